import { addToLibrary, character, type SetDefinition } from '@dustup/bang/engine';

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Characters without any ability, for positions that do not care who sits there. Part of no game. */
const blanks: SetDefinition = {
  slug: 'blank',
  name: 'Nobody in particular',
  deck: [],
  characters: NUMBERS.map((number) => character(`Nobody ${number}`, { life: 4 })),
  events: [],
  rules: [],
};

addToLibrary([blanks]);

export const BLANK_SET = blanks.slug;
export const BLANK_CHARACTERS: readonly string[] = blanks.characters.map(({ slug }) => slug);
