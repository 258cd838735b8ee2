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
  return identityOf(JSON.parse(text));
}

function identityOf(found: unknown): Identity | null {
  if (typeof found !== 'object' || found === null || !('token' in found) || !('guest' in found)) return null;
  const { token, guest } = found;
  return typeof token === 'string' && typeof guest === 'string' ? { token, guest } : null;
}

/** Keeps who we are now, before a seat link makes us somebody else. */
export function setIdentityAside(storage: StoragePort): void {
  const now = keptIdentity(storage);
  if (now !== null) putAside(storage, [...othersThan(now, aside(storage)), now]);
}

export function hasIdentityAside(storage: StoragePort): boolean {
  return aside(storage).length > 0;
}

/** We are again who we were last; whom the link had made of us is kept in turn, so that each of them is reached. */
export function takeIdentityBack(storage: StoragePort): void {
  const now = keptIdentity(storage);
  const before = aside(storage);
  const last = before.pop();
  if (last === undefined) return;
  storage.setItem(KEY, JSON.stringify(last));
  putAside(storage, now === null ? before : [now, ...othersThan(now, before)]);
}

const MOST_ASIDE = 20;

/** Those we were, the last one last. Once there was room for one. */
function aside(storage: StoragePort): Identity[] {
  const text = storage.getItem(BEFORE);
  if (text === null) return [];
  const found: unknown = JSON.parse(text);
  return (Array.isArray(found) ? found : [found]).flatMap((one) => identityOf(one) ?? []);
}

/** Of too many, the one goes that came after the first. */
function putAside(storage: StoragePort, identities: readonly Identity[]): void {
  const [first, ...others] = identities;
  if (first === undefined) storage.removeItem(BEFORE);
  else storage.setItem(BEFORE, JSON.stringify([first, ...others.slice(1 - MOST_ASIDE)]));
}

function othersThan({ guest }: Identity, identities: readonly Identity[]): Identity[] {
  return identities.filter((one) => one.guest !== guest);
}

/** Who we are, if we are anybody yet. */
export function keptIdentity(storage: StoragePort): Identity | null {
  const text = storage.getItem(KEY);
  return text === null ? null : identityIn(text);
}
