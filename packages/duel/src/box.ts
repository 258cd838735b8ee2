import { makeBook } from './book.ts';
import { characters } from './characters.ts';
import { deck } from './deck.ts';

/** All 80 cards and 24 characters. */
export const BOX = makeBook(deck, characters);
