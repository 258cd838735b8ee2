import type { Paint } from './paint.ts';
import type { Company } from './seats.ts';
import type { Vocabulary } from './words.ts';

/** What it takes to draw: who sits there, the words, the colours, the room. */
export type Screen = {
  readonly company: Company;
  readonly vocabulary: Vocabulary;
  readonly paint: Paint;
  readonly columns: number;
};
