import { diceFrom } from '@dustup/bots';
import { type HouseWish, PROTOCOL_VERSION } from '@dustup/protocol';
import { type ClientState, connect, type Connection, randomAnswerFrom } from '@dustup/protocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { Flags } from '../settings/parse-settings.ts';
import { type Chance, chanceFrom } from '../simulation/chance.ts';
import { cleanUp, RawClient, startTestServer } from '../testing/test-server.ts';
import type { Loot } from './evil.ts';
import { hostileText } from './hostile.ts';

afterEach(cleanUp);

const ROUNDS = 12;
const ATTACKERS = 4;
const MESSAGES = 50;
const NO_LIMITS: Flags = { messages: '1000000', connectionsPerAddress: '1000000', tables: '1000000' };

describe('Hostile messages over real sockets', () => {
  it.each([
    ['with the usual limits', {}],
    ['without limits', NO_LIMITS],
  ])('leave the server up and its games going, %s', async (_, flags) => {
    const server = await startTestServer(flags);
    const ann = await opensGame(server.socketUrl, 'Ann', { game: 'bang', players: 4 });
    const ben = await opensGame(server.socketUrl, 'Ben', { game: 'duel', players: 2 });
    const honest = [ann, ben];
    const chance = chanceFrom(1, 'sockets');
    const loot = lootOf(honest);
    const dice = diceFrom(1);
    let welcomed = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const attacks = Array.from({ length: ATTACKERS }, () => attack(server.socketUrl, chance, loot));
      for (const isIn of await Promise.all(attacks)) if (isIn) welcomed += 1;
      for (const player of honest) await playsOn(player, dice);
    }
    expect(welcomed).toBeGreaterThan(ROUNDS);
    expect(server.fatal).toEqual([]);
    expect(server.lines.filter((line) => line.includes('broke'))).toEqual([]);
    expect((await server.get('/readyz')).status).toBe(200);
    for (const player of honest) player.close();
  });
});

async function opensGame(url: string, name: string, house: HouseWish): Promise<Connection> {
  const player = connect(url, { name });
  await player.request({ t: 'create', house: { ...house, pace: 'fast', clock: null } });
  await player.request({ t: 'start', fill: 'rule' });
  return player;
}

/** Ids that anybody could have overheard; the code is known at the table only, or a stranger could sit down there. */
function lootOf(honest: readonly Connection[]): Loot {
  const guests = honest.map(({ state: { me } }) => me?.guest ?? '');
  const games = honest.map(({ state: { table } }) => table?.info.id ?? '');
  return { codes: [], guests, games, texts: [], secrets: [] };
}

/** Until it is cut off, or has got through with everything. Whether it was let in as a guest. */
async function attack(url: string, chance: Chance, loot: Loot): Promise<boolean> {
  const attacker = await RawClient.open(url);
  if (chance.happens(0.8)) attacker.say({ t: 'hello', v: PROTOCOL_VERSION, name: 'Eve' });
  for (let message = 0; message < MESSAGES; message++) {
    const text = hostileText(chance, loot);
    loot.texts.push(text);
    if (chance.happens(0.004)) attacker.socket.send(Buffer.from(text));
    else attacker.socket.send(text);
  }
  attacker.say({ t: 'ping' });
  await Promise.race([attacker.closed, attacker.hears(({ t }) => t === 'pong')]);
  attacker.socket.terminate();
  await attacker.closed;
  return attacker.hasHeard('welcome');
}

/** Once she is asked something; a game in which she is no more is over soon, and the next one begins. */
async function playsOn(player: Connection, dice: Parameters<typeof randomAnswerFrom>[1]): Promise<void> {
  for (;;) {
    await until(player, ({ table }) => table?.info.phase === 'over' || table?.game?.ask?.question !== undefined);
    const question = player.state.table?.game?.ask?.question;
    if (question !== undefined) {
      const { t } = await player.answer(randomAnswerFrom(question, dice));
      if (t === 'done') return;
      continue; // somebody has cut in meanwhile
    }
    await player.request({ t: 'rematch' });
    await player.request({ t: 'start', fill: 'rule' });
  }
}

function until(player: Connection, isSo: (state: ClientState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(player.state)) return resolve();
    const stop = player.subscribe(() => {
      if (!isSo(player.state)) return;
      stop();
      resolve();
    });
  });
}
