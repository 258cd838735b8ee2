import { type DuelEvent, type DuelPosition, duelRules, viewFor } from '@dustup/duel';
import { type Answer, keyFromSeed, Position, randomFrom, below, type RandomState } from '@dustup/kernel';
import { encodeAsk } from '@dustup/protocol';
import { decodeAsk, randomAnswerFrom } from '@dustup/protocol/client';
import type { DuelGame } from '../games/duel/wire.ts';
import type { LocalWishes } from './local-table.ts';

/** A Duel without a server, the other one at random: for looking at the table while it is being built. */
export class LocalDuel {
  readonly #position: DuelPosition;
  readonly #dice: RandomState;
  readonly #me: number;
  readonly #listeners = new Set<() => void>();
  readonly #log: { key: number; step: number | null; event: DuelEvent }[] = [];
  #events: DuelEvent[] = [];
  #n = 0;
  state: DuelGame;

  constructor({ seed, skip, until, me = 0 }: Pick<LocalWishes, 'seed' | 'skip' | 'until'> & { me?: number }) {
    this.#me = me;
    this.#dice = randomFrom(keyFromSeed(`dice ${seed}`));
    this.#position = Position.begin(duelRules, {}, keyFromSeed(seed), {
      listener: (event) => this.#events.push(event),
    });
    for (let at = 0; at < skip && !this.#position.isOver; at++) this.#randomStep();
    for (let at = 0; at < 3000 && !this.#isAskedFor(until); at++) this.#randomStep();
    this.state = this.#snapshot(null);
  }

  #isAskedFor(until: string | null): boolean {
    if (this.#position.isOver) return true;
    const mine = this.#position.open.find(({ seat }) => seat === this.#me);
    return until === null || mine?.question.kind === until;
  }

  #randomStep(): void {
    const asked = this.#position.firstOpen;
    if (asked === undefined) return;
    this.#position.accept(asked.seat, randomAnswerFrom(asked.question, { below: (n) => below(this.#dice, n) }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DuelGame => this.state;

  answer(answer: Answer): void {
    const wrong = this.#position.answer(this.#me, answer);
    if (wrong !== undefined) throw new Error(JSON.stringify(wrong));
    this.#show();
  }

  /** One decision of anybody's, or of the other's. */
  step(isMine: boolean): void {
    const { firstOpen } = this.#position;
    if (firstOpen === undefined || (firstOpen.seat === this.#me && !isMine)) return;
    this.#randomStep();
    this.#show();
  }

  #show(): void {
    this.#n += 1;
    this.state = this.#snapshot(this.#n);
    for (const listener of this.#listeners) listener();
  }

  #snapshot(step: number | null): DuelGame {
    const { game } = this.#position;
    for (const event of this.#events)
      this.#log.push({ key: this.#log.length, step, event: duelRules.redact(event, this.#me) });
    this.#events = [];
    const { outcome, ...seen } = viewFor(game, null);
    const mine = viewFor(game, this.#me).seats[this.#me];
    const ask = encodeAsk(this.#position, this.#me, this.#n);
    const table = {
      ...seen,
      outcome: outcome === null ? null : { winners: [outcome.winner], side: outcome.side },
      handLimits: [3, 3],
      asked: this.#position.open.map(({ seat }) => seat),
    };
    return {
      id: 'local duel',
      n: this.#n,
      table: structuredClone(JSON.parse(JSON.stringify(table))),
      own: { hand: mine?.hand ?? [], reserve: mine?.reserve ?? [], choice: mine?.choice ?? [] },
      ask: ask === null ? null : decodeAsk(ask),
      answering: null,
      clock: { left: 47_000, of: 60_000, banks: [185_000, 112_000], endsAt: performance.now() + 47_000, warns: false },
      log: [...this.#log],
    };
  }
}
