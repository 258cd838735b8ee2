import { LANGUAGES, type Language } from '@dustup/words';
import { BOT_NAMES } from '@dustup/bots';
import { isOutside } from '../games/is-outside.ts';
import { USUAL_BOT } from '../games/plan.ts';
import { vocabularyFor } from './words.ts';

/** What a saved game is besides its record. */
export type Seating = {
  readonly names: readonly string[];
  /** Null when nobody plays and somebody watches. */
  readonly you: number | null;
  readonly bot: string;
  readonly language: Language;
};

/** The text of a saved game: a record, and above it a comment for whoever continues it. */
export function savedText(seating: Seating, write: (names: readonly string[]) => string): string {
  const names = seating.names.map((name, seat) => (seat === seating.you && isNobodysName(name) ? UNNAMED : name));
  return `${seatingLine({ ...seating, names })}\n${write(names)}`;
}

/** «You» on the screen is somebody else to whoever reads the record. */
const UNNAMED = 'Player';

function isNobodysName(name: string): boolean {
  return LANGUAGES.some((language) => vocabularyFor(language, []).text('terminal.you') === name);
}

/** A comment to whoever reads the record; it says what the record does not need to know. */
function seatingLine({ names, you, bot: playing, language }: Seating): string {
  const bot = isOutside(playing) ? USUAL_BOT : playing; // who continues a game names a program of others anew
  const who = you === null ? 'nobody' : (names[you] ?? 'nobody');
  return `# played in the terminal by ${who}, against ${bot}, in ${language}`;
}

const SEATING = /^# played in the terminal by (?<who>.+), against (?<bot>[\w-]+), in (?<language>\w+)$/m;

/** Who sits where in a saved game. Any record will do: without the comment the first seat is yours. */
export function seatingIn(
  text: string,
  recorded: readonly string[],
  wanted: Partial<Pick<Seating, 'bot' | 'language'>>,
): Seating {
  const said = SEATING.exec(text)?.groups;
  const found = said === undefined ? 0 : recorded.indexOf(said['who'] ?? '');
  const you = found < 0 ? null : found;
  const language = wanted.language ?? LANGUAGES.find((one) => one === said?.['language']) ?? 'en';
  const yourName = vocabularyFor(language, []).text('terminal.you');
  const names = recorded.map((name, seat) => (seat === you && name === UNNAMED ? yourName : name));
  const bot = wanted.bot ?? BOT_NAMES.find((one) => one === said?.['bot']) ?? USUAL_BOT;
  return { names, you, bot, language };
}
