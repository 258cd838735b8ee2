import {
  type CardDefinition,
  type CharacterDefinition,
  declaredSets,
  type SetDefinition,
  setsInLibrary,
  signText,
} from '@dustup/bang';
import type { Catalogue, Language } from '@dustup/words';
import { setCatalogues } from '@dustup/words/files';

type Words = { readonly [field: string]: string };
type CardInBook = Pick<
  CardDefinition,
  'slug' | 'name' | 'colour' | 'kinds' | 'isWeapon' | 'isLimited' | 'price' | 'traits'
>;
type CharacterInBook = Pick<CharacterDefinition, 'slug' | 'name' | 'life' | 'traits'>;
type SetInBook = {
  readonly slug: string;
  readonly name: string;
  readonly cards: readonly (CardInBook & { readonly signs: readonly string[]; readonly words: Words })[];
  readonly characters: readonly (CharacterInBook & { readonly words: Words })[];
  readonly events: readonly { readonly slug: string; readonly name: string; readonly words: Words }[];
};
type Book = { readonly language: Language; readonly sets: readonly SetInBook[] };

/** Every card, character and event of BANG! with its facts and words, for those who write bots and clients in any language. */
export function bookIn(language: Language): Book {
  const declared = declaredSets();
  return {
    language,
    sets: setsInLibrary()
      .filter(({ slug }) => declared.includes(slug))
      .map((set) => setIn(set, language)),
  };
}

const texts = new Map<Language, string>();

/** The same as JSON, made once. */
export function bookText(language: Language): string {
  const text = texts.get(language) ?? JSON.stringify(bookIn(language));
  texts.set(language, text);
  return text;
}

function setIn(set: SetDefinition, language: Language): SetInBook {
  const { slug, name, deck, decks = [], characters, events } = set;
  // Cards of the base game that are printed once more have their words there.
  const words = wordsOf([...setCatalogues('base', language), ...setCatalogues(slug, language)]);
  const copies = [...deck, ...decks.flatMap((own) => own.copies)];
  return {
    slug,
    name,
    cards: copies.map(({ card, signs }) => ({
      ...factsOf(card),
      signs: signs.map(signText),
      words: words('cards', card),
    })),
    characters: characters.map((one) => ({
      slug: one.slug,
      name: one.name,
      life: one.life,
      traits: one.traits,
      words: words('characters', one),
    })),
    events: events.map((one) => ({ slug: one.slug, name: one.name, words: words('events', one) })),
  };
}

function factsOf({ slug, name, colour, kinds, isWeapon, isLimited, price, traits }: CardDefinition): CardInBook {
  return { slug, name, colour, kinds, isWeapon, isLimited, price, traits };
}

/** `cards.jail.line` and the like, by the field alone. */
function wordsOf(catalogues: readonly Catalogue[]) {
  return (kind: string, { slug }: { readonly slug: string }): Words => {
    const start = `${kind}.${slug}.`;
    const found = catalogues.flatMap((catalogue) => Object.entries(catalogue));
    return Object.fromEntries(
      found.flatMap(([name, text]) =>
        name.startsWith(start) && typeof text === 'string' ? [[name.slice(start.length), text]] : [],
      ),
    );
  };
}
