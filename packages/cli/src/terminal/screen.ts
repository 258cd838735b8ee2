import type { Paint } from './paint.ts';
import type { Company } from './seats.ts';
import type { Vocabulary } from './words.ts';

/** What it takes to draw: who sits there, the words, the colours, the room. */
export type Screen = {
  readonly company: Company;
  readonly vocabulary: Vocabulary;
  readonly paint: Paint;
  readonly columns: number;
  /** How many lines there are for what is drawn; without end where nothing scrolls away. */
  readonly rows: number;
};

/** The same without an end: who asks for all of it scrolls. */
export function unfolded(screen: Screen): Screen {
  return { ...screen, rows: Number.POSITIVE_INFINITY };
}
