import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A message: plain text, or one with arguments as its parser reads it. */
export type Message = string | readonly MessageFormatElement[];

/** The messages of one set, or of one screen, in one language, by name: `cards.beer.line`. */
export type Catalogue = { readonly [name: string]: Message };
