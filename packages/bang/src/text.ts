/** What players read. Every set brings its texts in every language, in our own words, never the printed sentence. */

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One thing a player can look up: its name, one line for a card's face or a tooltip, and the whole of it. */
export type Entry = {
  readonly name: string;
  readonly line: string;
  readonly full: string;
};

type RoleEntry = {
  readonly name: string;
  readonly goal: string;
};

/** By slug: the English name in kebab-case, `general-store`. */
type BySlug<Text> = Readonly<Record<string, Text>>;

/** A set in one language. A kind of thing that the set does not bring is left out. */
export type SetText = {
  /** The set itself, as it is offered when a table is opened. */
  readonly set: Entry;
  readonly cards?: BySlug<Entry>;
  readonly characters?: BySlug<Entry>;
  readonly events?: BySlug<Entry>;
  /** By role; where a number of players has goals of its own, by role and number: `renegade-of-8`. */
  readonly roles?: BySlug<RoleEntry>;
  /** Words of the game that are no cards, such as "draw!" or the Colt .45. */
  readonly keywords?: BySlug<Entry>;
  /** What a table may choose with this set. */
  readonly options?: BySlug<Entry>;
};

export type SetTexts = Readonly<Record<Language, SetText>>;

/** What a role is after in a game for so many, by the texts of the sets of that game. */
export function roleText(texts: readonly SetText[], role: string, players: number): RoleEntry | undefined {
  const entries = [`${role}-of-${players}`, role].flatMap((slug) => texts.flatMap(({ roles }) => roles?.[slug] ?? []));
  return entries[0];
}

const LONGEST_LINE = 70;

/** What is wrong with a set's texts, for its test: a text that one language lacks, an empty one, a line too long. */
export function textFaults(texts: SetTexts): string[] {
  const leaves = LANGUAGES.map((language) => new Map(leavesOf(texts[language], '')));
  const paths = new Set(leaves.flatMap((texts) => [...texts.keys()]));
  return LANGUAGES.flatMap((language, index) =>
    [...paths].flatMap((path) => {
      const text = leaves[index]?.get(path);
      if (text === undefined) return [`${language}${path} is missing`];
      if (text.trim() === '') return [`${language}${path} is empty`];
      const isTooLong = path.endsWith('.line') && [...text].length > LONGEST_LINE;
      return isTooLong ? [`${language}${path} has ${[...text].length} characters`] : [];
    }),
  );
}

/** `.cards.beer.name` and its text, for every text below. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => leavesOf(inside, `${path}.${key}`));
}
