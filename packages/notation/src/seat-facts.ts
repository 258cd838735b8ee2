import {
  type Book,
  characterIn,
  type Presence,
  type Role,
  rolesFor,
  type Seat,
  SHERIFF_BONUS,
} from '@dustup/bang/engine';
import { BLANK_CHARACTERS } from './blank-characters.ts';
import { readCharacter } from './card-names.ts';
import { about, NotationError } from './notation-error.ts';
import type { SeatSpec } from './position-spec.ts';

/** Who sits there: everything of a seat but its cards. */
export type SeatFacts = Omit<
  Seat,
  'hand' | 'inPlay' | 'zones' | 'characterChoice' | 'broughtBackBy' | 'turnsToSkip' | 'memory'
>;

export function seatFacts(book: Book, seats: readonly SeatSpec[]): SeatFacts[] {
  const roles = rolesOf(seats);
  const characters = charactersOf(book, seats);
  return seats.map((seat, at) =>
    about(`seat ${seat.name}`, () => {
      const role = roles[at] ?? 'outlaw';
      const character = characters[at] ?? '';
      const presence = seat.presence ?? 'in';
      return {
        role,
        character,
        presence,
        isRoleShown: seat.isRoleShown ?? isUsuallyShown(roles, role, presence),
        borrowed: (seat.borrowed ?? []).map((name) => readCharacter(book, name)),
        tokens: { ...seat.tokens },
        ...lifeOf(book, seat, role, character),
      };
    }),
  );
}

/** The Sheriff's role and those of the dead; all of them in the game of three, which has no Sheriff. */
export function isUsuallyShown(roles: readonly Role[], role: Role, presence: Presence): boolean {
  return role === 'sheriff' || presence !== 'in' || !roles.includes('sheriff');
}

/** Any first so many of these are the roles of a game for so many, from four players on. */
const ROLES_BY_SEAT: readonly Role[] = [
  'sheriff',
  'outlaw',
  'outlaw',
  'renegade',
  'deputy',
  'outlaw',
  'deputy',
  'renegade',
];

/** Whoever has no role gets one that the others have left over, the Sheriff's first. */
function rolesOf(seats: readonly SeatSpec[]): Role[] {
  const left = [...rolesAround(seats)];
  for (const { role } of seats) {
    if (role !== undefined && left.includes(role)) left.splice(left.indexOf(role), 1);
  }
  return seats.map(({ role }) => role ?? left.shift() ?? 'outlaw');
}

/** Three of whom two have different roles and neither is the Sheriff play the game of three, which has none (DODGE-3P-01). */
function rolesAround(seats: readonly SeatSpec[]): readonly Role[] {
  const given = new Set(seats.flatMap(({ role }) => role ?? []));
  const isOfThree = seats.length === 3 && given.size === 2 && !given.has('sheriff');
  return isOfThree ? rolesFor(seats.length) : ROLES_BY_SEAT.slice(0, seats.length);
}

function charactersOf(book: Book, seats: readonly SeatSpec[]): string[] {
  const taken = new Set<string>();
  const named = seats.map(({ name, character, choosesFrom }) =>
    about(`seat ${name}`, () => {
      const slugs = (choosesFrom ?? (character === undefined ? [] : [character])).map((one) =>
        readCharacter(book, one),
      );
      for (const slug of slugs) {
        if (taken.has(slug))
          throw new NotationError({ says: 'characterTwice', character: characterIn(book, slug).name });
        taken.add(slug);
      }
      return slugs[0];
    }),
  );
  const blanks = BLANK_CHARACTERS.filter((slug) => !taken.has(slug));
  return named.map((slug) => slug ?? blanks.shift() ?? '');
}

function lifeOf(book: Book, seat: SeatSpec, role: Role, slug: string): { life: number; maxLife: number } {
  const character = characterIn(book, slug);
  const printed = character.life + (role === 'sheriff' ? SHERIFF_BONUS : 0);
  const maxLife = seat.maxLife ?? printed;
  const isInGame = (seat.presence ?? 'in') === 'in';
  const life = seat.life ?? (isInGame ? maxLife : 0);
  const facts = { seat: seat.name, life, maxLife, role };
  const isNamed = !BLANK_CHARACTERS.includes(slug);
  if (isNamed && maxLife !== printed)
    throw new NotationError({ says: 'lifeNotPrinted', ...facts, character: character.name, most: printed });
  const most = Math.max(...[...book.characters.values()].map((one) => one.life)) + printed - character.life;
  if (maxLife > most) throw new NotationError({ says: 'lifeTooHigh', ...facts, most });
  if (!Number.isInteger(life) || !Number.isInteger(maxLife) || life > maxLife || (isInGame && life < 1))
    throw new NotationError({ says: 'lifeOutside', ...facts });
  return { life, maxLife };
}

/** How a seat's presence is said. */
export const PRESENCE_WORDS = { in: 'is in', out: 'is out', ghost: 'is a ghost', shadow: 'is a shadow' } as const;
