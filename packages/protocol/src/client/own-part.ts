import type { TableInfo } from '../messages.ts';
import { sha256 } from '../sha256.ts';
import type { Wish } from './ports.ts';

/** What a player may want to check after the game: the promise they saw before the deal, and what they added to the seed themselves. */
export type FairNote = { readonly game: string; readonly promise: string; readonly part: string | null };

/**
 * What we add to the seed of each game in which we sit: pledged in the lobby, shown when the server's promise and all pledges are out. It is shown
 * for one promise only: whoever knows it could make another promise to suit.
 */
export class OwnPart {
  readonly #newPart: () => string;
  #table = '';
  #part = '';
  #pledge = '';
  #note: FairNote | undefined;

  /** `newPart` gives 256 bits of chance, in hexadecimal digits. */
  constructor(newPart: () => string) {
    this.#newPart = newPart;
  }

  /** Of the game that we sit in now. */
  get note(): FairNote | undefined {
    return this.#note;
  }

  /** What is to be sent now that the table stands like this. `isAnew`: we have come (back) to it, so what we sent before may be lost. */
  look({ id, phase, game }: TableInfo, seat: number | null, isAnew: boolean): Wish | undefined {
    if (seat === null) return undefined;
    if (phase === 'lobby') return this.#pledged(id, isAnew);
    if (phase !== 'playing' || game === null) return undefined;
    // We show it only if the promise is about what we have pledged; that it is, the seed will tell.
    const isPledged = this.#table === id && game.pledges?.[seat] === this.#pledge;
    const isWanted = isPledged && (!this.#isShown || this.#note?.promise === game.commitment);
    const isFirst = this.#note?.game !== game.id;
    if (isFirst) this.#note = { game: game.id, promise: game.commitment, part: isWanted ? this.#part : null };
    return isWanted && (isFirst || isAnew) ? { t: 'reveal', game: game.id, part: this.#part } : undefined;
  }

  get #isShown(): boolean {
    return this.#part !== '' && this.#note?.part === this.#part;
  }

  #pledged(id: string, isAnew: boolean): Wish | undefined {
    const isNew = this.#table !== id || this.#isShown;
    if (!isNew && !isAnew) return undefined;
    if (isNew) {
      this.#table = id;
      this.#part = this.#newPart();
      this.#pledge = sha256(this.#part);
    }
    return { t: 'pledge', game: id, hash: this.#pledge };
  }
}
