import type { CardId, SeatId } from '@dustup/tabletop';
import type { CardDefinition, Loss } from './definitions.ts';
import type { FighterId } from './ids.ts';
import type { Hit } from './state.ts';

/** The glossary of queries: what each is about, and one card or character that answers it. */
export interface Queries {
  /** Cards drawn in the draw phase. Bank. */
  cardsDrawn: { value: number; about: { seat: SeatId } };
  /** BANG! cards that may be played in a turn. The Stranger. */
  bangLimit: { value: number; about: { seat: SeatId } };
  /** A BANG! card that is played now does not count. Gun belt. */
  isBangFree: { value: boolean; about: { seat: SeatId } };
  /** Somebody may be aimed at whom a card would not reach. Scope. */
  mayTarget: { value: boolean; about: { by: SeatId; use: CardDefinition; target: FighterId } };
  /** What else a card of the hand may be played as. Toco Ramirez. */
  playsAs: { value: readonly CardDefinition[]; about: { seat: SeatId; held: CardDefinition } };
  /** A card of the hand may be given up as a Hit. Annie Oakey. */
  servesAsHit: { value: boolean; about: { seat: SeatId; held: CardDefinition } };
  /** A card of the hand avoids a hit. Annie Oakey. */
  servesAsAvoid: { value: boolean; about: { seat: SeatId; held: CardDefinition } };
  /** Cards that have to be discarded besides to avoid a hit. Tex Killer. */
  extraToAvoid: { value: number; about: { hit: Hit } };
  /** Who chooses between two cards at every reveal. Bart Masterson. */
  revealChooser: { value: SeatId | null; about: object };
}
export type QueryName = keyof Queries;

/** The moments of a turn's start, in their order (DUEL-START-01). */
export const TURN_START = ['fuseBurns', 'snakeBites', 'herdRuns'] as const;

/** The glossary of moments. Within one: front before rear, whose turn it is before the other (DUEL-SIM-01). */
export interface Moments {
  /** Dynamite. */
  fuseBurns: { seat: SeatId };
  /** Rattlesnake. */
  snakeBites: { seat: SeatId };
  /** Stampede. */
  herdRuns: { seat: SeatId };
  /** The draw phase is done; the cards in the order drawn. Pat Garret. */
  phaseDrawn: { seat: SeatId; cards: readonly CardId[] };
  /** Life is about to be lost; some of it may still be taken over. Buffalo Bell. */
  lifeAtStake: { loss: Loss };
  /** Life has been lost, and some is left. Alan Pinkertoon. */
  lifeLost: { target: FighterId; amount: number; by: SeatId | null };
  /** A hit has been avoided. Wyatt Ear. */
  hitAvoided: { hit: Hit };
  /** Somebody has drawn or discarded a card of another's hand, or of a fighter's Equipment. Wild Bill. */
  cardTaken: { by: SeatId; from: SeatId; owner: FighterId | null };
  /** The token of a seat has been moved, by whom and to whom. Jango. */
  tokenMoved: { seat: SeatId; by: SeatId; to: FighterId };
  /** A fighter falls, with the Equipment still there. Bull Anderson. */
  falls: { target: FighterId };
  /** A fighter has gone, and whoever takes the place has come. Bill Tightman. */
  eliminated: { target: FighterId };
}
export type MomentName = keyof Moments;
