import {
  cardId,
  definitionSeen,
  ownHand,
  parseQuestionFacts,
  type QuestionFacts,
  type Traits,
  type View,
} from '@dustup/bang';
import {
  type Answer,
  assertNever,
  type Choice,
  diceFrom,
  isSelection,
  type Json,
  legalValues,
  type Put,
  type Question,
  secretFor,
  type Selection,
  type Seed,
} from '@dustup/kernel';
import type { Agent } from '../agent.ts';
import { atWill } from './at-will.ts';
import { evade, saveAnother } from './cut-in.ts';
import {
  discardSome,
  dodge,
  drawFrom,
  keepBest,
  loseOrKeep,
  payForLife,
  pickBest,
  pickNature,
  pickTurned,
  rescue,
  returnFire,
  spoilIt,
} from './answers.ts';
import { useAsBest } from './offers.ts';
import { nameOrder } from './ordering.ts';
import { fetch, handOver, share, spare } from './fetching.ts';
import { playOrEnd } from './play.ts';
import { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { drawAgain, placeForToken, useIt } from './tokens.ts';
import { walk } from './walk.ts';

/**
 * Plays its role: weighs who is who by what everybody has seen, and acts on it. It reads traits, never names, and its
 * answer follows from its seed, its view and the question alone.
 */
class RuleBot implements Agent {
  readonly #reading: Reading;

  readonly #secret: string | undefined;
  #turn = -1;

  constructor(seed: Seed) {
    this.#reading = new Reading(typeof seed === 'number' ? seed : 0);
    this.#secret = typeof seed === 'number' ? undefined : seed;
  }

  answer(view: () => View, { question }: Put): Answer {
    this.#read(view());
    return answerTo(this.#reading, question);
  }

  interjects(view: () => View, { question }: Put): Answer | null {
    this.#read(view());
    return payForLife(this.#reading, question);
  }

  /** With a secret its whims are others each turn: those of one tell nothing of the next. */
  #read(view: View): void {
    this.#reading.read(view);
    const { number } = view.turn;
    if (this.#secret === undefined || number === this.#turn) return;
    this.#turn = number;
    this.#reading.seed = diceFrom(secretFor(this.#secret, `turn ${number}`)).below(MOST_SEED);
  }
}

const MOST_SEED = 2 ** 31;

export function ruleBot(seed: Seed): Agent {
  return new RuleBot(seed);
}

function answerTo(reading: Reading, question: Question): Answer {
  const facts = parseQuestionFacts(question.about);
  switch (facts.answers) {
    case 'turn':
      return playOrEnd(reading, question);
    case 'shot':
      return dodge(reading, question);
    case 'card':
      return evade(reading, question);
    case 'demand':
      return returnFire(reading, question);
    case 'death':
      return rescue(reading, question);
    case 'arrival':
    case undefined:
      return choose(reading, question, facts);
    default:
      return assertNever(facts.answers);
  }
}

function choose(reading: Reading, { options, about }: Question, facts: QuestionFacts): Answer {
  const willing = atWill(reading, options, facts);
  if (willing !== undefined) return willing;
  if (facts.deed?.saves === true) return saveAnother(reading, options, about);
  return isSelection(options) ? chooseSome(reading, options, facts) : chooseOne(reading, options, about, facts);
}

function chooseSome(reading: Reading, options: Selection, { chosen }: QuestionFacts): Answer {
  if (chosen === 'kept') return keepBest(reading, options);
  return chosen === 'lost' ? discardSome(reading, options) : walk(reading, options);
}

function chooseOne(reading: Reading, options: Choice, about: Json, facts: QuestionFacts): Answer {
  const { deed, chosen, hits, isGood = false } = facts;
  if (deed?.fetches === true) return fetchOrPass(reading, options, deed);
  if (deed?.orders === true) return nameOrder(reading, seatIn(about, 'seat') ?? reading.self, options);
  if (options.holds === 'seat' && deed !== undefined) return spare(reading, options, deed);
  if (chosen === 'kept') return share(reading, options);
  if (chosen === 'given') return handOver(reading, options);
  if (chosen === 'lost' && options.slot === 'do') return loseOrKeep(reading, options);
  if (options.slot === 'place') return { place: placeForToken(reading, options) };
  if (options.slot === 'do' && hits !== undefined) return drawAgain(reading, options, about, hits, isGood);
  if (options.slot === 'do' && (deed?.spends !== undefined || deed?.protects === true)) return useIt(reading, options);
  if (hits !== undefined) return pickTurned(reading, options, hits, isGood);
  if (chosen === 'lost') return spoilIt(reading, options, facts) ?? pickBest(reading, options, true);
  if (chosen === 'borrowed') return pickNature(readHandIn(reading), options);
  if (options.slot === 'from') return drawFrom(reading, options);
  if (options.slot === 'what') return pickSpoil(reading, options, about);
  if (options.slot === 'as') return useAsBest(reading, options) ?? walk(reading, options);
  if (options.slot === 'card' && isOnShelf(reading, options)) return pickBest(reading, options, false);
  return walk(reading, options);
}

/** What lies open may be taken, or left. */
function fetchOrPass(reading: Reading, options: Choice, deed: Traits): Answer {
  const isOpen = options.why?.('take') === undefined;
  const taken = isOpen ? fetch(reading, deed, options.next?.('take'), { [options.slot]: 'take' }) : undefined;
  return taken ?? { [options.slot]: 'pass' };
}

function readHandIn(reading: Reading): Reading {
  reading.readHand();
  return reading;
}

/** Somebody's card: to take it, or to make them lose it. */
function pickSpoil(reading: Reading, options: Choice, about: Json): Answer {
  const from = seatIn(about, 'from') ?? reading.self;
  reading.readOthers();
  return { what: bestSpoil(reading, from, legalValues(options)).what };
}

function seatIn(about: Json, name: string): number | undefined {
  return typeof about === 'object' && about !== null && name in about ? Number(Reflect.get(about, name)) : undefined;
}

/** Cards that lie open in the middle. */
function isOnShelf({ view }: Reading, { candidates }: Choice): boolean {
  const [first] = candidates;
  return (
    typeof first === 'number' &&
    definitionSeen(view, cardId(first)) !== undefined &&
    !ownHand(view).some((card) => card === first)
  );
}
