import type { Language, SeenCard, SetText } from '@dustup/bang';
import type { Refusal } from '@dustup/kernel';
import { setTextOf } from '@dustup/words/files';
import { textOfField } from './field.ts';
import { english } from './words-en.ts';
import { italian } from './words-it.ts';

/** Somebody at the table: a name, or the person at the keyboard. */
export type Person = { readonly name: string; readonly isYou: boolean };

/** An event with its seats and cards in words. */
export type Told = {
  readonly who: Person;
  readonly whom: Person;
  /** Whether it happens to somebody at all. */
  readonly hasSeat: boolean;
  readonly hasTarget: boolean;
  /** Empty when they are not to be seen. */
  readonly cards: string;
  readonly count: number;
  /** What the event says besides; empty when it does not. */
  readonly detail: (name: string) => string;
  /** The names of the characters or cards that are told under this name. */
  readonly namesIn: (name: string) => string;
  readonly nameOf: (slug: string) => string;
  /** What it does, in a line. */
  readonly lineOf: (slug: string) => string;
  /** Whether this role is dealt once at this table. */
  readonly isOnlyOf: (role: string) => boolean;
  /** The seat that is told under this name, if somebody is meant. */
  readonly person: (name: string) => Person | undefined;
};

/** What a question is about, in words. */
export type AboutQuestion = {
  readonly by: Person | undefined;
  /** Whose card it is about. */
  readonly from: Person | undefined;
  readonly card: string;
  /** The card in play that is at stake; empty when it is a life point. */
  readonly stake: string;
  readonly number: (name: string) => number;
};

/** All that the terminal game says, in one language. */
export type Words = {
  /** Lines of the log by the type of event; an empty line is not told. */
  readonly events: { readonly [type: string]: (told: Told) => string };
  /** What somebody is asked, by the kind of the question. */
  readonly questions: { readonly [kind: string]: (about: AboutQuestion) => string };
  readonly anyQuestion: (kind: string) => string;
  /** What a value of the slot `do` reads like, alone and before a card. */
  readonly deeds: { readonly [deed: string]: string };
  /** Words in slots that are neither cards nor seats. */
  readonly values: { readonly [value: string]: string };
  /** What the next slot asks for. */
  readonly slots: { readonly [slot: string]: string };
  readonly refusals: { readonly [slug: string]: (of: (name: string) => string) => string };
  readonly ui: Ui;
};

/** The furniture of the screen. */
export type Ui = {
  readonly you: string;
  readonly back: string;
  readonly turn: (number: number, who: Person) => string;
  readonly piles: (drawPile: number, discard: string) => string;
  /** The event in force and the next one, each with what it does; empty while there is none. */
  readonly event: (now: string) => string;
  readonly nextEvent: (next: string, left: number) => string;
  readonly header: { readonly [column in 'name' | 'role' | 'character' | 'life' | 'hand' | 'far' | 'inPlay']: string };
  readonly away: (far: number) => string;
  readonly hiddenRole: string;
  /** Of a green card that was put down this turn. */
  readonly notYet: string;
  readonly out: string;
  readonly hand: (cards: string) => string;
  readonly emptyHand: string;
  readonly nothing: string;
  readonly reach: (reach: number, bangLimit: number, bangsPlayed: number) => string;
  readonly prompt: (enter: string) => string;
  readonly pickSeveral: (least: number, most: number, isOrdered: boolean) => string;
  readonly welcome: (
    name: string,
    role: string,
    isOnly: boolean,
    goal: string,
    character: string,
    line: string,
  ) => string;
  readonly hints: string;
  readonly help: string;
  /** What `?` alone says: what can be explained here, what always can, and how. */
  readonly explainable: (here: string, always: string) => readonly string[];
  readonly notUnderstood: (text: string) => string;
  readonly ambiguous: (text: string, labels: string) => string;
  readonly refused: (reason: string) => string;
  readonly ruling: string;
  readonly nothingAgainst: string;
  readonly unknownThing: (text: string, near: string | undefined) => string;
  readonly distance: (from: Person, to: Person, far: number, reach: number) => string;
  readonly steps: (steps: number) => string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, problem: string) => string;
  readonly resume: (command: string) => string;
  readonly retell: (command: string) => string;
  readonly overAlready: string;
  readonly inputEnded: string;
  readonly youAreOut: string;
  readonly gameOver: (side: string) => string;
  readonly youWin: string;
  readonly youLose: string;
  readonly mayInterject: (name: string) => string;
  readonly tooManyMistakes: string;
  readonly resumed: string;
  readonly whyUsage: string;
  readonly side: { readonly [side: string]: string };
  readonly and: string;
  readonly inReach: string;
  readonly card: string;
};

/** A language with the texts of the sets that are played. */
export type Vocabulary = {
  readonly words: Words;
  readonly texts: readonly SetText[];
  readonly nameOf: (slug: string) => string;
  readonly cardText: (card: SeenCard) => string;
  readonly roleName: (role: string) => string;
  readonly refusalText: (refusal: Refusal) => string;
};

export function vocabularyFor(language: Language, sets: readonly string[]): Vocabulary {
  const words = { en: english, it: italian }[language];
  const texts = sets.map((set) => setTextOf(set, language));
  const nameOf = (slug: string) => entryNamed(texts, slug)?.name ?? slug;
  return {
    words,
    texts,
    nameOf,
    cardText: ({ card, sign }) => `${nameOf(card)} ${sign}`,
    roleName: (role) => texts.flatMap((text) => text.roles?.[role]?.name ?? [])[0] ?? role,
    refusalText: (refusal) =>
      words.refusals[refusal.refused]?.((name) => textOfField(refusal, name)) ?? refusal.refused,
  };
}

/** What a card, a character or an event does, in one line. */
export function lineOf(slug: string, { texts }: Pick<Vocabulary, 'texts'>): string {
  for (const { cards, characters, events } of texts) {
    const found = cards?.[slug] ?? characters?.[slug] ?? events?.[slug];
    if (found !== undefined) return found.line;
  }
  return '';
}

function entryNamed(texts: readonly SetText[], slug: string): { readonly name: string } | undefined {
  for (const { cards, characters, events, roles, keywords } of texts) {
    const found = cards?.[slug] ?? characters?.[slug] ?? events?.[slug] ?? roles?.[slug] ?? keywords?.[slug];
    if (found !== undefined) return found;
  }
  return undefined;
}
