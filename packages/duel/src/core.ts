// What cards and characters are written with.
export { type Answer, ask, choice, type Procedure, type Question, question, questionOf, refuse } from '@dustup/kernel';
export { type CardId, cardId, listNeeds, type SeatId } from '@dustup/tabletop';
export { cardIn } from './book.ts';
export { card, character, onceATurn } from './define.ts';
export type { CardDefinition, CharacterDefinition, DuelNeeds, Loss, Move } from './definitions.ts';
export { report } from './events.ts';
export {
  definitionOf,
  faceOf,
  fighterIn,
  fighterOf,
  frontOf,
  type Game,
  hasTwo,
  inOrder,
  otherSeat,
  rearOf,
  SEATS,
  seatOf,
} from './game.ts';
export { givesUpHit } from './give-up.ts';
export { shoot } from './hit.ts';
export { type FighterId, fighterId, placeOf, seatOfFighter } from './ids.ts';
export { doLater, hitFrontLater, hitLater, shootBackLater } from './later.ts';
export { heal, isAlive, loseLife, takeLife } from './life.ts';
export { mayDraw } from './may-draw.ts';
export {
  anyEnemy,
  cardInPlay,
  cardsInPlay,
  cost,
  enemyInFront,
  equippable,
  fighterThat,
  needsAs,
  notTheirRear,
  oneOf,
  ownerOf,
  ownRear,
  seatWithTwo,
  whyTheirRear,
} from './needs.ts';
export {
  backsIn,
  deckOf,
  discardEquipment,
  discardFrom,
  draw,
  moveEquipment,
  moveTop,
  randomWithBack,
} from './piles.ts';
export { carryOut, putWith, whyNotCarryOut } from './play-card.ts';
export { reload, whyNoReload } from './reload.ts';
export { reveals } from './reveal.ts';
export { awakening, moment } from './sources.ts';
export { SIDES, type Side } from './state.ts';
export { robs, takeFromHand } from './rob.ts';
export { moveToken } from './token.ts';
