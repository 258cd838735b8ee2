/** Everything a card, a character or an event is written with. */
export {
  type Answer,
  choice,
  type Procedure,
  type Question,
  question,
  questionOf,
  type Slot,
  type Refusal,
  refuse,
  selection,
  shuffle,
  askAll,
  offer,
  PASS,
  type Value,
} from '@dustup/kernel';
export { ask, askOnly } from './ask.ts';
export { attack, cancels, divert, reaches } from './attack.ts';
export { borrow } from './borrow.ts';
export { type Book, bookOf, cardIn, characterIn, copiesOf } from './book.ts';
export { action, asMissed, card, character, copies, event, isLikeBlue, response, ruleModule } from './define.ts';
export type {
  Ability,
  Action,
  CardDefinition,
  CharacterDefinition,
  Evadable,
  EventDefinition,
  QueryAnswer,
  Response,
  RuleModule,
  Source,
} from './definitions.ts';
export type { Chosen, ChosenFor, EffectOf, Move, Need, Needs, SlotNeed } from './moves.ts';
export type { Copies, SetDefinition, SetIcons } from './set-definition.ts';
export type { Traits } from './traits.ts';
export { distance, reach, whyFartherThan, whyNotInPlay, whyOutOfReach } from './distance.ts';
export { dealRolesAnew } from './deal-roles.ts';
export { type QuestionFacts, says } from './question-facts.ts';
export { drawCheck, drawSuits, isAmong, pickOneOf, showOnce, signOf, signOfFace } from './draw-check.ts';
export { eliminate, pickFromSeat, REWARD } from './eliminate.ts';
export { report } from './events.ts';
export {
  beginStandoff,
  endStandoff,
  innermostCheck,
  innermostLoss,
  innermostShot,
  isBusy,
  isDying,
  isInStandoff,
  isInTurn,
  playedAs,
  playOf,
  silence,
} from './frames.ts';
export { cardShowing, definitionOf, faceOf, type Game, printedFace, seatOf } from './game.ts';
export { type CardId, cardId, type FaceId, faceId, NO_CARD, NO_FACE, type SeatId, seatId } from './ids.ts';
export { heal, loseLife, whyNotHeal } from './life.ts';
export { noteDeed, targetOf } from './ledger.ts';
export { forget, memory, recall, remember } from './memory.ts';
export {
  andThen,
  anotherSeat,
  anotherSeatWithin,
  anySeat,
  cardInPlayOf,
  cardOfSeat,
  cardToTake,
  cost,
  handCardThat,
  listNeeds,
  needsWithin,
  oneOf,
  onlyIf,
  seatIn,
  seatInReach,
  seatThat,
  someOf,
  whyNoneToTake,
  whyNothingThere,
  whyNotTake,
  whyOneself,
} from './needs.ts';
export {
  discard,
  draw,
  drawInPhaseOne,
  lookAtTop,
  moveTopCard,
  moveTopOf,
  openCardOfPhaseOne,
  pickUp,
  putUnder,
  refillDrawPile,
  reveal,
  shuffleBack,
} from './piles.ts';
export { cardsAt, handOf, inPlayOf, numberOfZone, seatBehind, zoneOf } from './places.ts';
export { comeBack, hasOutlived, isBackBy, leaveAgain } from './presence.ts';
export { inForce, putOutOfForce, turnUpNext } from './stacks.ts';
export {
  addTokens,
  CHARACTER,
  type Holder,
  holderAt,
  placeOfToken,
  removeTokens,
  supplyOf,
  type TokenPlace,
  tokensNamed,
  tokensOn,
} from './tokens.ts';
export {
  carryOut,
  carryOutAgain,
  copyEffect,
  needsOf,
  playCard,
  playFor,
  whyNotAgain,
  whyNotNamed,
  whyNotPlay,
} from './play-card.ts';
export {
  changePlaces,
  clockwiseFrom,
  handSize,
  hasRole,
  hasSheriff,
  isInPlay,
  isTurnOf,
  leftOf,
  othersClockwise,
  playersLeft,
  quarryOf,
  rightOf,
  starterOf,
} from './seats.ts';
export { isRankBetween, type Rank, type Sign, SUITS, type Suit } from './signs.ts';
export { sourcesChanged } from './source-index.ts';
export { answering, hearing, moment, query, queryOf } from './sources.ts';
export type { PlayFrame, Role, State } from './state.ts';
export { MISSED, SPARED } from './respond.ts';
export { returnsFire } from './return-fire.ts';
export { afterThis, oneByOne, settle, takeBack } from './settle.ts';
export { cardsOf, discardTogether, handOr, servesAs, spend, whyForbidden, whyKindForbidden } from './spend.ts';
export {
  discardCardOf,
  discardInPlay,
  giveCard,
  mayStillTouch,
  passOn,
  robHand,
  takeCard,
  takeUnasked,
} from './steal.ts';
export { loseNextTurn, skipTurn } from './skip-turn.ts';
export { discardSurplus } from './turn.ts';
export { mayWinAnotherTurn } from './extra-turns.ts';
export { hiddenBetween } from './who-sees.ts';
export type { DeckDefinition, ZoneDefinition } from './zone-definitions.ts';
export { useInTurn, whyNoMoreUses, whyUsedUp } from './uses.ts';
export { needsNode, whyNotFilled } from './fill-needs.ts';
export { allOthers, everybody, sparingOf, withoutSpared, withSparing } from './targets.ts';
export { judgeNow } from './victory.ts';
export { inPlayNamed, isAnyHidden, isInZone, isOpen, moveTo, shuffleIn } from './zones.ts';
