import { PRESETS, type Setup, setsInLibrary, setsOfPreset, whyNotPlayable } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { digestOf, SetupError } from '@dustup/kernel';
import { type Language, messagesIn, plainText } from '@dustup/words';
import { compileMessage, setCatalogues } from '@dustup/words/files';
import { UsageError } from './io.ts';
import { nearest } from './nearest.ts';
import { PLAYABLE_SETS } from './parse-arguments.ts';
import { speechIn } from './speech.ts';

/** What `--sets` and `--preview` say. */
type Asked = { readonly sets: readonly string[]; readonly preview?: true };

/** The sets that are meant: by name or as a preset. A random mix follows from the seed; without `--preview` only what is declared done is played. */
export function setsAsked({ sets: names, preview }: Asked, seed: string, flags: string): readonly string[] {
  const library = setsInLibrary().map(({ slug }) => slug);
  const known = preview === true ? library : PLAYABLE_SETS;
  const preset = PRESETS.find((one) => names.length === 1 && names[0] === one);
  if (preset !== undefined) {
    const dice = diceFrom(digestOf(`${seed}/sets`));
    return setsOfPreset(preset, PLAYABLE_SETS, (n) => dice.below(n));
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError('invalidArgument', { flags, value: names.join(',') }, whyNot(unknown, known, library));
}

function whyNot(name: string, known: readonly string[], library: readonly string[]): UsageError {
  if (library.includes(name)) return new UsageError('setNotDone', { name });
  const near = nearest(name, [...known, ...PRESETS]);
  return new UsageError('noSuchSet', {
    name,
    near: near ?? '',
    isNear: String(near !== undefined),
    known: [...known, ...PRESETS].join(', '),
  });
}

/** Sets up a game; where it cannot be played like this, but could be with another set or two, the problem names them. */
export function orWhatHelps<Made>(setup: Setup, language: Language, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    const missing = error instanceof SetupError ? setsThatHelp(setup) : undefined;
    if (!(error instanceof SetupError) || missing === undefined) throw error;
    const speech = speechIn(language);
    const problem = plainText(speech.refusal(error.refusal));
    const names = plainText(speech.list(missing.map((set) => [{ kind: 'text', text: nameOfSet(set, language) }])));
    throw new UsageError('addSet', { problem, names, sets: [...setup.sets, ...missing].join(',') });
  }
}

/** One set that would do, or two together. */
function setsThatHelp(setup: Setup): readonly string[] | undefined {
  const others = PLAYABLE_SETS.filter((set) => !setup.sets.includes(set));
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  return [...others.map((set) => [set]), ...pairs].find(
    (more) => whyNotPlayable({ ...setup, sets: [...setup.sets, ...more] }) === undefined,
  );
}

function nameOfSet(set: string, language: Language): string {
  return messagesIn(language, setCatalogues(set, language), compileMessage).text('set.name');
}
