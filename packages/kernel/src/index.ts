export type { Agent, Put } from './agent.ts';
export { ask, askAll, offer, PASS } from './ask.ts';
export { type Dice, diceFrom, secretFor, type Seed } from './dice.ts';
export { digestOf } from './digest.ts';
export { assertNever, EngineBug } from './engine-bug.ts';
export { fenced, toldTo } from './fenced.ts';
export { handOut, type Json } from './json.ts';
export {
  type Answer,
  type Choice,
  choice,
  hasLegal,
  holdsOf,
  isSelection,
  legalValues,
  type Selection,
  type Slot,
  selection,
  slotAfter,
  someAnswers,
  takeIn,
  type Value,
  whyNot,
} from './options.ts';
export type {
  AnyPosition,
  AnyRules,
  Frame,
  GameChoice,
  LeftBehind,
  OwnFrame,
  Outcome,
  Lasting,
  Playable,
  PublicFrame,
  TableGame,
  WireEvent,
} from './playable.ts';
export { type Entry, INTERJECT, Position, type PositionOptions, type SavedPosition, SPEECH } from './position.ts';
export { NOTHING, type Procedure } from './procedure.ts';
export { type Asked, handOutQuestion, type Question, question, questionOf, type Standing } from './question.ts';
export { below, isRandomKey, keyFromSeed, type RandomState, randomFrom, shuffle } from './random.ts';
export { randomAnswer } from './random-answer.ts';
export { type GameRecord, Recording, type ReplayProblem, replay } from './record.ts';
export { type Refusal, refuse } from './refusal.ts';
export { type Listener, type Rules, SetupError, type Viewer } from './rules.ts';
