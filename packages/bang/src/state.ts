import type { Answer, Json, RandomState } from '@dustup/kernel';
import type { CardId, FaceId, SeatId } from './ids.ts';

export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
export type Role = (typeof ROLES)[number];

export const PHASES = ['setup', 'before', 'start', 'draw', 'play', 'discard', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** `in` the game, `out` of it, or back for a while as a `ghost` or a `shadow`. Ask `isInPlay`, never look at life. */
export const PRESENCES = ['in', 'out', 'ghost', 'shadow'] as const;
export type Presence = (typeof PRESENCES)[number];

/** What rules remember, by the slug under which each does. See `memory.ts`. */
export type Memories = { [slug: string]: Json };

export type Tokens = { [kind: string]: number };

export type Seat = {
  role: Role;
  isRoleShown: boolean;
  /** Which two to choose from, while the choice is open; else empty. */
  characterChoice: string[];
  character: string;
  /** Characters whose abilities this seat has besides its own. */
  borrowed: string[];
  life: number;
  maxLife: number;
  presence: Presence;
  /** The rule that has brought this player back for a while, by its slug; null for a ghost who was never out. */
  broughtBackBy: string | null;
  /** So many turns will pass this seat over. */
  turnsToSkip: number;
  hand: CardId[];
  inPlay: CardId[];
  /** The zones that sets declare for each seat, by their slugs. */
  readonly zones: { [zone: string]: CardId[] };
  tokens: Tokens;
  memory: Memories;
};

export type Turn = {
  /** 0 before the first turn. */
  number: number;
  seat: SeatId;
  phase: Phase;
  /** The rest of this turn is dropped: its player is out. */
  isOver: boolean;
  /** All three phases are lost. */
  isSkipped: boolean;
  /** Another turn of whoever has just had one. */
  isExtra: boolean;
  /** How many more turns its player has right after this one. */
  extraTurns: number;
  bangsPlayed: number;
  /** How often each once-or-so-a-turn ability has been used. */
  used: { [ability: string]: number };
  /** Cards laid in play in this turn. */
  laid: CardId[];
  /** The last card its player has played, for rules that look back at it. */
  justPlayed: { readonly face: FaceId; readonly as: string } | null;
  /** What rules remember until the turn ends. */
  memory: Memories;
};

/** A card being carried out. `face` rather than the card: a shuffle in the middle may deal the card another one. */
export type PlayFrame = {
  readonly kind: 'play';
  readonly by: SeatId;
  readonly card: CardId;
  readonly face: FaceId;
  readonly as: string;
  /** What its player has chosen for it. */
  readonly chosen: Answer;
  /** Its effect once more: no card is played. */
  readonly isRepeat: boolean;
  /** The card whose effect it copies: that is what may be repeated. */
  copied: string | null;
  /** Until it is done nothing counts that this seat has: its abilities are off, and the cards in front of it. */
  silenced: SeatId | null;
  /** Its player has been made to play it, as in a turn of their own. */
  readonly isOrdered: boolean;
};

export type Shot = {
  readonly kind: 'shot';
  /** Null when nobody fires it. */
  readonly by: SeatId | null;
  readonly target: SeatId;
  readonly face: FaceId | null;
  readonly isBangCard: boolean;
  damage: number;
  /** Nothing that would avoid it helps. */
  isUnavoidable: boolean;
  /** How many Missed! cancel it, before anything changes that. */
  readonly misses: number;
  /** The card in play that it is aimed at, instead of its owner's life. */
  readonly stake: CardId | null;
  /** What its target has answered with so far, by slugs. */
  readonly answers: string[];
};

/** A back-and-forth of BANG! cards. */
export type Standoff = {
  readonly kind: 'standoff';
  readonly by: SeatId;
  readonly target: SeatId;
};

/** A draw! under way. */
export type Check = {
  readonly kind: 'check';
  readonly seat: SeatId;
  /** What it is for, by the slug of whatever asks for it. */
  readonly reason: string;
  /** It is to be made once more; what was turned does not count. */
  isRepeated: boolean;
};

/** Life about to be lost; `amount` shrinks when somebody prevents some of it. */
export type Loss = {
  readonly kind: 'loss';
  readonly seat: SeatId;
  amount: number;
  /** Whose card or ability it is; null when nobody's. */
  readonly by: SeatId | null;
  readonly face: FaceId | null;
  preventedBy: SeatId[];
  /** The life is gone, and the player between in and out. */
  isDying: boolean;
};

export type Frame = PlayFrame | Shot | Standoff | Loss | Check;

/** What is still to come when the card being carried out goes on, or is done: a blow's consequences, or what a rule has put off. */
export type After =
  | {
      readonly kind: 'wound';
      readonly seat: SeatId;
      readonly amount: number;
      readonly leavingSome: number;
      readonly by: SeatId | null;
      readonly isBangCard: boolean;
      readonly preventedBy: readonly SeatId[];
    }
  | { readonly kind: 'death'; readonly seat: SeatId; readonly by: SeatId | null }
  /** The card that kept somebody in the game is gone. */
  | { readonly kind: 'parting'; readonly seat: SeatId }
  | { readonly kind: 'rule'; readonly slug: string; readonly seat: SeatId; readonly noted: Json };

/** Who wins together, by a word of the set that decides it: `law`, `outlaws`, `renegade` … */
export type Side = string;

export type Outcome = { readonly winners: readonly SeatId[]; readonly side: Side };

/** Who has openly turned on whom and who has helped whom, counted: what everybody at the table has seen. */
export type Ledger = {
  /** By `by * seats + at`. */
  readonly harmed: number[];
  readonly helped: number[];
  /** How many are noted here: while it stands still there is nothing new. */
  deeds: number;
};

export type State = {
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly random: RandomState;
  /** The face of each card, by its id. */
  readonly faces: FaceId[];
  readonly seats: readonly Seat[];
  /** The seats clockwise. An id is who somebody is; where they sit may change. */
  readonly order: SeatId[];
  /** Bottom first: the top card is the last. */
  readonly drawPile: CardId[];
  readonly discardPile: CardId[];
  /** Face up in the middle: a row to pick from, cards turned over for a draw!. */
  readonly shelf: CardId[];
  /** Held by somebody who is looking at them. */
  readonly lookedAt: CardId[];
  lookedAtBy: SeatId | null;
  /** What this game leaves out. */
  readonly box: CardId[];
  /** The zones that sets declare for the table, by their slugs. */
  readonly zones: { [zone: string]: CardId[] };
  /** What lies on cards, by the card's id. */
  readonly cardTokens: { [card: string]: Tokens };
  turn: Turn;
  /** What is going on, outermost first: queries cannot see a procedure's locals. */
  readonly resolving: Frame[];
  readonly after: After[];
  /** Stacks of large cards that are turned up one by one: what is still to come, the next one first. */
  readonly stacks: { [stack: string]: string[] };
  /** The card of each stack that is in force. */
  readonly inForce: { [stack: string]: string };
  memory: Memories;
  readonly ledger: Ledger;
  outcome: Outcome | null;
};
