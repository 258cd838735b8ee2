import { readEvent } from '../card-names.ts';
import { nameOfSeat } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { itemsOf } from '../parse/lines.ts';
import { readSeat } from '../parse/seat-names.ts';
import { readTurn } from '../parse/turn-words.ts';
import { SIDES } from '../side-words.ts';
import { EVENTS, stackOf } from '../stack-cards.ts';
import { turnLine } from '../write-position.ts';
import { stackFinding } from './declared.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

/** `turn: Ben, draw`: only what is said is looked at. */
export function turnFinding({ game, names }: Scene, text: string): Finding {
  const { seat, ...said } = readTurn(text.slice('turn:'.length));
  const { turn } = game.state;
  const actual: { readonly [fact: string]: unknown } = turn;
  const isSo =
    readSeat(names, seat) === turn.seat && Object.entries(said).every(([fact, value]) => actual[fact] === value);
  return unless(isSo, text, () => `turn: ${turnLine(game.state, names)}`);
}

/** `event: Hangover`, `events to come: Daltons, High Noon` (the next ones): of the stack in which they lie. */
export function eventFinding(scene: Scene, text: string): Finding {
  const { book } = scene.game;
  const [name] = itemsOf(text.slice(text.indexOf(':') + 1));
  const stack = name === undefined ? EVENTS : (stackOf(book, readEvent(book, name)) ?? EVENTS);
  return stackFinding(scene, text, stack, text.startsWith('events to come'));
}

const WINS = new RegExp(
  `^(?:the )?(?<side>${SIDES.join('|')})(?: (?<who>.+?))?(?:,? wins?)(?::\\s*(?<list>.*))?$`,
  'iu',
);

/** `law wins`, `renegade Ann wins`, `outlaws win: Ben, Cid`, `nobody has won`. */
export function outcomeFinding({ game, names }: Scene, text: string): Finding {
  const { outcome } = game.state;
  const found = () =>
    outcome === null
      ? 'nobody has won'
      : `${outcome.side} won: ${outcome.winners.map((seat) => nameOfSeat(names, seat)).join(', ')}`;
  if (/^nobody has won$/iu.test(text)) return unless(outcome === null, text, found);
  const said = WINS.exec(text)?.groups;
  if (said === undefined) throw new NotationError({ says: 'noOutcome', text });
  const winners = itemsOf(said['list'] ?? said['who'] ?? '').map((name) => readSeat(names, name));
  const isSide = outcome !== null && outcome.side === said['side']?.toLowerCase();
  const areWinners =
    winners.length === 0 ||
    (outcome?.winners.length === winners.length &&
      winners.every((seat) => outcome.winners.some((one) => one === seat)));
  return unless(isSide && areWinners, text, found);
}

export function isAboutOutcome(text: string): boolean {
  return WINS.test(text) || /^nobody has won$/iu.test(text);
}
