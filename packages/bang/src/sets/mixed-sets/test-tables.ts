/** All sets but for the variants: what can be mixed in one test. */
export const everything = [
  'base',
  'dodge-city',
  'high-noon',
  'a-fistful-of-cards',
  'gold-rush',
  'wild-west-show',
  'valley-of-shadows',
  'armed-and-dangerous',
  'great-train-robbery',
];

/** Open to all: then nobody need be asked about them. */
export const openAnswers = ['Saved!', 'Escape', 'Aim'];

/** The same, and nobody can come to look at the order of discards. */
export const spentCards = [...openAnswers, 'Money Bag'];

/** Four stations, and where the train stands. */
export const stationsWith = (at: number, locomotive: 'Ironhorse' | 'Leland', train: readonly string[] = []) => ({
  zones: { line: ['Boom Town', 'San Tafe', 'Frisco', 'Tombrock'], train },
  memory: { 'locomotive-at': at },
  inForce: { locomotive },
});
