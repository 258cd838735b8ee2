import { rolesFor, type View } from '@dustup/bang';
import type { Json } from '@dustup/kernel';
import type { Person } from './words.ts';

/** Who sits where: names by seat, and the seat of the person at the keyboard (null: only watches). */
export type Company = { readonly names: readonly string[]; readonly you: number | null };

export function personAt({ names, you }: Company, seat: number): Person {
  return { name: names[seat] ?? `seat ${seat + 1}`, isYou: seat === you };
}

export function personIn(company: Company, seat: Json | undefined): Person | undefined {
  return typeof seat === 'number' ? personAt(company, seat) : undefined;
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

/** Whether there is one player of this role among so many. */
export function isOnlyOne(role: string, players: number): boolean {
  return rolesFor(players).filter((one) => one === role).length === 1;
}
