export type Entry = { readonly name: string; readonly line: string; readonly full: string };

/** The words of all sets in one language, by kind and slug. */
export type Texts = {
  readonly sets: { readonly [slug: string]: Entry };
  readonly cards: { readonly [slug: string]: Entry };
  readonly characters: { readonly [slug: string]: Entry };
  readonly events: { readonly [slug: string]: Entry };
  readonly roles: { readonly [slug: string]: { readonly name: string; readonly goal: string } };
  readonly keywords: { readonly [slug: string]: Entry };
  readonly options: { readonly [slug: string]: Entry };
};
