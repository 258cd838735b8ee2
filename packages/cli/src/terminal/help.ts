import { padded, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import type { Sight } from './sight.ts';

const HELPS = [
  'numbers',
  'name',
  'enter',
  'back',
  'you',
  'thing',
  'choice',
  'distance',
  'why',
  'table',
  'log',
  'save',
  'quit',
];
/** With less room beside what is typed, what it does stands below. */
const NARROWEST = 24;

/** What may be typed at any question, and what it does. */
export function helpText({ distanceTo }: Sight, { vocabulary: { text }, columns }: Screen): string {
  const helps = HELPS.filter((help) => help !== 'distance' || distanceTo !== undefined);
  const typed = helps.map((help) => text(`terminal.helps.${help}.typed`));
  const width = Math.max(...typed.map(widthOf));
  const indent = columns - width - 4 >= NARROWEST ? width + 4 : 6;
  const lines = helps.flatMap((help, at) => {
    const does = wrapped(text(`terminal.helps.${help}.does`), columns - indent);
    const start = `  ${padded(typed[at] ?? '', width)}`;
    const [first = '', ...rest] = does;
    const below = indent === width + 4 ? rest : does;
    const line = indent === width + 4 ? `${start}  ${first}` : start.trimEnd();
    return [line, ...below.map((more) => ' '.repeat(indent) + more)];
  });
  return [text('terminal.helpTitle'), ...lines].join('\n');
}
