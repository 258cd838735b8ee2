import { type BangFrame, type BangPosition, bangRules, type GameEvent, redactEvent, frameOf } from '@dustup/bang';
import { type Answer, below, keyFromSeed, Position, type RandomState, randomFrom } from '@dustup/kernel';
import { encodeAsk, PROTOCOL_VERSION, type ServerMessage, stepBetween } from '@dustup/protocol';
import { randomAnswerFrom } from '@dustup/protocol/client';

const ME = 0;
const PLAYERS = 7;
const GAME = 'bench-game';
const CLOCK = { left: null, of: 60_000, banks: Array.from({ length: PLAYERS }, () => 120_000) };

/** A game of seven in which I hold a card of this name and may play it; the others answer at random, at once. */
export class StagedGame {
  readonly #position: BangPosition;
  readonly #dice: RandomState;
  #events: GameEvent[] = [];
  #frame: BangFrame;
  #n = 0;

  constructor(card: string) {
    const { position, dice } = dealt(card);
    this.#dice = dice;
    this.#position = position.fork({ listener: (event) => this.#events.push(event) });
    this.#frame = frameOf(this.#position);
  }

  /** What a client hears first. */
  opening(): readonly ServerMessage[] {
    const { table, own } = this.#frame;
    return [
      {
        t: 'welcome',
        v: PROTOCOL_VERSION,
        build: 'bench',
        guest: 'me',
        name: 'Nell',
        house: null,
        games: ['bang'],
        tables: [{ code: 'BENCHBEN', phase: 'playing', game: 'bang' }],
      },
      {
        t: 'table',
        table: infoOf(table.sets),
        seat: ME,
        game: {
          id: GAME,
          slug: 'bang',
          n: 0,
          table,
          own: own[ME] ?? null,
          hands: null,
          ask: encodeAsk(this.#position, ME, 0),
          clock: CLOCK,
          lately: [],
        },
        chat: [],
      },
    ];
  }

  /** My answer, and all that the others do until I am asked again: a message a decision. */
  *answer(answer: Answer): Generator<ServerMessage> {
    this.#position.accept(ME, answer);
    yield this.#step();
    for (
      let asked = this.#position.firstOpen;
      asked !== undefined && asked.seat !== ME;
      asked = this.#position.firstOpen
    ) {
      this.#position.accept(asked.seat, randomAnswerFrom(asked.question, { below: (n) => below(this.#dice, n) }));
      yield this.#step();
    }
  }

  #step(): ServerMessage {
    const before = this.#frame;
    this.#frame = frameOf(this.#position);
    const { events, table, own } = stepBetween(before, this.#frame, this.#events);
    this.#events = [];
    this.#n += 1;
    const mine = own?.[ME];
    return {
      t: 'step',
      game: GAME,
      n: this.#n,
      events: events.map((event) => redactEvent(event, ME)),
      ...(table === undefined ? {} : { table }),
      ...(mine === undefined ? {} : { own: mine }),
      ask: encodeAsk(this.#position, ME, this.#n),
      clock: CLOCK,
    };
  }
}

type Deal = { readonly position: BangPosition; readonly dice: RandomState };

const deals = new Map<string, Deal>();

/** The first of many deals in which the card comes to my hand in my first turns; looked for once. */
function dealt(card: string): Deal {
  const { position, dice } = deals.get(card) ?? search(card);
  deals.set(card, { position, dice });
  return { position, dice: structuredClone(dice) };
}

function search(card: string): Deal {
  for (let seed = 0; seed < 500; seed++) {
    const dice = randomFrom(keyFromSeed(`dice ${seed}`));
    const position = Position.begin(bangRules, { players: PLAYERS, sets: ['base'] }, keyFromSeed(`bench ${seed}`));
    for (let move = 0; move < 60 && !position.isOver; move++) {
      if (mayPlay(position, card)) return { position, dice };
      const asked = position.firstOpen;
      if (asked === undefined) break;
      position.accept(asked.seat, randomAnswerFrom(asked.question, { below: (n) => below(dice, n) }));
    }
  }
  throw new Error(`no deal with ${card}`);
}

function mayPlay(position: BangPosition, card: string): boolean {
  const isMine = position.open.some(({ seat, question }) => seat === ME && question.kind === 'play');
  return isMine && (position.view(ME).seats[ME]?.hand ?? []).some((held) => held.card === card);
}

function infoOf(sets: readonly string[]) {
  const names = ['Nell', 'Tomás', 'Rosa', 'Old Pete', 'June', 'Dusty', 'Mei'];
  return {
    id: 'bench',
    code: 'BENCHBEN',
    phase: 'playing',
    closed: null,
    house: {
      game: 'bang',
      isPublic: false,
      players: PLAYERS,
      sets,
      options: [],
      clock: null,
      pace: 'fast',
      pokerFace: true,
      deadSeeAll: false,
      openHands: true,
      keepCharacters: false,
      passStar: false,
      rotateSeats: false,
    },
    host: 'me',
    seats: names.map((name, at) => ({
      name,
      guest: at === ME ? 'me' : null,
      bot: at === ME ? null : 'rule',
      isHere: true,
      standIn: null,
      won: 0,
    })),
    spectators: 0,
    watchers: [],
    isPaused: false,
    voters: [],
    votes: {},
    game: { id: GAME, commitment: '', outcome: null, seed: null },
    played: 0,
  } as const;
}
