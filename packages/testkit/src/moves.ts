import { slugOf } from '@dustup/bang';
import { type Answer, INTERJECT, isSelection } from '@dustup/kernel';
import type { TableGame } from './table-game.ts';
import { answerFrom, type Said, type SaidSlots, type Seated } from './words.ts';

/** What a move says besides its card: its target, what it is used as, what it is after, what it costs. */
export type MoveWords = {
  readonly on?: Seated;
  readonly as?: string;
  readonly what?: string;
  readonly cost?: readonly string[];
  readonly [slot: string]: Said | undefined;
};

/** What a seat can say, turned into answers. */
export class Moves {
  readonly #game: TableGame;
  readonly #seat: number;

  constructor(game: TableGame, seat: number) {
    this.#game = game;
    this.#seat = seat;
  }

  play(card: string, words: MoveWords = {}): Answer {
    return this.#answer({ do: 'play', card, ...slotsOf(words) });
  }

  use(ability: string, words: MoveWords = {}): Answer {
    return this.#answer({ do: 'use', use: ability, ...slotsOf(words) });
  }

  endTurn(): Answer {
    return this.#answer({ do: 'end' });
  }

  /** Whatever declines: take it, give in, give up, end the turn, choose nothing. */
  pass(): Answer {
    const root = this.#root;
    if (root !== undefined && isSelection(root)) return { [root.slot]: [] };
    const ways = root?.candidates.filter((value) => value !== 'play' && value !== 'use') ?? [];
    if (root?.slot === 'do' && ways.includes('pass')) return { do: 'pass' };
    const [way, ...others] = root?.slot === 'do' ? ways : [];
    if (way === undefined || others.length > 0) throw new Error(`${this.#name} cannot just pass: ${this.#game.now}`);
    return this.#answer({ do: way });
  }

  /** The value of a question's first slot, or its slots by name. */
  pick(picked: Said | SaidSlots): Answer {
    if (isSaid(picked)) return this.#answer({ [this.#root?.slot ?? 'card']: picked });
    return this.#answer(picked);
  }

  discard(...cards: string[]): Answer {
    return this.#answer({ [this.#root?.slot ?? 'cards']: cards });
  }

  /** What an ability allows besides the open question. */
  interject(ability: string, cards: readonly string[] = [], words: MoveWords = {}): Answer {
    const kind = slugOf(ability);
    const offer = this.#game.position.standing.find((one) => one.seat === this.#seat && one.question.kind === kind);
    const said = { ...(cards.length > 0 && { cards }), ...slotsOf(words) };
    return { [INTERJECT]: kind, ...answerFrom(this.#game, this.#seat, offer?.question.options, said) };
  }

  get #root() {
    return this.#game.askedOf(this.#seat)?.question.options;
  }

  get #name(): string {
    return this.#game.nameOf(this.#seat);
  }

  #answer(said: SaidSlots): Answer {
    return answerFrom(this.#game, this.#seat, this.#root, said);
  }
}

function slotsOf({ on, ...words }: MoveWords): SaidSlots {
  const slots: { [slot: string]: Said } = on === undefined ? {} : { at: on };
  for (const [name, said] of Object.entries(words)) if (said !== undefined) slots[name] = said;
  return slots;
}

function isSaid(picked: Said | SaidSlots): picked is Said {
  return typeof picked !== 'object' || Array.isArray(picked) || 'seat' in picked;
}
