export { addToLibrary, type Book, bookOf, characterIn, type Face, setsInLibrary } from './book.ts';
export { slugOf } from '@dustup/tabletop';
export { character } from './define.ts';
export type { CardDefinition, CharacterDefinition } from './definitions.ts';
export type { QuestionWords, SetDefinition, SetIcons } from './set-definition.ts';
export type { Traits } from './traits.ts';
export { distance, reach } from './distance.ts';
export { SPEECH } from '@dustup/kernel';
export { EVENT_TYPES, type EventType, type GameEvent, redactEvent } from './events.ts';
export {
  type BangFrame,
  type BangWire,
  type DistanceSumShown,
  frameOf,
  type OwnFrame,
  ownFrame,
  publicFrame,
  type TableFrame,
} from './frame.ts';
export { faceOf, type Game, openGame, seatOf } from './game.ts';
export { drawTable, isPlayable, type TableChoice, whyNotPlayable } from './draw-table.ts';
export { type MixFacts, type MixHint, MIX_HINTS, mixFacts } from './sets/mixed-sets/mix-facts.ts';
export { type Preset, PRESETS, setsOfPreset } from './sets/mixed-sets/presets.ts';
export { type CardId, cardId, type FaceId, faceId, type SeatId, seatId } from './ids.ts';
export { cardsAt, placeAll, zoneNumberOf, zoneNumbers } from './places.ts';
export { CORE_ZONES } from './zone-definitions.ts';
export { seesZone } from './who-sees.ts';
export { type BangPosition, type BangRecording, bangRules } from './rules.ts';
export { parseQuestionFacts } from './parse-question-facts.ts';
export type { QuestionFacts } from './question-facts.ts';
export { type Hits, isAmong } from './draw-check.ts';
export { nextSetup, whyNotKeep } from './series.ts';
export { GAME_OPTIONS, mayBringBack, optionsFor } from './options.ts';
export type { SeenCard } from './seen-card.ts';
export { blankState, checkSetup, playersFor, rolesFor, type Setup, SHERIFF_BONUS } from './setup.ts';
export { declaredSets, isDeclared } from './sets/declared.ts';
export { parseSign, RANKS, type Sign, SUITS, type Suit, signText } from './signs.ts';
export {
  type Frame,
  type Ledger,
  type Outcome,
  PHASES,
  PRESENCES,
  type Phase,
  type Presence,
  ROLES,
  type Role,
  type Seat,
  type Side,
  type State,
  type Turn,
} from './state.ts';
export { CHARACTER, placeOfToken, type TokenPlace } from './tokens.ts';
export { newTurn } from './turn-state.ts';
export type { PlainView, SeatView, TurnView, View } from './plain-view.ts';
export { viewFor } from './view.ts';
export { judge } from './victory.ts';
export {
  areSidesOff,
  bangLimitOf,
  bookBehind,
  cardBeside,
  cardsInFrontOf,
  cardsOwed,
  characterOfSeat,
  coinsOf,
  deedsSeen,
  definitionSeen,
  discardsSeen,
  distanceBetween,
  type DistanceChange,
  distanceSum,
  distanceWith,
  doesSpeechCost,
  faceSeen,
  facesOpen,
  framesOf,
  handLimitOf,
  isActionBarred,
  isAnythingFree,
  lastPlayed,
  ownFaces,
  ownHand,
  ownSide,
  quarryOfSeat,
  reachOf,
  rolesSeen,
  seatsLeft,
  signNow,
  stepsToEnd,
  suitOfAll,
  tokensOnCard,
  topDiscard,
  traitsOfAction,
  turnedUpBy,
  zonesAlong,
} from './view-facts.ts';
export { indexOf } from './source-index.ts';
export { loadSets } from './sets/load.ts';
