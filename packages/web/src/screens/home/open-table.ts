import type { Refusal } from '@dustup/kernel';
import type { Connection } from '@dustup/protocol/client';
import { fieldOf } from '../../frame/field.ts';
import type { HouseWish } from '../../games/game-page.ts';

/** Opens a table; its code, or why not. */
export async function openTable(connection: Connection, house: HouseWish): Promise<string | Refusal> {
  const reply = await connection.request({ t: 'create', house });
  if (reply.t === 'refused') return reply.why;
  const code = fieldOf(reply.with, 'code');
  return code === '' ? { refused: 'noSuchTable' } : code;
}

/** A private table, bots in all other seats, and the game begins: nobody is waited for, so there is no clock. */
export async function playNow(connection: Connection, house: HouseWish, bot: string): Promise<string | Refusal> {
  const code = await openTable(connection, { ...house, isPublic: false, clock: null });
  if (typeof code !== 'string') return code;
  const reply = await connection.request({ t: 'start', fill: bot });
  return reply.t === 'refused' ? reply.why : code;
}
