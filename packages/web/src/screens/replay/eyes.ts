import type { GameState, LoggedEvent, RecordFile, TableState, WireEvent } from '../../app/wire.ts';
import { memberOf } from '../../frame/frame-facts.ts';
import type { Moment } from '../shared/parse-moments.ts';
import { gameOf } from '../shared/parse-records.ts';

/** Through whose eyes a replay is seen: a seat's, a spectator's, or all hands at once. */
export type Eyes = number | 'spectator' | 'all';

/** What the server lets this viewer choose from. */
export function eyesFor({ first, players }: RecordFile): readonly Eyes[] {
  return first.own === null ? ['spectator'] : ['all', ...players.keys(), 'spectator'];
}

/** How it is first shown: as I saw it, else with all there is. */
export function firstEyes({ seat, first }: RecordFile): Eyes {
  if (first.own === null) return 'spectator';
  return seat ?? 'all';
}

const LOGGED = 150;
const NO_CLOCK: GameState['clock'] = { left: null, of: 0, banks: [], endsAt: null, warns: false };

/** The table at one moment, as it looked through these eyes. `isStep`: the moment follows the one shown before. */
export function tableAt(
  record: RecordFile,
  moments: readonly Moment[],
  at: number,
  eyes: Eyes,
  isStep: boolean,
): TableState {
  const moment = moments[at] ?? moments[0];
  const seat = typeof eyes === 'number' ? eyes : null;
  if (moment === undefined) throw new Error('a record has at least its deal');
  const { table, own } = moment;
  return {
    seat,
    chat: [],
    info: infoOf(record),
    game: {
      id: record.id,
      slug: gameOf(record),
      n: at,
      table,
      own: seat === null ? null : (own?.[seat] ?? null),
      hands: eyes === 'all' ? own : null,
      ask: null,
      answering: null,
      clock: NO_CLOCK,
      log: logUntil(moments, at, eyes, isStep),
    },
  };
}

function infoOf(record: RecordFile): TableState['info'] {
  const { id, code, setup, players, commitment, outcome, seed } = record;
  return {
    id,
    code,
    phase: 'over',
    closed: null,
    house: {
      game: gameOf(record),
      isPublic: false,
      players: players.length,
      sets: namesIn(setup, 'sets'),
      options: namesIn(setup, 'options'),
      clock: null,
      pace: 'human',
      pokerFace: true,
      deadSeeAll: false,
      openHands: false,
      keepCharacters: false,
      passStar: false,
      rotateSeats: false,
    },
    host: '',
    seats: players.map(({ name, bot }) => ({ name, guest: null, bot, isHere: true, standIn: null, won: 0 })),
    spectators: 0,
    watchers: [],
    isPaused: false,
    voters: [],
    votes: {},
    game: { id, commitment, outcome, seed },
    played: 0,
  };
}

/** A list of names in the set-up of a game, where it has one. */
function namesIn(setup: unknown, list: string): readonly string[] {
  const found = memberOf(setup, list);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

/** What had happened up to here; only what is new since the moment before is made a show of. */
function logUntil(moments: readonly Moment[], at: number, eyes: Eyes, isStep: boolean): readonly LoggedEvent[] {
  const log: LoggedEvent[] = [];
  let key = 0;
  for (let i = 0; i <= at; i++) {
    for (const event of moments[i]?.events ?? []) {
      log.push({ key, step: isStep && i === at ? at : null, event: seenWith(event, eyes) });
      key += 1;
    }
  }
  return log.slice(-LOGGED);
}

/** An event as these eyes saw it: cards that were not theirs to see are only counted. */
export function seenWith(event: WireEvent, eyes: Eyes): WireEvent {
  const { seenBy, cards, ...rest } = event;
  if (cards === undefined || !Array.isArray(seenBy) || eyes === 'all') return event;
  return seenBy.some((seat) => seat === eyes) ? { ...rest, cards } : rest;
}
