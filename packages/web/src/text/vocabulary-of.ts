import type { Refusal } from '@dustup/kernel';
import {
  type Catalogue,
  type Language,
  messagesIn,
  type Pieces,
  plainText,
  type Storyteller,
  storytellerOf,
} from '@dustup/words';
import { OTHER_REFUSALS } from './screens.ts';
import type { Entry, Texts } from './texts.ts';
import { textsFrom } from './texts-from.ts';
import type { Words } from './words.ts';
import { type Takes, wordsFrom } from './words-from.ts';

export { LANGUAGES, type Language } from '@dustup/words';

/** Words that are loaded at once; those of a screen come with what its messages are told about. */
export type Part = { readonly data: Catalogue; readonly takes?: Takes };

/** What is loaded with a language: the words of the table, of the rules, and of the base game. */
export type LanguagePack = {
  readonly page: Part;
  readonly core: Catalogue;
  readonly base: Catalogue;
  /** How the words of screens and of further sets are loaded. */
  readonly more: { readonly [part: string]: () => Promise<Part> };
};

/** A language, ready to speak. */
export type Vocabulary = {
  readonly language: Language;
  /** What was loaded besides: screens, further sets, full texts. */
  readonly parts: readonly string[];
  readonly words: Words;
  readonly texts: Texts;
  /** The one who turns what happens into sentences. */
  readonly teller: Storyteller;
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
  /** What fits under a portrait: the name, but for long ones. */
  readonly roleShort: (role: string) => string;
  /** «BANG!, eight of diamonds». */
  readonly sayCard: (card: string, sign: string) => string;
  readonly saySign: (sign: string) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** The same where the distance is to be seen anyway, and room is scarce. */
  readonly shortRefusal: (refusal: Refusal) => string;
  /** A sentence for ears. */
  readonly plain: (pieces: Pieces) => string;
};

/** Instead of a refusal whose words are on their way. */
const STILL_TO_COME = '…';

/** `more`: the words of screens and further sets, as they are needed: these `parts`. */
export function vocabularyOf(
  language: Language,
  pack: LanguagePack,
  more: readonly Part[] = [],
  parts: readonly string[] = [],
): Vocabulary {
  const { page, core, base } = pack;
  const further = more.map(({ data }) => data);
  const teller = storytellerOf(messagesIn(language, [page.data, base, ...further, core]));
  const { has, text, nameOf } = teller;
  const first = (...names: readonly string[]) => {
    const found = names.find(has);
    return found === undefined ? '' : text(found);
  };
  const named = (kind: string) => (slug: string) =>
    has(`${kind}.${slug}.name`) ? text(`${kind}.${slug}.name`) : nameOf(slug);
  const isSayable = ({ refused }: Refusal) => has(`refusals.${refused}`) || parts.includes(OTHER_REFUSALS);
  const entry = (place: string): Entry => ({
    name: text(`${place}.name`),
    line: first(`${place}.line`),
    full: first(`${place}.full`),
  });
  return {
    language,
    parts,
    words: wordsFrom([page, ...more], teller),
    texts: textsFrom(teller),
    teller,
    cardName: named('cards'),
    characterName: named('characters'),
    roleName: named('roles'),
    keywordName: named('keywords'),
    setName: named('sets'),
    eventEntry: (slug) => entry(`events.${slug}`),
    nameOf,
    faceLine: (slug) => first(`cards.${slug}.face`, `cards.${slug}.line`),
    power: (slug) => first(`characters.${slug}.power`, `characters.${slug}.line`),
    characterLine: (slug) => first(`characters.${slug}.line`),
    roleLine: (role) => first(`roles.${role}.face`),
    roleShort: (role) => first(`roles.${role}.short`, `roles.${role}.name`),
    sayCard: (card, sign) => teller.aloud([teller.card(card, sign)]),
    saySign: teller.sign,
    refusal: (why) => (isSayable(why) ? plainText(teller.refusal(why)) : STILL_TO_COME),
    shortRefusal: (why) => plainText(teller.shortRefusal(why)),
    plain: teller.aloud,
  };
}
