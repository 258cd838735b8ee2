import { rolesFor, setsInLibrary, type View } from '@dustup/bang';

/** Who sits where: names by seat, and the seat of the person at the keyboard (null: only watches). */
export type Company = { readonly names: readonly string[]; readonly you: number | null };

/** With the roles that such a table has. */
export function withRoles({ names, you }: Company): Company & { readonly roles: readonly string[] } {
  const isGame = setsInLibrary().some(({ roles }) => roles?.[names.length] !== undefined);
  return { names, you, roles: isGame ? rolesFor(names.length) : [] };
}

export function nameAt({ names }: Company, seat: number): string {
  return names[seat] ?? String(seat + 1);
}

/** The seats clockwise, beginning with the viewer's own. */
export function ringFrom({ viewer, seats }: View): readonly number[] {
  const first = viewer ?? 0;
  return seats.map((_, step) => (first + step) % seats.length);
}

const BOT_NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** Names for all seats: your own at yours, the bots' at the others, none twice. */
export function namesFor(players: number, you: number | null, yourName: string): string[] {
  const others = BOT_NAMES.filter((name) => name.toLowerCase() !== yourName.toLowerCase());
  return Array.from({ length: players }, (_, seat) =>
    seat === you ? yourName : (others.shift() ?? `Bot ${seat + 1}`),
  );
}
