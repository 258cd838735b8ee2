export { type Book, cardIn, characterIn, type Face } from './book.ts';
export { BOX } from './box.ts';
export type { CardDefinition, CharacterDefinition } from './definitions.ts';
export { type Backs, type DuelEvent, EVENT_TYPES, type EventType, type SeenCard } from './events.ts';
export { type DuelWire, frameOf, type OwnFrame, type TableFrame } from './frame.ts';
export { DUEL_OPTIONS, duelTableGame } from './table-game.ts';
export { ICONS } from './icons.ts';
export { faceOf, fighterIn, frontOf, type Game, openGame, rearOf, seatOf } from './game.ts';
export { type FighterId, fighterAt, fighterId, placeOf, seatOfFighter } from './ids.ts';
export { zonesIn } from './piles.ts';
export { type DuelPosition, duelRules } from './rules.ts';
export { blankSeat, blankState, charactersOf, nextSetup, type Setup, whyNotSetup } from './setup.ts';
export { type Source, sourcesOf } from './sources.ts';
export {
  type Fighter,
  type Frame,
  type Hit,
  PHASES,
  type Phase,
  type Seat,
  SIDES,
  type Side,
  type State,
} from './state.ts';
export { type RevealSymbol, SYMBOLS } from './symbols.ts';
export type { Traits } from './traits.ts';
export { handLimit } from './turn.ts';
export { type FighterView, type SeatView, type View, viewFor } from './view.ts';
