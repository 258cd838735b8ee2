/** What tests say of a table with a train: who stands where on the line. */
export const SETS = ['base', 'great-train-robbery'];

type Train = {
  readonly line?: readonly string[];
  readonly train?: readonly string[];
  /** The number of the station above the locomotive. */
  readonly at?: number;
  readonly locomotive?: 'Ironhorse' | 'Leland';
  /** Sets besides the base game and the train. */
  readonly more?: readonly string[];
};

const LINE = ['Boom Town', 'San Tafe', 'Frisco', 'Tombrock'];
const CARS = ['Caboose', 'Dining Car', 'Mail Car'];

/** A line of four stations and a train of three railcars, unless the test says otherwise. */
export function onTheLine({ line = LINE, train = CARS, at = 1, locomotive = 'Leland', more = [] }: Train = {}) {
  return {
    sets: [...SETS, ...more],
    zones: { line, train },
    memory: { 'locomotive-at': at },
    inForce: { locomotive },
  };
}
