import type { Answer, Refusal } from '@dustup/kernel';
import type { CardDefinition, CardKind } from './definitions.ts';
import type { Move, SlotNeed } from './moves.ts';
import type { Hits } from './draw-check.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import type { Pile, Zone } from './places.ts';
import type { Outcome, Presence, Role, Shot, Side } from './state.ts';
import type { Rank, Suit } from './signs.ts';

/**
 * The glossary of questions the core asks of whatever counts just now. Each answer takes the value so far and returns
 * it, changed or not. Every entry: what it is about, and one card that answers it. Where the core asks `queryOf`, only the
 * seat's own sources and the table's are heard; distances and reaches are remembered until what counts changes, so a seat's
 * own rule on them may not look at whose turn it is. That nobody has won is remembered until the turn passes, what counts
 * changes, or who is in the game: what decides it looks at these, and at what is remembered of who went out.
 */
export interface Queries {
  /** How far one seat sees another, before the floor of 1. Mustang. */
  distance: { value: number; about: { from: SeatId; to: SeatId } };
  /** How far a seat's weapon reaches. Schofield. */
  reach: { value: number; about: { seat: SeatId } };
  /** How many BANG! cards a seat may play in its turn. Volcanic. */
  bangLimit: { value: number; about: { seat: SeatId } };
  /** The kinds of card that a card in a hand may be used as besides. Calamity Janet. */
  alsoServesAs: { value: readonly CardKind[]; about: { seat: SeatId; card: CardId } };
  /** What has to be chosen for a card besides its own needs. Aim. */
  moreNeeds: { value: readonly SlotNeed[]; about: { seat: SeatId; use: CardDefinition; card: CardId } };
  /** How many life points a shot takes that hits. Aim. */
  damage: { value: number; about: { shot: Shot } };
  /** How many Missed! a shot takes. Slab the Killer. */
  missesNeeded: { value: number; about: { shot: Shot } };
  /** A card or a shot does nothing to a seat. Apache Kid. */
  unaffected: {
    value: boolean;
    about: {
      seat: SeatId;
      by: SeatId | null;
      face: FaceId | null;
      as: string | null;
      /** The cards given up for a shot that is no card's: Doc Holyday's. */
      given: readonly FaceId[];
    };
  };
  /** How many cards a draw! turns. Lucky Duke. */
  drawFlips: { value: number; about: { seat: SeatId } };
  /** Who gets a card that was turned for a draw! of this seat, once it counts. John Pain. */
  turnedHeirs: { value: readonly SeatId[]; about: { seat: SeatId } };
  /** The suit that a turned card counts as. Curse. */
  suit: { value: Suit; about: { face: FaceId } };
  /** The rank likewise. Asked with `suit`. */
  rank: { value: Rank; about: { face: FaceId } };
  /** How many cards a seat is dealt before the game. Big Spencer. */
  firstHand: { value: number; about: { seat: SeatId } };
  /** How many cards phase 1 brings. Pixie Pete. */
  phaseOneCards: { value: number; about: { seat: SeatId } };
  /** How many more, or fewer, than somebody's own number; never less than one card is left. Thirst. */
  moreInPhaseOne: { value: number; about: { seat: SeatId } };
  /** Where the cards of phase 1 are drawn from as long as some lie there. Abandoned Mine. */
  phaseOnePile: { value: Pile; about: { seat: SeatId } };
  /** Where the surplus of phase 3 goes; onto the draw pile face down. Abandoned Mine. */
  surplusPile: { value: Pile; about: { seat: SeatId } };
  /** Who gets the surplus of somebody's phase 3. Gary Looter. */
  surplusHeirs: { value: readonly SeatId[]; about: { seat: SeatId } };
  /** Cards that may stay in the hand at the end of a turn. Sean Mallory. */
  handLimit: { value: number; about: { seat: SeatId } };
  /** The whole hand is discarded at the end of a turn, whatever the limit. Ghost. */
  keepsNoHand: { value: boolean; about: { seat: SeatId } };
  /** The reason why nobody, or not this seat, may use a card as such a one just now; which card, or null for any. The Reverend. */
  whyForbidden: { value: Refusal | undefined; about: { seat: SeatId; use: CardDefinition; card: CardId | null } };
  /** The reason why phase 2 may not be ended yet. Law of the West. */
  whyNotEndTurn: { value: Refusal | undefined; about: { seat: SeatId } };
  /** Life points that a heal brings, before the maximum; which kind of card brings them. Tequila Joe. */
  lifeGained: { value: number; about: { seat: SeatId; kind: CardKind | null } };
  /** Life points that a loss takes. Ghost Town: a ghost has none to lose. */
  lifeLost: { value: number; about: { seat: SeatId } };
  /** A seat with no life left goes out. Ghost Town. */
  mayBeEliminated: { value: boolean; about: { seat: SeatId } };
  /** Who gets the cards of an eliminated seat. Vulture Sam. */
  heirs: { value: readonly SeatId[]; about: { seat: SeatId } };
  /** Cards drawn for an elimination. The base reward for an Outlaw. */
  reward: { value: number; about: { by: SeatId; role: Role } };
  /** Somebody who goes out keeps their tokens of this kind. Shadow-Gunslingers. */
  keepsTokens: { value: boolean; about: { seat: SeatId; kind: string } };
  /**
   * Where a card that is on its way to a zone comes to lie; sent to the draw pile, it is shuffled in. Asked only of cards of which
   * the set says so (`mayLandElsewhere`). Stick of Dynamite.
   */
  landsIn: { value: Zone; about: { card: CardId; isFromPile: boolean } };
  /** The cards of a zone lie open for all, whose owner alone would see them. Sacagaway. */
  isZoneOpen: { value: boolean; about: { zone: string; owner: SeatId | null } };
  /** A card has been shown to all already, by some other rule. Law of the West. */
  isShown: { value: boolean; about: { card: CardId } };
  /** The role on whose side a seat is, where it is not its own. Shadow-Gunslingers. */
  playsFor: { value: Role; about: { seat: SeatId } };
  /** What an open role card shows, where that is not its role; null where it is. Shadow-Gunslingers. */
  roleShownAs: { value: string | null; about: { seat: SeatId } };
  /** A seat in the game counts when victory is judged. Shadow-Gunslingers. */
  countsForVictory: { value: boolean; about: { seat: SeatId } };
  /** Who wins with a side besides those of its roles. Shadow-Gunslingers. */
  alsoWin: { value: readonly SeatId[]; about: { side: Side } };
  /** Who has won by now; null while nobody has. The hunt of three players. */
  outcome: { value: Outcome | null; about: object };
  /** Sides no longer count: the last player left has won. Wild West Show. */
  isEachForThemselves: { value: boolean; about: object };
  /** The one seat that a seat hunts. The hunt of three players. */
  quarry: { value: SeatId | null; about: { seat: SeatId } };
  /** A seat has a turn when it is reached. Ghost Town. */
  takesTurns: { value: boolean; about: { seat: SeatId } };
  /** To which side turns go: 1 to the left, -1 to the right. The event Gold Rush. */
  turnDirection: { value: 1 | -1; about: object };
  /** How many more turns a seat has right after this one. Express Car. */
  extraTurns: { value: number; about: { seat: SeatId } };
  /** How far away a seat is for a certain move. Bell tower. */
  distanceFor: { value: number; about: { move: Move; seat: SeatId } };
  /** A move ignores everything that a seat has. Big Fifty. */
  silences: { value: boolean; about: { move: Move; seat: SeatId } };
  /** The reason why a move may not be aimed at a seat. Private Car. */
  whyNotTarget: { value: Refusal | undefined; about: { seat: SeatId; move: Move } };
  /** The reason why a seat may not take a certain card in play. Ghost Car. */
  whyNotTake: { value: Refusal | undefined; about: { by: SeatId; card: CardId } };
  /** The reason why a card in play may not come to lie in front of a seat. Jail. */
  whyNotLie: { value: Refusal | undefined; about: { card: CardId; seat: SeatId } };
  /** A seat may leave one player out of what it does to several. Sgt. Blaze. */
  maySpare: { value: boolean; about: { seat: SeatId } };
  /** How often a seat may do something in its turn; what, by the slug under which it is counted. Benny Brawler. */
  usesInTurn: { value: number; about: { seat: SeatId; ability: string } };
  /** A seat need not pay for something; for what, by its slug. Sancho. */
  isFree: { value: boolean; about: { seat: SeatId; what: string } };
  /** A player who lost their last life point and was not rescued stays in the game anyway. Ghost Car. */
  outlives: { value: boolean; about: { seat: SeatId } };
}
export type QueryName = keyof Queries;

/** The moments of a turn's start, in the order of TRAIN-MIX-01 and TRAIN-MIX-02-Q. Out or skipped: the rest is dropped. */
export const TURN_START = [
  /** A seat that is out comes back. Ghost Town. */
  'returns',
  /** What an event does first thing. High Noon. */
  'eventSpeaks',
  /** The train. */
  'trainMoves',
  /** Dynamite. */
  'fuseBurns',
  /** Jail. */
  'cellOpens',
  /** Rattlesnake. */
  'snakeBites',
  /** Bomb (ARMED-BOMB-08-Q). */
  'clockTicks',
  /** Dining Car: the last draw!, so that nobody is healed before the harm is done (TRAIN-MIX-05-Q). */
  'mealServed',
  /** Darling Valentine. */
  'handRenewed',
  /** Map. */
  'mapRead',
  /** Somebody names the ability that they have from now on. Vera Custer. */
  'abilityChosen',
  /** Abilities that act at the start of a turn, one just chosen among them (TRAIN-MIX-29-Q). Gregory Deck. */
  'abilityActs',
] as const;

/** The moments of a turn's end, after phase 3 and what it brings, in the order of TRAIN-MIX-22-Q. */
export const TURN_END = [
  /** What the turn costs a player who did too little in it. Miss Susanna. */
  'turnCloses',
  /** What its end brings, also of a turn that was lost. Strongbox. */
  'lastDraw',
  /** Somebody may win another turn, or is rid of what the turn gave. Vendetta. */
  'turnEnded',
  /** A player who was only back for this turn leaves. Ghost Town. */
  'departs',
] as const;

/** The glossary of moments. Within one: event, set rules, then seats clockwise from whose turn it is. */
export interface Moments {
  /** Between two turns, before this seat's: it is nobody's turn. The event decks. */
  beforeTurn: { seat: SeatId };
  /** A large card, such as an event, has come into force: which one. The Daltons. */
  cameIntoForce: { card: string };
  returns: { seat: SeatId };
  eventSpeaks: { seat: SeatId };
  trainMoves: { seat: SeatId };
  fuseBurns: { seat: SeatId };
  cellOpens: { seat: SeatId };
  snakeBites: { seat: SeatId };
  clockTicks: { seat: SeatId };
  mealServed: { seat: SeatId };
  handRenewed: { seat: SeatId };
  mapRead: { seat: SeatId };
  abilityChosen: { seat: SeatId };
  abilityActs: { seat: SeatId };
  /** Phase 1 is done; the cards in the order drawn. Black Jack. */
  phaseOneDrawn: { seat: SeatId; cards: readonly CardId[] };
  /** Phase 1 ends, after all that belongs to drawing. Ranch. */
  phaseOneOver: { seat: SeatId };
  /** The train has advanced; whether it is at the End of the Line now. Shade O'Connor. */
  trainAdvanced: { isAtEnd: boolean };
  /** The train is at the End of the Line: what its locomotive does. Ironhorse. */
  lineEnds: object;
  turnCloses: { seat: SeatId };
  lastDraw: { seat: SeatId };
  /** The surplus of phase 3 has been laid down: these cards. Armed & Dangerous: tokens for them. */
  surplusLaidDown: { seat: SeatId; cards: readonly CardId[] };
  turnEnded: { seat: SeatId };
  departs: { seat: SeatId };
  /** A card has left a hand for what it does: played, of one's own will or not, answered with, given in a Duel, played to stay alive. As what; null when it is only given up. Molly Stark. */
  cardSpent: { seat: SeatId; face: FaceId; as: string | null; isOrdered?: boolean };
  /** A card of a hand has been played or answered with, and has done what it does. Lemonade Jim. */
  cardDone: { seat: SeatId; as: string };
  /** Somebody is about to take or discard a card of this seat, and it was they who chose that. Henry Block. */
  cardAtStake: { seat: SeatId; by: SeatId };
  /** A shot is on its way to somebody whom it affects; nobody has responded yet. Colorado Bill. */
  shotFired: { shot: Shot };
  /** A shot is over, whether it hit or not, and what it set off is settled. Backfire. */
  shotOver: { shot: Shot };
  /** A card has been played or laid, with what was chosen for it; a brown one is not yet carried out. Al Preacher. */
  cardPlayed: { seat: SeatId; card: CardId; face: FaceId; use: CardDefinition; chosen: Answer };
  /** The last token on a card in play is gone; its owner. Bomb. */
  ranDry: { seat: SeatId; card: CardId };
  /** A card was turned for a draw!, by this seat and for this reason, and counts so; the draw! may be repeated. Tumbleweed. */
  drawTurned: { seat: SeatId; card: CardId; reason: string; hits: Hits; isHit: boolean; isGood: boolean };
  /** A card that was turned for a draw! has gone to this seat. John Pain. */
  turnedTaken: { seat: SeatId; card: CardId };
  /** Life is about to be lost; the loss on the stack may still shrink. Saved!. */
  lifeAtStake: { seat: SeatId };
  /** Life has been taken, before any rescue; how many of the points left some. Lucky Charm. */
  lifeTaken: { seat: SeatId; amount: number; leavingSome: number; by: SeatId | null };
  /** Life has been lost and its owner is still in the game; how many of the points left some. Bart Cassidy. */
  lifeLost: { seat: SeatId; amount: number; leavingSome: number; by: SeatId | null; isBangCard: boolean };
  /** A BANG! card has hit: what it takes is certain, and not yet taken. Stick of Dynamite. */
  bangHit: { by: SeatId; target: SeatId };
  /** A shot has been cancelled. Evaded!. */
  shotCancelled: { shot: Shot };
  /** A player has made another one lose a card, of the hand or in play: it has gone. Refund. */
  cardLost: { seat: SeatId; by: SeatId; card: CardId };
  /** Somebody has lost the last life point, and was not rescued. Teren Kill. */
  lastChance: { seat: SeatId };
  /** A loss is over and its owner still in the game; who prevented some or all of it. Saved!. */
  lossSettled: { seat: SeatId; preventedBy: readonly SeatId[] };
  /** A seat is going out: its role is shown, its cards are still there. Wanted. */
  goingOut: { seat: SeatId; by: SeatId | null };
  /** A seat has gone out and its cards are gone. Greg Digger. */
  eliminated: { seat: SeatId; by: SeatId | null };
  /** Somebody who was back for a while has left, which is no elimination. Stick of Dynamite. */
  leftAgain: { seat: SeatId; was: Presence };
  /** Something is over and hands may have run empty. Suzy Lafayette. */
  dustSettles: object;
}
export type MomentName = keyof Moments;
