import { distance, reach, seatId, viewFor } from '@dustup/bang/engine';
import { spoken } from '../bang-answers.ts';
import { nameOfSeat, type Spoken } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { eat } from '../parse/eat.ts';
import { eatSeat, mustEatSeat, readSeat } from '../parse/seat-names.ts';
import {
  broughtBackFinding,
  declaredStackFinding,
  orderFinding,
  skipFinding,
  tokensFinding,
  zoneFinding,
} from './declared.ts';
import { type Finding, unless } from './finding.ts';
import { heardFinding, heardInOrderFinding, notHeardFinding } from './heard.ts';
import { isAboutPile, pileFinding } from './pile.ts';
import {
  askedFinding,
  isAboutNobody,
  mayFinding,
  mayNotFinding,
  mayOnlyFinding,
  nobodyFinding,
  notAskedFinding,
} from './question.ts';
import { readNumber, type Scene, type Watched } from './scene.ts';
import { seatFinding } from './seat.ts';
import { eventFinding, isAboutOutcome, outcomeFinding, turnFinding } from './table.ts';

/** An expectation that has been read: about the table, which can be looked at afterwards too, or about who is asked now. */
type Expectation =
  | { readonly isAbout: 'scene'; readonly look: (at: Scene) => Finding }
  | { readonly isAbout: 'question'; readonly look: (at: Watched) => Finding };

/** What an expectation may begin with that holds for the expectation behind it. */
export const BEFORE_END = 'before the turn ends:';
export const ONE_OF = 'one of these:';

/** Whether an expectation holds here. Throws a `NotationError` when it makes no sense. */
export function findingOf(at: Watched, text: string): Finding {
  const alternatives = eat(text, ONE_OF);
  if (alternatives !== undefined) return oneOfFinding(at, text, alternatives.split(';'));
  const before = eat(text, BEFORE_END);
  return before === undefined ? readExpectation(at.names, text).look(at) : beforeEndFinding(at, text, before);
}

/** `one of these: Ann holds Beer; Ann holds BANG!`: exactly one. */
function oneOfFinding(at: Watched, text: string, alternatives: readonly string[]): Finding {
  if (alternatives.length < 2) throw new NotationError({ says: 'oneAlternative', text });
  const found = alternatives.map((one) => ({ text: one.trim(), finding: findingOf(at, one.trim()) }));
  const holding = found.filter(({ finding }) => finding === undefined);
  return unless(holding.length === 1, text, () =>
    holding.length === 0
      ? found.map(({ finding }) => finding?.found).join('; ')
      : `${holding.length} of them: ${holding.map((one) => one.text).join('; ')}`,
  );
}

/** `before the turn ends: deck: Beer 10♥`: how it was when a turn ended by itself and the game went on to another. */
function beforeEndFinding(at: Watched, text: string, behind: string): Finding {
  const expectation = readExpectation(at.names, behind);
  if (expectation.isAbout !== 'scene') throw new NotationError({ says: 'nobodyAskedAtEnd', text });
  const scene = at.whenTurnEnded();
  if (scene === undefined) return { expected: text, found: 'no turn has ended since the last decision' };
  const finding = expectation.look(scene);
  return finding && { expected: text, found: `${BEFORE_END} ${finding.found}` };
}

function readExpectation(names: readonly string[], text: string): Expectation {
  if (isAboutPile(text)) return ofScene((at) => pileFinding(at, text));
  const ofTable = Object.values(ABOUT_TABLE).find(({ form }) => form.test(text));
  if (ofTable !== undefined) return ofScene((at) => ofTable.look(at, text));
  if (isAboutOutcome(text)) return ofScene((at) => outcomeFinding(at, text));
  if (isAboutNobody(text)) return { isAbout: 'question', look: (at) => nobodyFinding(spoken(at), text) };
  const found = eatSeat(names, text);
  if (found !== undefined) return aboutSeat(found.seat, found.rest);
  throw new NotationError({
    says: 'noExpectation',
    text,
    seats: names.join(', '),
    lines: Object.keys(ABOUT_TABLE).join(':, '),
  });
}

/** What can be said of the table, by how it begins. */
export const ABOUT_TABLE: {
  readonly [words: string]: { readonly form: RegExp; readonly look: (at: Scene, text: string) => Finding };
} = {
  turn: { form: /^turn:/u, look: turnFinding },
  event: { form: /^event:/u, look: eventFinding },
  'events to come': { form: /^events to come:/u, look: eventFinding },
  'in force STACK': { form: /^in force \S+:/u, look: declaredStackFinding },
  'to come STACK': { form: /^to come \S+:/u, look: declaredStackFinding },
  'zone ZONE': { form: /^zone \S+?:/u, look: zoneFinding },
  'zone ZONE of NAME': { form: /^zone \S+ of [^:]+:/u, look: zoneFinding },
  'tokens on CARD': { form: /^tokens on [^:]+:/u, look: tokensFinding },
  order: { form: /^order:/u, look: orderFinding },
  'turns to skip': { form: /^turns to skip:/u, look: skipFinding },
  'brought back by RULE': { form: /^brought back by \S+:/u, look: broughtBackFinding },
};

function ofScene(look: (at: Scene) => Finding): Expectation {
  return { isAbout: 'scene', look };
}

type Look<At> = (at: At, seat: number, rest: string) => Finding;

/** What can be said of a seat and the question, by the words it begins with. */
export const ABOUT_QUESTION: { readonly [words: string]: Look<Spoken> } = {
  'is asked': askedFinding,
  'is not asked': notAskedFinding,
  'may not': mayNotFinding,
  'may:': mayOnlyFinding,
  may: mayFinding,
};

/** What can be said of a seat at the table; anything else is about what it has. */
export const ABOUT_SCENE: { readonly [words: string]: Look<Scene> } = {
  sees: distanceFinding,
  reaches: reachFinding,
  'does not hear': notHeardFinding,
  'hears in order:': heardInOrderFinding,
  hears: heardFinding,
  'does not know the role of': (at, seat, text) => roleFinding(at, seat, text, false),
  'knows the role of': (at, seat, text) => roleFinding(at, seat, text, true),
};

function aboutSeat(seat: number, text: string): Expectation {
  for (const [words, look] of Object.entries(ABOUT_QUESTION)) {
    const rest = eat(text, words);
    if (rest !== undefined) return { isAbout: 'question', look: (at) => look(spoken(at), seat, rest) };
  }
  for (const [words, look] of Object.entries(ABOUT_SCENE)) {
    const rest = eat(text, words);
    if (rest !== undefined) return ofScene((at) => look(at, seat, rest));
  }
  return ofScene((at) => seatFinding(at, seat, text));
}

/** `sees Ben at 2` */
function distanceFinding({ game, names }: Scene, seat: number, text: string): Finding {
  const { seat: other, rest } = mustEatSeat(names, text);
  const said = /^at (?:distance )?(\d+)$/u.exec(rest)?.[1];
  if (said === undefined) throw new NotationError({ says: 'noDistance', text, name: nameOfSeat(names, other) });
  const far = distance(game, seatId(seat), seatId(other));
  const says = (steps: number) => `${nameOfSeat(names, seat)} sees ${nameOfSeat(names, other)} at ${steps}`;
  return unless(far === Number(said), says(Number(said)), () => says(far));
}

function reachFinding({ game, names }: Scene, seat: number, text: string): Finding {
  const far = reach(game, seatId(seat));
  const name = nameOfSeat(names, seat);
  return unless(far === readNumber('reaches', text), `${name} reaches ${text}`, () => `${name} reaches ${far}`);
}

function roleFinding({ game, names }: Scene, seat: number, text: string, isKnown: boolean): Finding {
  const role = viewFor(game, seat).seats[readSeat(names, text)]?.role ?? null;
  const expected = `${nameOfSeat(names, seat)} ${isKnown ? 'knows' : 'does not know'} the role of ${text}`;
  return unless((role !== null) === isKnown, expected, () => (role === null ? 'it is hidden' : `it is ${role}`));
}
