import { looksOfName } from './look-alike.ts';
import { RESERVED_NAMES, SERVER_VOICE } from './server-voice.ts';
import { seatOfGuest } from './table-state.ts';
import type { Room, World } from './world.ts';

/** The name of a guest who is not remembered any more: whoever reads it has a word for that in their own language. */
export const FORGOTTEN = '';

/** What somebody at a table is called there: their name, and a number if it looks like somebody else's. */
export type Named = { readonly name: string; readonly shown: string; readonly looks: string };

/** The names at a table, no two alike. */
export type Names = {
  /** By seat; null: nobody sits there. */
  readonly seats: readonly (string | null)[];
  /** Of anybody: who sits, watches, or has been here. */
  of(guest: string): string;
};

const RESERVED = RESERVED_NAMES.map(looksOfName);

/** A name as it is on its own, by no table's lights. */
function nameOfGuest(world: World, guest: string): string {
  return world.guests.get(guest)?.name ?? FORGOTTEN;
}

/** Whoever came later, or took the name later, gets the number. */
export function namesAt(world: World, room: Room): Names {
  const { names } = room;
  const here = namesHere(world, room);
  for (const [key, { name }] of names) if (here.get(key) !== name) names.delete(key);
  const taken = new Set([...RESERVED, ...Array.from(names.values(), ({ looks }) => looks)]);
  const shownAs = (key: string, name: string): string => {
    const known = names.get(key);
    if (known !== undefined) return known.shown;
    const named = toldApart(name, taken);
    taken.add(named.looks);
    names.set(key, named);
    return named.shown;
  };
  for (const [key, name] of here) shownAs(key, name);
  return {
    seats: room.state.seats.map((held, seat) => (held === null ? null : (names.get(keyOf(held, seat))?.shown ?? null))),
    of: (guest) => (guest === SERVER_VOICE.id ? SERVER_VOICE.name : shownAs(guest, nameOfGuest(world, guest))),
  };
}

/** Who sits, who watches, and whose words are still read here. */
function namesHere(world: World, { state, active }: Room): Map<string, string> {
  const here = new Map<string, string>();
  for (const [seat, held] of state.seats.entries()) {
    if (held === null) continue;
    const name = held.guest === null ? (held.name ?? held.bot ?? FORGOTTEN) : nameOfGuest(world, held.guest);
    here.set(keyOf(held, seat), name);
  }
  const speakers = state.chat.flatMap(({ to, guest }) => (to === 'table' && guest !== SERVER_VOICE.id ? [guest] : []));
  for (const guest of [...active.keys(), ...speakers])
    if (seatOfGuest(state, guest) === null) here.set(guest, nameOfGuest(world, guest));
  return here;
}

function keyOf({ guest }: { readonly guest: string | null }, seat: number): string {
  return guest ?? `bot ${seat}`;
}

function toldApart(name: string, taken: ReadonlySet<string>): Named {
  if (name === FORGOTTEN) return { name, shown: name, looks: name };
  for (let number = 1; ; number++) {
    const shown = number === 1 ? name : `${name} ${number}`;
    const looks = looksOfName(shown);
    if (!taken.has(looks)) return { name, shown, looks };
  }
}
