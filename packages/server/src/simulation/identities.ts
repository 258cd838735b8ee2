import { createHash } from 'node:crypto';
import { parseKeys } from '../core/parse-entry.ts';
import type { LogFact } from '../log/log.ts';
import { Violation } from './violation.ts';

/** The owners of tokens, by what is on disk: a client that brings one must be let in as its owner. */
export class Identities {
  /** The hashes of a guest's tokens, by guest. */
  readonly #tokens = new Map<string, ReadonlySet<string>>();
  readonly #came = new Map<number, { readonly guest: string; readonly hash: string }>();

  /** This is on disk. */
  save({ kind, id, body }: LogFact): void {
    if (kind !== 'keys') return;
    const keys = parseKeys(body);
    if (keys === undefined) this.#tokens.delete(id);
    else this.#tokens.set(id, new Set(keys.tokens));
  }

  /** This is about to be: tokens that go are good no longer, those that come are not good yet. */
  foresee({ kind, id, body }: LogFact): void {
    if (kind !== 'keys') return;
    const tokens = new Set(parseKeys(body)?.tokens);
    this.#tokens.set(id, (this.#tokens.get(id) ?? new Set()).intersection(tokens));
  }

  forgetAll(): void {
    this.#tokens.clear();
    this.#came.clear();
  }

  came(connection: number, token: string): void {
    const hash = createHash('sha256').update(token).digest('hex');
    for (const [guest, tokens] of this.#tokens) if (tokens.has(hash)) this.#came.set(connection, { guest, hash });
  }

  welcomed(connection: number, guest: string): void {
    const expected = this.#came.get(connection);
    this.#came.delete(connection);
    if (expected === undefined || expected.guest === guest) return;
    const isGood = this.#tokens.get(expected.guest)?.has(expected.hash) === true;
    if (isGood) throw new Violation('lockedOut', `${expected.guest} came with their token and is ${guest}`);
  }
}
