import type { Item } from './item.ts';
import { drawn, fitted, padded, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';

/** A menu: what may be chosen, by number, what may not and why, and what lets go by. */
export type Menu = {
  readonly lines: readonly Item[];
  readonly numbered: readonly Item[];
  readonly pass: Item | undefined;
};

/** Before a number; in front of what may not be chosen stands a dash. */
const MARK = 6;
/** With less beside the names, what a choice does stands below it. */
const NARROWEST_NOTE = 24;

/**
 * A menu in the lines that a screen has: with all its notes; or a line each; or with those that cannot be chosen only named; or nothing but
 * names, side by side.
 */
export function menuLines(menu: Menu, screen: Screen): string[] {
  const legal = { ...menu, lines: menu.lines.filter((item) => menu.numbered.includes(item)) };
  const ways = [
    () => withNotes(menu, screen, Number.POSITIVE_INFINITY),
    () => withNotes(menu, screen, 1),
    () => [...withNotes(legal, screen, 1), ...notNow(menu, screen)],
    () => [...withNotes(legal, screen, 0), ...notNow(menu, screen)],
  ];
  const pass = menu.pass === undefined ? [] : [`${mark(0)}${menu.pass.label}`];
  for (const way of ways) {
    const lines = [...way(), ...pass];
    if (lines.length <= screen.rows) return lines;
  }
  return [...sideBySide(menu, screen), ...notNow(menu, screen), ...pass];
}

function mark(number: number): string {
  return `  ${String(number).padStart(2)}  `;
}

/** An item a line, its note beside it or below, in so many lines at most. */
function withNotes({ lines, numbered }: Menu, screen: Screen, most: number): string[] {
  const { paint, columns } = screen;
  const noted = most === 0 ? [] : lines.filter((item) => noteOf(item, screen) !== '');
  const width = Math.max(0, ...noted.map(({ label }) => widthOf(label)));
  const isBeside = columns - width - MARK - 2 >= NARROWEST_NOTE;
  return lines.flatMap((item) => {
    const number = numbered.indexOf(item) + 1;
    const start = number === 0 ? paint.dim('   –  ') : mark(number);
    const label = number === 0 ? paint.dim(item.label) : item.label;
    const note = most === 0 ? '' : noteOf(item, screen);
    if (note === '') return [`${start}${label}`];
    const indent = isBeside ? MARK + width + 2 : MARK;
    const all = wrapped(note, columns - indent);
    const shown = all.length > most ? [cutLine(all[0] ?? '', columns - indent)] : all;
    if (!isBeside && most < 2) return [`${start}${label}`];
    const [first = '', ...rest] = shown;
    if (!isBeside) return [`${start}${label}`, ...shown.map((line) => ' '.repeat(indent) + paint.dim(line))];
    return [
      `${start}${padded(label, width)}  ${paint.dim(first)}`,
      ...rest.map((line) => ' '.repeat(indent) + paint.dim(line)),
    ];
  });
}

/** What it does, or why it cannot be chosen. */
function noteOf({ refusal, note }: Item, { vocabulary, paint }: Screen): string {
  return refusal === undefined ? note : drawn(vocabulary.refusal(refusal), paint);
}

function cutLine(line: string, room: number): string {
  return widthOf(line) < room ? `${line}…` : `${line.split(' ').slice(0, -1).join(' ')}…`;
}

/** What cannot be chosen, by name only. */
function notNow({ lines, numbered }: Menu, { vocabulary, paint, columns }: Screen): string[] {
  const names = [...new Set(lines.filter((item) => !numbered.includes(item)).map(({ label }) => label))];
  if (names.length === 0) return [];
  const room = columns - MARK - widthOf(vocabulary.text('terminal.notNow', { names: '' }));
  const text = vocabulary.text('terminal.notNow', { names: fitted(names, ', ', room) });
  return [`   ${paint.dim(`–  ${text}`)}`];
}

/** Names only, as many in a line as there is room for. */
function sideBySide({ numbered }: Menu, { columns }: Screen): string[] {
  const cells = numbered.map(({ label }, at) => `${at + 1} ${label} `.replaceAll(' ', '\u00a0'));
  const indent = ' '.repeat(3);
  return wrapped(cells.join(' '), columns - indent.length).map(
    (line) => indent + line.replaceAll('\u00a0', ' ').trimEnd(),
  );
}
