import { changed } from './operation.ts';
import { type Refusal, refuse } from '@dustup/kernel';
import { nameForLink } from '@dustup/protocol';
import { cleanName } from './clean-text.ts';
import { type AtTable, type Context, DONE, doneWith, type Reply, type RequestOf } from './context.ts';
import { changeGuest, keepGuest } from './guests.ts';
import { changeKeys, signOut, withNewToken, withoutTokens } from './keys.ts';
import { roomOf } from './room.ts';
import type { Connection, Guest, UsedLink, World } from './world.ts';

/** A seat link is good for a quarter of an hour, and so many of one guest are opened in it at most. */
const LINK_LIFE = 15 * 60_000;
const MOST_LINKS = 32;
const ID_BYTES = 8;
/** See `readSeatLink`; the signature follows. */
const PARTS = 6;

/**
 * A link that brings a guest's seat to one other device: signed, for a short time, void when the guest revokes it. Away from any table it
 * brings their games, and whatever seats they have. A guest of whom nothing is kept has nothing to bring.
 */
export function link({ world, guest }: Context, at: AtTable | undefined): Reply {
  if ((at?.seat ?? null) === null && !guest.isKept) return refuse('noSeat');
  keepGuest(world, guest);
  const { powers } = world.settings;
  const until = world.now + LINK_LIFE;
  const words = [
    guest.id,
    at?.room.state.code ?? '',
    until,
    guest.keys.generation,
    powers.entropy(ID_BYTES),
    nameForLink(guest.name),
  ].join('.');
  return doneWith({ link: `${words}.${powers.sign(`seat ${words}`)}` });
}

/** A link that somebody has opened: whose it is, and whether this device has opened it before. */
export type OpenedLink = {
  readonly guest: Guest;
  readonly id: string;
  readonly until: number;
  readonly device: string;
  readonly before: UsedLink | undefined;
};

/** Whose link this is; or why it counts for nothing: not genuine, too old, revoked, or opened on another device. */
export function openedLink(world: World, text: string, device: string | undefined): OpenedLink | Refusal {
  const { powers } = world.settings;
  const words = text.split('.').slice(0, PARTS);
  const [guestId = '', , until = '', generation = '', id = ''] = words;
  const isGenuine = isSame(text, `${words.join('.')}.${powers.sign(`seat ${words.join('.')}`)}`);
  const guest = isGenuine ? world.guests.get(guestId) : undefined;
  if (guest === undefined || Number(until) < world.now || guest.keys.generation !== Number(generation))
    return refuse('linkVoid');
  const hashed = device === undefined ? '' : powers.hash(`${id} ${device}`);
  const before = guest.keys.usedLinks.find((one) => one.id === id);
  if (before !== undefined && (hashed === '' || before.device !== hashed)) return refuse('linkUsed');
  if (guest.keys.usedLinks.filter((one) => one.until >= world.now).length >= MOST_LINKS)
    return refuse('tooFast', { messages: MOST_LINKS, span: LINK_LIFE });
  return { guest, id, until: Number(until), device: hashed, before };
}

/** The token of the device that has opened a link. Opened again, it gets another one for the one it never heard of. */
export function takeLink(world: World, { guest, id, until, device, before }: OpenedLink): string {
  let token = '';
  changeKeys(world, guest, (keys) => {
    const made = withNewToken(world, guest, before === undefined ? keys : withoutTokens(keys, [before.token]));
    token = made.token;
    const others = keys.usedLinks.filter((one) => one.id !== id && one.until >= world.now);
    const opened = { id, until, device, token: world.settings.powers.hash(token) };
    return { ...made.keys, usedLinks: [...others, opened] };
  });
  signOut(world, guest);
  return token;
}

/** Compares all of it, whatever differs: how long it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** All other devices are signed out, and links given so far are void. */
export function revoke({ world, guest, connection }: Context): Reply {
  keepGuest(world, guest);
  changeKeys(world, guest, (keys) => {
    const others = keys.tokens.filter((token) => token !== connection.token);
    return { ...withoutTokens(keys, others), generation: keys.generation + 1, usedLinks: [] };
  });
  signOut(world, guest);
  return DONE;
}

export function rename({ world, guest, connection }: Context, { name: wish }: RequestOf<'rename'>): Reply {
  const name = cleanName(wish);
  if (name === '') return refuse('noName');
  changeGuest(world, guest, () => {
    guest.name = name;
  });
  showChanged(world, guest, connection);
  return doneWith({ name });
}

export function dress({ world, guest, connection }: Context, { hat, colour }: RequestOf<'dress'>): Reply {
  changeGuest(world, guest, () => {
    guest.attire = { hat, colour };
  });
  showChanged(world, guest, connection);
  return DONE;
}

/** Wherever the guest sits, and where they are now, the others see what has changed. */
function showChanged(world: World, guest: Guest, connection: Connection): void {
  const seated = [...guest.tables].flatMap((id) => world.rooms.get(id) ?? []);
  for (const room of new Set([...seated, roomOf(world, connection)])) if (room !== undefined) changed(world, room);
}
