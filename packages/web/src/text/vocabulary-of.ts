import type { Refusal } from '@dustup/kernel';
import type { Entry, Texts } from '../cards/book-types.ts';
import { splitSign } from '../cards/split-sign.ts';
import type { FaceWords } from './face-words.ts';
import { plainText } from './rich.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All that is read in one language: loaded when it is wished for. */
export type LanguagePack = {
  readonly words: Words;
  readonly texts: Texts;
  readonly faces: readonly FaceWords[];
};

/** A language, ready to speak. */
export type Vocabulary = {
  readonly language: Language;
  readonly words: Words;
  readonly texts: Texts;
  readonly cardName: (slug: string) => string;
  readonly characterName: (slug: string) => string;
  readonly roleName: (role: string) => string;
  readonly keywordName: (slug: string) => string;
  readonly setName: (slug: string) => string;
  readonly eventEntry: (slug: string) => Entry;
  /** Whatever this slug names: a card, a character, an event, a role, a word of the game. */
  readonly nameOf: (slug: string) => string;
  /** What fits on a card. */
  readonly faceLine: (slug: string) => string;
  /** What fits in a seat. */
  readonly power: (slug: string) => string;
  readonly characterLine: (slug: string) => string;
  readonly roleLine: (role: string) => string;
  /** «BANG!, eight of diamonds». */
  readonly sayCard: (card: string, sign: string) => string;
  readonly saySign: (sign: string) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** The same where the distance is to be seen anyway, and room is scarce. */
  readonly shortRefusal: (refusal: Refusal) => string;
  /** A marked line without its marks. */
  readonly plain: (rich: string) => string;
};

export function vocabularyOf(language: Language, { words, texts, faces }: LanguagePack): Vocabulary {
  const { cards, characters, roles, keywords, events, sets } = texts;
  const saySign = (sign: string) => {
    const { rank, suit } = splitSign(sign);
    return words.sign(words.ranks[rank] ?? rank, words.suits[suit] ?? suit);
  };
  const cardName = (slug: string) => cards[slug]?.name ?? unslugged(slug);
  const sayCard = (card: string, sign: string) => `${cardName(card)}, ${saySign(sign)}`;
  const short = (kind: keyof FaceWords, slug: string) => faces.flatMap((one) => one[kind][slug] ?? [])[0];
  const nameOf = (slug: string) =>
    (cards[slug] ?? characters[slug] ?? events[slug] ?? roles[slug] ?? keywords[slug])?.name ?? unslugged(slug);
  const refusal = (why: Refusal) => words.refusals[why.refused]?.((name) => fieldText(why[name])) ?? why.refused;
  return {
    language,
    words,
    texts,
    cardName,
    characterName: (slug) => characters[slug]?.name ?? unslugged(slug),
    roleName: (role) => roles[role]?.name ?? unslugged(role),
    keywordName: (slug) => keywords[slug]?.name ?? unslugged(slug),
    setName: (slug) => sets[slug]?.name ?? unslugged(slug),
    eventEntry: (slug) => events[slug] ?? { name: unslugged(slug), line: '', full: '' },
    nameOf,
    faceLine: (slug) => short('cards', slug) ?? cards[slug]?.line ?? '',
    power: (slug) => short('powers', slug) ?? characters[slug]?.line ?? '',
    characterLine: (slug) => characters[slug]?.line ?? '',
    roleLine: (role) => short('roles', role) ?? '',
    sayCard,
    saySign,
    refusal,
    shortRefusal: (why) => words.shortRefusals[why.refused]?.((name) => fieldText(why[name])) ?? refusal(why),
    plain: (rich) => plainText(rich, sayCard),
  };
}

function fieldText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `general-store` → `General store`: better than nothing for what has no words yet. */
function unslugged(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
