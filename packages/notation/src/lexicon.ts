import type { Answer, Asked, Refusal, Standing, Value } from '@dustup/kernel';
import { spelledOut, thirdPerson } from './english.ts';

/** What a number in a slot means. */
export type Meaning = 'card' | 'seat' | 'number' | 'token' | 'fighter';

export type SlotWords = {
  readonly meaning: Meaning;
  /** What stands before the value, unless it comes first; the first is the one we write, '' is nothing. */
  readonly before: readonly string[];
  /** It stands there even if the value comes first: «draws from Ben». */
  readonly isKeptFirst?: boolean;
};

/** `Ben is asked to dodge`, and «dodges» with what comes after. */
export type QuestionWords = { readonly asked: string; readonly verb: string };

/** What a game calls its things, at one table: all that the notation must know of it to read and write its answers. */
export type Lexicon = {
  readonly slotWords: (slot: string) => SlotWords;
  /** All the texts that mean a value; the first is the one we write. */
  readonly valueTexts: (slot: string, value: Value) => readonly string[];
  readonly nameOfSlug: (slug: string) => string;
  readonly questionWords: (kind: string) => QuestionWords;
  /** What we write before a slot's value in this answer. */
  readonly before: (slot: string, answer: Answer) => string;
  /** The names of everything that is printed, and its signs. */
  readonly things: () => readonly string[];
};

/** What a position of any game is asked about. */
type Asking = {
  readonly isOver: boolean;
  readonly open: readonly Asked[];
  readonly standing: readonly Standing[];
  readonly whyNot: (seat: number, answer: Answer) => Refusal | undefined;
};

/** A position at a table where people and things have names. */
export type Spoken = { readonly position: Asking; readonly names: readonly string[]; readonly lexicon: Lexicon };

export function nameOfSeat(names: readonly string[], seat: number): string {
  return names[seat] ?? `seat ${seat}`;
}

/** What the verbs of the slot `do` are called, where spelling them out would not do. */
const VERB_WORDS: { readonly [verb: string]: readonly string[] } = {
  end: ['end turn', 'end the turn', 'end his turn', 'end her turn'],
  takeIt: ['take it', 'take the hit'],
};

/** An answer's verb, as in «Ann draws» and as in «Ann may draw»; we write the first. */
export function verbWords(verb: string): readonly { readonly does: string; readonly may: string }[] {
  return (VERB_WORDS[verb] ?? [spelledOut(verb)]).map((may) => ({ does: thirdPerson(may), may }));
}

/** A question that has no words of its own is called by its kind: `putBack` is «to put back». */
export function spelledQuestion(kind: string): QuestionWords {
  return { asked: `to ${spelledOut(kind)}`, verb: isOneVerb(kind) ? spelledOut(kind) : 'pick' };
}

/** `putBack` reads as a verb, `general-store` as a name. */
function isOneVerb(kind: string): boolean {
  return /^[a-z]+([A-Z][a-z]+)?$/.test(kind);
}

/** All the verbs with which such a question may be answered; the first is the one we write. */
export function verbsFor({ questionWords }: Pick<Lexicon, 'questionWords'>, kind: string): readonly string[] {
  const own = questionWords(kind).verb;
  const verbs = [own, ...['pick', 'choose', 'answer'].filter((verb) => verb !== own)];
  return verbs.flatMap((verb) => [thirdPerson(verb), verb]);
}

/** An unknown slot says by its name what is in it: `secondCard`, `otherSeat`, else a plain number. */
export function spelledSlot(slot: string): SlotWords {
  const isCard = /cards?$/i.test(slot);
  const isSeat = /(seats?|players?|at|to|by)$/i.test(slot);
  return { meaning: isCard ? 'card' : isSeat ? 'seat' : 'number', before: [spelledOut(slot), ''] };
}

/** The ids of the cards in an answer, in the order of its slots. */
export function cardsInAnswer({ slotWords }: Lexicon, answer: Answer): number[] {
  return Object.entries(answer).flatMap(([slot, value]) => {
    if (slotWords(slot).meaning !== 'card') return [];
    return (typeof value === 'object' ? [...value] : [value]).filter((one) => typeof one === 'number');
  });
}
