import { faceNumbered } from './cards/book.ts';
import type { Person } from '../../text/words.ts';
import { type Company, personAt } from '../../frame/company.ts';
import type { Scene, Sentence } from './move-sentence.ts';
import { fieldOf } from '../../frame/field.ts';

/** So many of those who come next are named. */
const NEXT = 3;

/** What goes on while others act, and who comes next: never an empty bar. */
export function narration(scene: Scene): Sentence | undefined {
  const { game, company, vocabulary } = scene;
  const { table } = game;
  const { stage } = vocabulary.words;
  const text = whatGoesOn(scene);
  if (text === undefined) return undefined;
  const facts: string[] = [];
  const misses = missesNeeded(scene);
  if (misses > 1) facts.push(stage.needsMissed(misses));
  const next = comingNext(scene);
  if (next.length > 0 && table.turn.number > 0) facts.push(stage.next(personAt(company, table.turn.seat), next));
  return { parts: [{ kind: 'text', text }], facts };
}

function whatGoesOn(scene: Scene): string | undefined {
  const { game, company, vocabulary } = scene;
  const { table } = game;
  const { stage } = vocabulary.words;
  const [asked] = table.asked.filter((seat) => seat !== company.me);
  if (table.turn.number === 0 && table.asked.length > 0) return stage.allChoose;
  const inner = table.resolving.at(-1);
  const faced = table.resolving.findLast((frame) => 'face' in frame && frame.face !== null);
  const face =
    faced !== undefined && 'face' in faced && faced.face !== null ? faceNumbered(table.sets, faced.face) : undefined;
  const card = face === undefined ? '' : vocabulary.cardName(face.card);
  const standoff = table.resolving.findLast((frame) => frame.kind === 'standoff');
  if (standoff?.kind === 'standoff') {
    const said = stage.calls(personAt(company, standoff.by), personAt(company, standoff.target), card);
    const shots = answersSince(scene);
    return shots === 0 ? said : `${said}: ${stage.soFar(shots)}`;
  }
  if (inner?.kind === 'loss' && inner.isDying) return stage.dying(personAt(company, inner.seat));
  // Nobody is asked while something is being shown: it is still somebody's turn.
  if (asked === undefined) return table.turn.number > 0 ? stage.plays(personAt(company, table.turn.seat)) : undefined;
  const who = personAt(company, asked);
  if (inner === undefined) return asked === table.turn.seat ? stage.plays(who) : undefined;
  const by = 'by' in inner && inner.by !== null ? inner.by : null;
  if (card === '') return undefined;
  if (by === null) return stage.answersCard(who, card);
  return by === asked ? stage.thinksAbout(who, card) : stage.answers(who, personAt(company, by), card);
}

/** BANG! cards given up since the Duel was played. */
function answersSince({ game }: Scene): number {
  const from = game.log.findLastIndex(({ event }) => event.type === 'played');
  return game.log.slice(from + 1).filter(({ event }) => event.type === 'answered').length;
}

function missesNeeded({ game }: Scene): number {
  const shot = game.table.resolving.at(-1);
  return shot?.kind === 'shot' ? Number(fieldOf(shot, 'misses')) : 0;
}

/** Those whose turns come after this one. */
function comingNext({ game, company }: Scene): readonly Person[] {
  const { seats, turn, order, turnDirection } = game.table;
  const clockwise = [...order, ...order].slice(order.indexOf(turn.seat) + 1).slice(0, order.length - 1);
  const coming = turnDirection === 1 ? clockwise : clockwise.toReversed();
  const alive = coming.filter((seat) => seats[seat]?.presence !== 'out');
  return alive.slice(0, NEXT).map((seat) => personAt(company, seat));
}

/** Somebody's clock in words: whose time it is that runs. */
export function clockNoteOf(scene: Scene, seat: number): string {
  const { company, vocabulary } = scene;
  return seat === company.me ? vocabulary.words.toAnswer : vocabulary.words.stage.clockOf(nameIn(company, seat));
}

function nameIn(company: Company, seat: number): string {
  return personAt(company, seat).name;
}
