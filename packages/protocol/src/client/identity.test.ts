import { describe, expect, it } from 'vitest';
import type { Identity } from './ports.ts';
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
const ZOE = { token: 'zoes', guest: 'zoe' };

/** A seat link is taken. */
function become(storage: StoragePort, identity: Identity) {
  setIdentityAside(storage);
  new IdentityStore(storage).write(identity);
}

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

  it('is kept whatever further links we take, and each of them brings us back in turn', () => {
    const storage = newStorage();
    new IdentityStore(storage).write(BEN);
    become(storage, EVE);
    become(storage, ZOE);
    const back = () => {
      takeIdentityBack(storage);
      return keptIdentity(storage);
    };
    expect([back(), back(), back(), back()]).toEqual([EVE, BEN, ZOE, EVE]);
  });

  it('is kept once, with the newest token', () => {
    const storage = newStorage();
    new IdentityStore(storage).write(BEN);
    become(storage, EVE);
    become(storage, BEN);
    become(storage, { ...EVE, token: 'newer' });
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toEqual(BEN);
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toEqual({ ...EVE, token: 'newer' });
  });

  it('that we were first is kept, however many links we take', () => {
    const storage = newStorage();
    new IdentityStore(storage).write(BEN);
    for (let n = 0; n < 100; n++) become(storage, { token: `t${n}`, guest: `g${n}` });
    const seen = new Set<string | undefined>();
    for (let n = 0; n < 100; n++) {
      takeIdentityBack(storage);
      seen.add(keptIdentity(storage)?.guest);
    }
    expect(seen).toContain('ben');
    expect(seen.size).toBeLessThan(30);
  });

  it('was kept alone in an older version', () => {
    const storage = newStorage();
    storage.setItem('dustup.guest.before', JSON.stringify(BEN));
    new IdentityStore(storage).write(EVE);
    become(storage, ZOE);
    takeIdentityBack(storage);
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toEqual(BEN);
  });

  it('needs no way back when we were nobody', () => {
    const storage = newStorage();
    setIdentityAside(storage);
    expect([keptIdentity(storage), hasIdentityAside(storage)]).toEqual([null, false]);
    takeIdentityBack(storage);
    expect(keptIdentity(storage)).toBeNull();
  });
});
