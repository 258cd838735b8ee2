import type { Lasting, WireEvent } from '@dustup/kernel';
import { packed, unpacked } from './packed.ts';
import { readEvent } from './parse-event.ts';

const MOST = 40;

/** Which event of the game it is, from 0, and the event itself, packed. */
type Kept = { readonly at: number; readonly text: string };

/** What somebody is told who comes to a running game: the last events, and what lasts of those before. Nothing is redacted. */
export class Lately {
  readonly #lasting: Lasting;
  readonly #last: string[] = [];
  readonly #kept: Kept[] = [];
  #turn: Kept | undefined;
  #count = 0;

  constructor(lasting: Lasting) {
    this.#lasting = lasting;
  }

  note(events: readonly WireEvent[]): void {
    for (const event of events) this.#keep(event);
    const newest = events.slice(-MOST);
    this.#last.splice(0, this.#last.length + newest.length - MOST); // first, so that the list never grows beyond
    for (const event of newest) this.#last.push(textOf(event));
  }

  #keep(event: WireEvent): void {
    const at = this.#count++;
    const { turn, events } = this.#lasting;
    if (event.type === turn) this.#turn = { at, text: textOf(event) };
    if (!events.includes(event.type)) return;
    if (this.#turn !== undefined) this.#kept.push(this.#turn);
    this.#turn = undefined; // its turn is told of once
    this.#kept.push({ at, text: textOf(event) });
  }

  /** Oldest first. */
  tell(): WireEvent[] {
    const from = this.#count - this.#last.length;
    const before = this.#kept.filter(({ at }) => at < from).map(({ text }) => text);
    return [...before, ...this.#last].map((text) => readEvent(unpacked(text)));
  }
}

function textOf(event: WireEvent): string {
  return packed(JSON.stringify(event));
}
