import { changed } from './operation.ts';
import { refuse } from '@dustup/kernel';
import { cleanName } from './clean-text.ts';
import { type AtTable, type Context, DONE, doneWith, type Reply, type RequestOf } from './context.ts';
import { changeGuest, setTokens } from './guests.ts';
import type { Guest, World } from './world.ts';

/** A seat link is good for a quarter of an hour. */
const LINK_LIFE = 15 * 60_000;

/** A link that brings a guest's seat to another device: signed, for a short time, void when the guest revokes it. */
export function link({ world, guest, room, seat }: AtTable): Reply {
  if (seat === null) return refuse('noSeat');
  if (!guest.isKept) changeGuest(world, guest);
  const words = [guest.id, room.state.code, world.now + LINK_LIFE, guest.generation].join('.');
  return doneWith({ link: `${words}.${world.settings.powers.sign(`seat ${words}`)}` });
}

/** The guest whom a link belongs to; undefined when it is not genuine, too old or void. */
export function guestOfLink(world: World, text: string | undefined): Guest | undefined {
  const [id = '', code = '', expires = '', generation = '', signature = ''] = (text ?? '').split('.');
  const words = [id, code, expires, generation].join('.');
  if (signature === '' || !isSame(signature, world.settings.powers.sign(`seat ${words}`))) return undefined;
  const guest = world.guests.get(id);
  const isGood = Number(expires) >= world.now && guest?.generation === Number(generation);
  return isGood ? guest : undefined;
}

/** Compares all of it, whatever differs: how long it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** All other devices are signed out, and links given so far are void. */
export function revoke({ world, guest, connection }: Context): Reply {
  changeGuest(world, guest, () => {
    guest.generation += 1;
    setTokens(world, guest, [connection.token]);
  });
  for (const other of guest.connections) {
    if (other === connection || other.token === connection.token) continue;
    world.outputs.push({ type: 'close', connection: other.id, code: 4001, reason: 'signed out' });
  }
  return DONE;
}

export function rename({ world, guest }: Context, { name: wish }: RequestOf<'rename'>): Reply {
  const name = cleanName(wish);
  if (name === '') return refuse('noName');
  changeGuest(world, guest, () => {
    guest.name = name;
  });
  for (const id of guest.tables) {
    const room = world.rooms.get(id);
    if (room !== undefined) changed(world, room);
  }
  return doneWith({ name });
}
