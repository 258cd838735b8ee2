import { refuse } from '@dustup/kernel';
import { promiseOf } from '@dustup/protocol';
import { type AtTable, DONE, type Reply, type RequestOf } from './context.ts';
import { keepListing, keepMine } from './game-facts.ts';
import { keepGuest } from './guests.ts';
import { nextSetupAt, whyNotHouse } from './house.ts';
import { whyNoNewGame } from './limits.ts';
import { newBotName, whyNoBot, whyNotHost } from './lobby.ts';
import { changed, record } from './operation.ts';
import { pledgesAt } from './parts.ts';
import { setAbsenceAlarm } from './presence.ts';
import { gameAt, type Room, type World } from './world.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Begins the game: fixes what it follows from. Cards are dealt when that is on disk (see `deal.ts`). */
export function start(context: AtTable, { fill }: RequestOf<'start'>): Reply {
  const { world, room, guest, asked } = context;
  const { state } = room;
  const reason = whyNotHost(context) ?? whyNotHouse(world, state.house);
  if (reason !== undefined) return reason;
  if (world.isStopping) return refuse('stopping');
  const noBot = fill === undefined ? undefined : whyNoBot(world, room, fill);
  if (noBot !== undefined) return noBot;
  if (fill === undefined && state.seats.includes(null)) return refuse('seatsFree', { free: freeSeats(state.seats) });
  const tooMany = whyNoNewGame(world, guest, context.connection);
  if (tooMany !== undefined) return tooMany;
  for (const seat of freeSeats(state.seats)) {
    record(world, room, { k: 'bot', seat, bot: fill ?? null, name: newBotName(context) });
  }
  const game = gameAt(world, state);
  const setup = nextSetupAt(game, state);
  record(world, room, { k: 'began', at: world.now, game: game.slug, setup, ...secretsOf(world, room), asked });
  keepGuest(world, guest);
  keepListing(world, room);
  keepMine(world, room);
  setAbsenceAlarm(world, room);
  changed(world, room);
  world.isListStale = true;
  return DONE;
}

function freeSeats(seats: readonly unknown[]): number[] {
  return seats.flatMap((held, seat) => (held === null ? [seat] : []));
}

/** The server's part of the seed, and what is published before cards are dealt: salt and key open it. Bots and waiting have chance of their own. */
function secretsOf({ settings: { powers } }: World, room: Room) {
  const key = powers.entropy(KEY_BYTES);
  const salt = powers.entropy(SALT_BYTES);
  const dice = powers.entropy(KEY_BYTES);
  const waits = powers.entropy(KEY_BYTES);
  const pledges = pledgesAt(room);
  const seed = { key, salt, ...(pledges !== undefined && { pledges }) };
  return { ...seed, commitment: promiseOf(seed, powers.hash), dice, waits };
}
