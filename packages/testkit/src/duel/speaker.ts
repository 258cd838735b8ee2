import { type Fighter, type FighterId, fighterAt, type Seat } from '@dustup/duel';
import { type Answer, isSelection, legalValues, type Refusal, type Slot, slotAfter, type Value } from '@dustup/kernel';
import { seatId, slugOf } from '@dustup/tabletop';
import type { DuelGame } from './duel-game.ts';
import { isCalled, isCardName } from '@dustup/notation/duel';

/** Somebody to aim at. */
type Placed = { readonly id: FighterId };
type Said = string | number | Placed | DuelSpeaker | readonly string[];
type MoveWords = { readonly [slot: string]: Said };

/** A fighter as a test looks at one. */
export class FighterSpeaker {
  readonly id: FighterId;
  readonly #game: DuelGame;

  constructor(game: DuelGame, id: FighterId) {
    this.#game = game;
    this.id = id;
  }

  get #fighter(): Fighter | null | undefined {
    return this.#game.state.seats[this.id >> 1]?.fighters[this.id & 1];
  }

  get life(): number {
    return this.#fighter?.life ?? 0;
  }

  get character(): string | undefined {
    return this.#fighter?.character;
  }

  /** The names of the Equipment, in the order in which it came. */
  get has(): string[] {
    return this.#game.namesOf(this.#fighter?.equipment ?? []);
  }
}

/** A seat that speaks: each sentence is an answer, and one that is refused fails the test with its reason. */
export class DuelSpeaker {
  readonly name: string;
  readonly seat: number;
  /** The two places, as they were when the table was set up: `front` stood in front then. */
  readonly front: FighterSpeaker;
  readonly rear: FighterSpeaker;
  /** `Law.mayNot.play('Colt', { at: Outlaws.rear })` gives the reason; fails when they may. */
  readonly mayNot = verbs(this, (answer) => this.#refusalOf(answer));
  /** Fails when they may not; they do not do it. */
  readonly may = verbs(this, (answer) => this.#mustBeAllowed(answer));
  readonly #game: DuelGame;

  constructor(game: DuelGame, name: string, seat: number) {
    this.name = name;
    this.seat = seat;
    this.#game = game;
    this.front = new FighterSpeaker(game, fighterAt(seatId(seat), 0));
    this.rear = new FighterSpeaker(game, fighterAt(seatId(seat), 1));
  }

  plays(card: string, words: MoveWords = {}): void {
    this.#says(this.answerFrom({ do: 'play', card, ...words }));
  }

  /** Plays a card to a question of somebody else's making. */
  answers(card: string): void {
    this.#says(this.answerFrom({ do: 'play', card }));
  }

  uses(use: string, words: MoveWords = {}): void {
    this.#says(this.answerFrom({ do: 'use', use, ...words }));
  }

  swaps(): void {
    this.#says({ do: 'swap' });
  }

  reloads(card: string): void {
    this.#says(this.answerFrom({ do: 'reload', card }));
  }

  endsTurn(): void {
    this.#says({ do: 'end' });
  }

  /** Whatever declines. */
  passes(): void {
    const root = this.#root;
    const ways = root !== undefined && !isSelection(root) ? root.candidates : [];
    const way = ['takeIt', 'giveIn', 'pass', 'end'].find((word) => ways.includes(word));
    if (root === undefined || way === undefined) throw new Error(`${this.name} cannot just pass: ${this.#game.now}`);
    this.#says({ [root.slot]: way });
  }

  /** The value of a question's first slot. */
  picks(...picked: readonly (string | number | DuelSpeaker)[]): void {
    const root = this.#root;
    const [one] = picked;
    if (root === undefined || one === undefined) throw new Error(`${this.name} has nothing to pick: ${this.#game.now}`);
    this.#says(this.answerFrom({ [root.slot]: isSelection(root) ? picked.map(String) : one }));
  }

  get asked(): string | undefined {
    return this.#game.askedOf(this.seat)?.question.kind;
  }

  get view() {
    return this.#game.position.view(this.seat);
  }

  get state(): Seat {
    const found = this.#game.state.seats[this.seat];
    if (found === undefined) throw new Error(`no seat ${this.seat}`);
    return found;
  }

  /** The names of the cards in hand, sorted. */
  get hand(): string[] {
    return this.#game.namesOf(this.state.hand).sort();
  }

  get holds(): number {
    return this.state.hand.length;
  }

  /** Who stands in front just now. */
  get leader(): string | undefined {
    return this.state.fighters[this.state.front]?.character;
  }

  /** The slot that a question asks for first. */
  get firstSlot(): string {
    return this.#root?.slot ?? 'do';
  }

  get #root(): Slot | undefined {
    return this.#game.askedOf(this.seat)?.question.options;
  }

  #says(answer: Answer): void {
    this.#game.answer(this.seat, answer);
  }

  #refusalOf(answer: Answer): Refusal {
    const refusal = this.#game.whyNot(this.seat, answer);
    if (refusal === undefined) throw new Error(`${this.name} may well ${JSON.stringify(answer)}`);
    return refusal;
  }

  #mustBeAllowed(answer: Answer): void {
    const refusal = this.#game.whyNot(this.seat, answer);
    if (refusal !== undefined)
      throw new Error(`${this.name} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
  }

  /** The answer that a test's words mean, slot by slot; one with a single legal value fills itself. */
  answerFrom(said: MoveWords): Answer {
    const answer: { [slot: string]: Value | readonly Value[] } = {};
    let slot = this.#root;
    while (slot !== undefined) {
      const words = said[slot.slot];
      const value = words === undefined ? onlyValue(slot) : this.#meant(words, slot);
      if (value === undefined) break;
      answer[slot.slot] = value;
      slot = isCandidate(slot, value) ? slotAfter(slot, value) : undefined;
    }
    for (const [name, words] of Object.entries(said)) answer[name] ??= this.#meant(words, undefined);
    return answer;
  }

  #meant(said: Said, slot: Slot | undefined): Value | readonly Value[] {
    const among = slot === undefined ? [] : isSelection(slot) ? slot.from : slot.candidates;
    if (isList(said)) {
      const left = [...among];
      return said.map((one) => {
        const value = this.#meantOne(one, left);
        left.splice(left.indexOf(value), 1);
        return value;
      });
    }
    if (typeof said === 'object') return 'seat' in said ? said.seat : said.id;
    return this.#meantOne(said, among);
  }

  #meantOne(said: string | number, among: readonly Value[]): Value {
    if (typeof said === 'number' || among.includes(said)) return said;
    if (among.includes(slugOf(said))) return slugOf(said);
    if (!isCardName(said)) return said;
    const cards = [...among.filter((value) => typeof value === 'number'), ...this.state.hand];
    const found = cards.find((card) => isCalled(this.#game.faceOf(card), said));
    return found ?? said;
  }
}

function isList(said: Said): said is readonly string[] {
  return Array.isArray(said);
}

function isCandidate(slot: Slot, value: Value | readonly Value[]): boolean {
  return isSelection(slot) || (typeof value !== 'object' && slot.candidates.includes(value));
}

function onlyValue(slot: Slot): Value | readonly Value[] | undefined {
  if (isSelection(slot)) return slot.least === slot.from.length ? slot.from : undefined;
  const [only, ...others] = legalValues(slot);
  return others.length === 0 ? only : undefined;
}

function verbs<T>(speaker: DuelSpeaker, judge: (answer: Answer) => T) {
  return {
    play: (card: string, words: MoveWords = {}) => judge(speaker.answerFrom({ do: 'play', card, ...words })),
    answer: (card: string) => judge(speaker.answerFrom({ do: 'play', card })),
    use: (use: string, words: MoveWords = {}) => judge(speaker.answerFrom({ do: 'use', use, ...words })),
    swap: () => judge({ do: 'swap' }),
    reload: (card: string) => judge(speaker.answerFrom({ do: 'reload', card })),
    endTurn: () => judge({ do: 'end' }),
    pick: (picked: string | number) => judge(speaker.answerFrom({ [speaker.firstSlot]: picked })),
  };
}
