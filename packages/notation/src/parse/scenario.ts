import { NotationError } from '../notation-error.ts';
import { type Line, linesOf } from './lines.ts';
import { BANG_LINES } from './position.ts';
import { type PositionLines, type PositionText, positionOf } from './position-lines.ts';

/** A decision in words, or what is expected at this point. */
export type Step = { readonly kind: 'decision' | 'expectation'; readonly line: Line };

/** A position, decisions and expectations, under a title. */
export type Scenario = {
  readonly title: string;
  readonly line: number;
  readonly position: PositionText;
  readonly steps: readonly Step[];
};

const TITLE = /^scenario\b\s*:?\s*(?<title>.*)$/u;

/**
 * The scenarios of a text. What stands before the first title is common to all; a text without any title is one
 * scenario.
 */
export function readScenarios(text: string, known: PositionLines = BANG_LINES): Scenario[] {
  const lines = linesOf(text);
  const starts = lines.flatMap(({ text: said }, at) => (TITLE.test(said) ? [at] : []));
  const [first] = starts;
  if (first === undefined)
    return lines.length === 0 ? [] : [scenarioOf(known, '', lines[0]?.number ?? 1, lines, new Map())];
  const common = positionOf(known, lines.slice(0, first));
  return starts.map((start, i) => {
    const title = TITLE.exec(lines[start]?.text ?? '')?.groups?.['title'] ?? '';
    return scenarioOf(known, title, lines[start]?.number ?? 1, lines.slice(start + 1, starts[i + 1]), common);
  });
}

function scenarioOf(
  known: PositionLines,
  title: string,
  line: number,
  lines: readonly Line[],
  common: PositionText,
): Scenario {
  const begin = lines.findIndex((one) => known.subjectOf(one) === undefined);
  const [positionLines, stepLines] = begin < 0 ? [lines, []] : [lines.slice(0, begin), lines.slice(begin)];
  const position = positionOf(known, positionLines, common);
  return { title, line, position, steps: stepLines.map((one) => stepOf(known, one)) };
}

function stepOf(known: PositionLines, line: Line): Step {
  if (line.text.startsWith('>')) return { kind: 'expectation', line: { ...line, text: line.text.slice(1).trim() } };
  if (known.subjectOf(line) !== undefined)
    throw new NotationError({ says: 'lineTooLate', text: line.text }, line.number);
  if (line.text.includes(':') || /^seat\s/u.test(line.text)) throw known.noSuchLine(line);
  return { kind: 'decision', line };
}
