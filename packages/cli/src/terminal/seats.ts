import { rolesFor, setsInLibrary, type View } from '@dustup/bang/engine';

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
export function ringFrom({ viewer, order }: Pick<View, 'viewer' | 'order'>): readonly number[] {
  const first = Math.max(
    0,
    order.findIndex((seat) => seat === viewer),
  );
  return [...order.slice(first), ...order.slice(0, first)];
}

const BOT_NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** Names for all seats: your own at yours, the bots' at the others, none twice. */
export function namesFor(players: number, you: number | null, yourName: string): string[] {
  const others = BOT_NAMES.filter((name) => name.toLowerCase() !== yourName.toLowerCase());
  return Array.from({ length: players }, (_, seat) =>
    seat === you ? yourName : (others.shift() ?? `Bot ${seat + 1}`),
  );
}
