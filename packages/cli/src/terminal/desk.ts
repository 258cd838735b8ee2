import type { Io } from '../io.ts';
import { completions } from './complete.ts';
import { explain, type Scene } from './explain.ts';
import { helpText } from './help.ts';
import { plain } from './match.ts';
import { type Screen, unfolded } from './screen.ts';
import type { Sight } from './sight.ts';
import { COMMANDS, typedFor } from './words.ts';

/** Why somebody stops answering. */
export type Leave = 'quit' | 'endOfInput' | 'mistakes';

/** Where the person sits: what is typed, what is shown, and the commands that are no answers. */
export type Desk = {
  readonly io: Io;
  readonly screen: () => Screen;
  readonly sight: () => Sight;
  readonly log: readonly string[];
  /** Saves the game and says where, or why not. */
  readonly save: (file: string | undefined) => void;
  /** What was typed ahead: `bang ben` is two choices. */
  readonly ahead: string[];
  mistakes: number;
  /** Lines just shown that are to stay in sight above the next menu. */
  linesAbove: number;
};

/** So many lines in a row that mean nothing, from a pipe: nobody is there. */
const MOST_MISTAKES = 50;
const LINES_OF_LOG = 40;

/** The next thing typed that is meant as a choice; commands are carried out on the way. */
export async function nextChoice(desk: Desk, scene: Scene, enter: string): Promise<{ typed: string } | Leave> {
  for (;;) {
    const ahead = desk.ahead.shift();
    if (ahead !== undefined) return { typed: ahead };
    if (desk.mistakes > MOST_MISTAKES && !desk.io.isInputTty) return 'mistakes';
    const prompt = desk.screen().vocabulary.text('terminal.prompt', { enter });
    const line = await desk.io.readLine(prompt, (begun) => completions(begun, scene, desk.screen()));
    if (line === undefined) return 'endOfInput';
    // a pipe shows nothing of what comes through it
    if (!desk.io.isInputTty) desk.io.write(`${line}\n`);
    const done = carryOut(desk, scene, line.trim());
    if (done === 'quit') return 'quit';
    if (done === 'noCommand') return { typed: line.trim() };
  }
}

function carryOut(desk: Desk, scene: Scene, line: string): 'done' | 'quit' | 'noCommand' {
  const say = (text: string) => desk.io.write(`${text}\n`);
  if (line.startsWith('?')) {
    say(explain(line.slice(1), scene, desk.screen()));
    return 'done';
  }
  const [word = '', ...rest] = line.split(/\s+/);
  const { vocabulary } = desk.screen();
  const command = COMMANDS.find((one) => typedFor(one, vocabulary).includes(plain(word)));
  switch (command) {
    case undefined:
      return 'noCommand';
    case 'quit':
      return 'quit';
    case 'help':
      say(helpText(desk.sight(), desk.screen()));
      break;
    case 'table':
      say(desk.sight().table(unfolded(desk.screen())));
      break;
    case 'hand':
      say(desk.sight().hand(desk.screen()));
      break;
    case 'log':
      say(lastLines(desk.log, Math.min(LINES_OF_LOG, desk.screen().rows - 2)).join('\n'));
      break;
    case 'save':
      desk.save(rest.length === 0 ? undefined : rest.join(' '));
      break;
  }
  return 'done';
}

/** The newest entries that have room; a long one has several lines. */
function lastLines(log: readonly string[], rows: number): string[] {
  return log.slice(-LINES_OF_LOG).join('\n').split('\n').slice(-rows);
}
