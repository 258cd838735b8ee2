import { type DuelEvent, duelRules, type Game, type Setup, type State, type View, viewFor } from '@dustup/duel';
import { encodeAsk } from '@dustup/protocol';
import { decodeAsk } from '@dustup/protocol/client';
import type { DuelGame } from '../games/duel/wire.ts';
import { LocalGame, type LocalWishes } from './local-game.ts';

/** A Duel without a server. */
export class LocalDuel extends LocalGame<Setup, State, Game, View, DuelEvent, DuelGame> {
  constructor({ me = 0, ...wishes }: LocalWishes & { readonly me?: number }) {
    super(duelRules, {}, me, wishes);
  }

  protected snapshot(): DuelGame {
    const { game } = this.position;
    const { outcome, ...seen } = viewFor(game, null).toJSON();
    const mine = viewFor(game, this.me).seats[this.me];
    const ask = encodeAsk(this.position, this.me, this.n);
    const table = {
      ...seen,
      outcome: outcome === null ? null : { winners: [outcome.winner], side: outcome.side },
      handLimits: [3, 3],
      asked: this.position.open.map(({ seat }) => seat),
    };
    return {
      id: 'local duel',
      n: this.n,
      table: structuredClone(JSON.parse(JSON.stringify(table))),
      own: { hand: mine?.hand ?? [], reserve: mine?.reserve ?? [], choice: mine?.choice ?? [] },
      ask: ask === null ? null : decodeAsk(ask),
      answering: null,
      clock: { left: 47_000, of: 60_000, banks: [185_000, 112_000], endsAt: performance.now() + 47_000, warns: false },
      log: [...this.log],
    };
  }
}
