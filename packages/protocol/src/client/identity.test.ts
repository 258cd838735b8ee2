import { describe, expect, it } from 'vitest';
import {
  hasIdentityAside,
  IdentityStore,
  keptIdentity,
  setIdentityAside,
  type StoragePort,
  takeIdentityBack,
} from './identity.ts';

function newStorage(): StoragePort {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

const BEN = { token: 'bens', guest: 'ben' };
const EVE = { token: 'eves', guest: 'eve' };

describe('Who we are', () => {
  it('is kept aside when a seat link makes us somebody else, and there is a way back, both ways', () => {
    const storage = newStorage();
    const store = new IdentityStore(storage);
    store.write(BEN);
    expect(hasIdentityAside(storage)).toBe(false);
    setIdentityAside(storage);
    store.write(EVE);
    expect([keptIdentity(storage), hasIdentityAside(storage)]).toEqual([EVE, true]);
    takeIdentityBack(storage);
    expect([keptIdentity(storage), hasIdentityAside(storage)]).toEqual([BEN, true]);
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toEqual(EVE);
  });

  it('needs no way back when we were nobody', () => {
    const storage = newStorage();
    setIdentityAside(storage);
    expect([keptIdentity(storage), hasIdentityAside(storage)]).toEqual([null, false]);
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toBeNull();
  });
});
