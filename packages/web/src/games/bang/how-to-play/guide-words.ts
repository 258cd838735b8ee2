/** A short text on how it is played, in one language. Suits are drawn where their signs stand. */
export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly roles: Section;
  readonly turn: Section & { readonly steps: readonly (readonly [string, string])[] };
  readonly distance: Section & { readonly caption: string };
  readonly shot: Section;
  readonly kinds: Section & { readonly each: readonly (readonly [string, string])[] };
  readonly check: Section;
  readonly life: Section;
  readonly end: Section;
  readonly here: Section;
  readonly play: string;
  readonly cards: string;
  readonly duel: string;
};

type Section = { readonly head: string; readonly says: readonly string[] };
