import type { Identity } from './ports.ts';

/** Where a guest's identity is kept: `localStorage` in a browser, a file of a bot's own. */
export type StoragePort = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

const KEY = 'dustup.guest';
const BEFORE = 'dustup.guest.before';

/** Keeps who we are, as long as this page lives when there is no storage, or none that works. */
export class IdentityStore {
  readonly #storage: StoragePort | undefined;
  #identity: Identity | null = null;

  constructor(storage: StoragePort | undefined) {
    this.#storage = storage;
  }

  /** Read each time: another window may have become somebody else meanwhile. */
  read(): Identity | null {
    try {
      const text = this.#storage?.getItem(KEY);
      if (text != null) this.#identity = identityIn(text) ?? this.#identity;
    } catch {
      // No storage: we go by what we remember.
    }
    return this.#identity;
  }

  write(identity: Identity): void {
    this.#identity = identity;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(identity));
    } catch {
      // Full or forbidden: the guest lasts as long as this page.
    }
  }

  /** Unless another window has become somebody else meanwhile. */
  forget(token: string): void {
    if (this.read()?.token !== token) return;
    this.#identity = null;
    try {
      this.#storage?.removeItem(KEY);
    } catch {
      // Forbidden: then nothing is in it either.
    }
  }
}

function identityIn(text: string): Identity | null {
  const found: unknown = JSON.parse(text);
  if (typeof found !== 'object' || found === null || !('token' in found) || !('guest' in found)) return null;
  const { token, guest } = found;
  return typeof token === 'string' && typeof guest === 'string' ? { token, guest } : null;
}

/** Keeps who we are now, before a seat link makes us somebody else. */
export function setIdentityAside(storage: StoragePort): void {
  const now = storage.getItem(KEY);
  if (now !== null) storage.setItem(BEFORE, now);
}

export function hasIdentityAside(storage: StoragePort): boolean {
  return storage.getItem(BEFORE) !== null;
}

/** We are again who we were; whom the link had made of us is kept in turn. */
export function takeIdentityBack(storage: StoragePort): void {
  const [now, before] = [storage.getItem(KEY), storage.getItem(BEFORE)];
  if (before === null) return;
  storage.setItem(KEY, before);
  if (now === null) storage.removeItem(BEFORE);
  else storage.setItem(BEFORE, now);
}

/** Who we are, if we are anybody yet. */
export function keptIdentity(storage: StoragePort): Identity | null {
  const text = storage.getItem(KEY);
  return text === null ? null : identityIn(text);
}
