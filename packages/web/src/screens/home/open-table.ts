import type { Refusal } from '@dustup/kernel';
import type { Connection, HouseRules } from '@dustup/protocol/client';
import type { Wish } from '../../app/wire.ts';

type HouseWish = Extract<Wish, { readonly t: 'create' }>['house'];

/** The kinds of bots, as the server knows them. */
export const BOTS = ['rule', 'random'] as const;

/** Which bot takes a seat unless somebody chooses. */
export const USUAL_BOT = 'rule';

/** What somebody gets who has never chosen: the base game, and a first decision at once. */
const FIRST_GAME: HouseWish = { players: 5, sets: ['base'], options: ['twoCharacters'] };

/** The first table that somebody opens for others. */
export const FIRST_TABLE: HouseWish = { players: 5, sets: ['base'], clock: null, pace: 'calm' };

/** Opens a table; its code, or why not. */
export async function openTable(connection: Connection, house: HouseWish): Promise<string | Refusal> {
  const reply = await connection.request({ t: 'create', house });
  if (reply.t === 'refused') return reply.why;
  const made = reply.with;
  const code = typeof made === 'object' && made !== null && 'code' in made ? made['code'] : undefined;
  return typeof code === 'string' ? code : { refused: 'noSuchTable' };
}

/** A private table, bots in all other seats, and the game begins: nobody is waited for, so there is no clock. */
export async function playNow(connection: Connection, before: HouseRules | null): Promise<string | Refusal> {
  const usual: HouseWish = { isPublic: false, clock: null };
  const code = await openTable(connection, before === null ? { ...FIRST_GAME, ...usual } : usual);
  if (typeof code !== 'string') return code;
  const reply = await connection.request({ t: 'start', fill: USUAL_BOT });
  return reply.t === 'refused' ? reply.why : code;
}
