import { bangRules, frameOf, type Game, type GameEvent, type Setup, type State, type View } from '@dustup/bang';
import { encodeAsk } from '@dustup/protocol';
import { decodeAsk } from '@dustup/protocol/client';
import type { TableState } from '../games/bang/wire.ts';
import { LocalGame, type LocalWishes } from './local-game.ts';

const NAMES = ['Nell', 'Tomás', 'Rosa', 'Old Pete', 'June', 'Dusty', 'Mei', 'Bill'];

type TableWishes = LocalWishes & {
  readonly players: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
};

/** A game of the first kind without a server, with people around it. */
export class LocalTable extends LocalGame<Setup, State, Game, View, GameEvent, TableState> {
  readonly #id: string;

  constructor({ players, sets, options, ...wishes }: TableWishes) {
    super(bangRules, { players, sets, options }, 0, wishes);
    this.#id = `local ${players} ${wishes.seed} ${wishes.until}`;
  }

  protected snapshot(): TableState {
    const { table, own } = frameOf(this.position);
    const ask = encodeAsk(this.position, this.me, this.n);
    const players = table.seats.length;
    return {
      seat: this.me,
      chat: [
        { n: 1, name: 'Rosa', seat: 2, guest: 'rosa', to: 'table', text: 'That was me, sorry, June.' },
        { n: 2, name: 'June', seat: 4, guest: 'june', to: 'table', text: 'I will remember it.' },
      ],
      info: {
        id: 'local',
        code: 'LCALTBLE',
        phase: table.outcome === null ? 'playing' : 'over',
        closed: null,
        house: {
          game: 'bang',
          isPublic: false,
          players,
          sets: table.sets,
          options: [],
          clock: { decision: 60, bank: 150 },
          pace: 'human',
          pokerFace: true,
          deadSeeAll: true,
          openHands: true,
          keepCharacters: false,
          passStar: false,
          rotateSeats: false,
        },
        host: 'nell',
        seats: NAMES.slice(0, players).map((name, at) => ({
          name,
          guest: at === 5 ? null : name.toLowerCase(),
          bot: at === 5 ? 'rule' : null,
          isHere: true,
          standIn: at === 6 ? 'away' : null,
          won: 0,
        })),
        spectators: 1,
        watchers: [{ guest: 'eve', name: 'Eve' }],
        isPaused: false,
        voters: NAMES.slice(0, players).flatMap((_, at) => (at < 5 ? [at] : [])),
        votes: {},
        game: { id: this.#id, commitment: '9f2c51ab', outcome: table.outcome, seed: null },
        played: 0,
      },
      game: {
        id: this.#id,
        slug: 'bang',
        n: this.n,
        table,
        own: own[this.me] ?? null,
        hands: null,
        ask: ask === null ? null : decodeAsk(ask),
        answering: null,
        clock: {
          left: 38_000,
          of: 60_000,
          banks: table.seats.map((_, at) => 130_000 - at * 15_000),
          endsAt: performance.now() + 38_000,
          warns: false,
        },
        log: [...this.log],
      },
    };
  }
}
