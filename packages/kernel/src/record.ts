import { digestOf } from './digest.ts';
import type { Answer } from './options.ts';
import { type Entry, Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { Listener, Rules } from './rules.ts';

/** A whole game: how it was set up, every answer, and a digest of the state at each new chapter. */
export type GameRecord<Setup, Event> = {
  readonly rules: string;
  readonly setup: Setup;
  readonly key: string;
  readonly entries: Entry[];
  readonly chapters: { readonly entry: number; readonly chapter: number; readonly digest: number }[];
  /** What happened, unredacted: old games are shown from here and never run again. */
  readonly events: Event[];
};

/** A game being played and written down. */
export class Recording<Setup, State, Game, View, Event> {
  readonly position: Position<Setup, State, Game, View, Event>;
  readonly record: GameRecord<Setup, Event>;
  readonly #rules: Rules<Setup, State, Game, View, Event>;
  #chapter: number | undefined;

  constructor(
    rules: Rules<Setup, State, Game, View, Event>,
    setup: Setup,
    key: string,
    listener: Listener<Event> | undefined = undefined,
  ) {
    this.#rules = rules;
    const events: Event[] = [];
    this.record = { rules: rules.name, setup, key, entries: [], chapters: [], events };
    this.position = Position.begin(rules, setup, key, {
      listener: (event) => {
        events.push(event);
        listener?.(event);
      },
    });
    this.#noteChapter();
  }

  answer(seat: number, answer: Answer): Refusal | undefined {
    const digest = this.position.digestFor(seat);
    const reason = this.position.answer(seat, answer);
    if (reason !== undefined) return reason;
    this.record.entries.push({ seat, answer, digest });
    this.#noteChapter();
    return undefined;
  }

  #noteChapter(): void {
    const { checkpoint } = this.position;
    const chapter = this.#rules.chapter(checkpoint);
    if (chapter === this.#chapter) return;
    this.#chapter = chapter;
    this.record.chapters.push({
      entry: this.record.entries.length,
      chapter,
      digest: digestOf(JSON.stringify(checkpoint)),
    });
  }
}

/** The first place where a record does not replay, in words a person can act on. */
export type ReplayProblem = { readonly entry: number; readonly problem: string; readonly refusal?: Refusal };

/** Plays a record from the start. Each question and each chapter must be the one that was written down. */
export function replay<Setup, State, Game, View, Event>(
  rules: Rules<Setup, State, Game, View, Event>,
  record: Omit<GameRecord<Setup, Event>, 'events'>,
  onEntry: (recording: Recording<Setup, State, Game, View, Event>, entry: Entry) => void = () => undefined,
): Recording<Setup, State, Game, View, Event> | ReplayProblem {
  if (record.rules !== rules.name)
    return { entry: 0, problem: `a record of '${record.rules}', not of '${rules.name}'` };
  const again = new Recording(rules, record.setup, record.key);
  for (const [i, entry] of record.entries.entries()) {
    if (again.position.digestFor(entry.seat) !== entry.digest)
      return { entry: i, problem: 'another question is asked here' };
    const refusal = again.answer(entry.seat, entry.answer);
    if (refusal !== undefined) return { entry: i, problem: 'the answer is refused', refusal };
    onEntry(again, entry);
  }
  for (const [i, chapter] of record.chapters.entries()) {
    const found = again.record.chapters[i];
    if (found?.digest !== chapter.digest)
      return { entry: chapter.entry, problem: `chapter ${chapter.chapter} differs` };
  }
  return again;
}
