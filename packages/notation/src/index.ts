// The library holds all sets for whoever reads texts; `records.ts` loads only those of a record.
import '@dustup/bang';
export { wordsForAnswer } from './answer-words.ts';
export { optionsInWords, optionsText, whoIsAsked } from './asked.ts';
export { faceText, isNamed, readCardName, readCharacter, readEvent } from './card-names.ts';
export { formatError, formatFailure } from './format-error.ts';
export { cardText, type NamedPosition } from './named-position.ts';
export { answerFromWords } from './parse/answer.ts';
export { layTokens } from './parse/declared.ts';
export { FIRST_IF_UNSAID } from './parse/read-slots.ts';
export { readPosition } from './parse/position.ts';
export { type ReadRecord, readRecord } from './parse/record.ts';
export { readScenarios, type Scenario } from './parse/scenario.ts';
export { NotationError } from './notation-error.ts';
export type { PositionSpec, SeatSpec, ZoneSpec } from './position-spec.ts';
export { questionWords } from './question-words.ts';
export { reasonText } from './reason-words.ts';
export {
  type Failure,
  type Host,
  positionFromText,
  type RunOptions,
  runScenario,
  runScenarioFile,
  type ScenarioResult,
} from './run-scenario.ts';
export { whyNotName } from './seat-names.ts';
export { stateFrom } from './state-from.ts';
export { tellEvent, tellStory } from './story.ts';
export { spelling, wordLists } from './word-lists.ts';
export { writePosition, writeState } from './write-position.ts';
export { type BangRecord, writeRecord } from './write-record.ts';
