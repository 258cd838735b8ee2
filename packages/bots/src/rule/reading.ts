import {
  bangLimitOf,
  bookBehind,
  type CardId,
  cardsInFrontOf,
  coinsOf,
  distanceBetween,
  distanceWith,
  type FaceId,
  faceSeen,
  handLimitOf,
  ownFaces,
  ownHand,
  areSidesOff,
  quarryOfSeat,
  type SeatId,
  seatId,
  seatsLeft,
  type SeatView,
  type Suit,
  topDiscard,
  type View,
  ownSide,
} from '@dustup/bang';
import { Beliefs } from './beliefs.ts';
import { OnceADecision } from './once-a-decision.ts';
import { bothNatures, type Nature, PLAIN_NATURE, type Profile, type Profiles, profilesOf } from './profiles.ts';
import { numberOfRole, RENEGADE, SHERIFF } from './role-deals.ts';
import { hunt, standAlone, takeSides, trustNobody } from './sides.ts';

const UNKNOWN = -1;
const MOST_WHIM = 0.04 / 256;
const NO_PROFILES: Profiles = {
  bySlug: new Map(),
  byFace: [],
  copies: new Map(),
  suits: new Map(),
  natures: new Map(),
};

/**
 * What a seat makes of its view before it decides: who stands where, and how much it wishes each of them ill. One
 * object is used again and again; everything in it follows from the view it has read last.
 */
export class Reading {
  readonly beliefs = new Beliefs();
  /** From 1 (to be shot on sight) to -1 and less (to be kept alive). */
  readonly enmity: number[] = [];
  /** How likely a seat is on the same side. */
  readonly ally: number[] = [];
  /** Room for what each card of the hand, and each seat as a target, is worth just now. */
  readonly ranks: number[] = [];
  readonly profiles: Profile[] = [];
  readonly aims: number[] = [];
  /** What there is to be had of each seat, and how well shots at it go past what lies in front of it. */
  readonly handWorths: { decision: number; worths: readonly number[] } = { decision: -1, worths: [] };
  readonly spoils = new OnceADecision();
  readonly shelters = new OnceADecision();
  /** What each of its cards would cost it to give up. */
  readonly prices = new OnceADecision();
  /** What may be used just now besides the hand: cards in front of it by their id, abilities by their name. */
  readonly uses: (CardId | string)[] = [];
  #view: View | undefined;
  #seats: readonly SeatView[] = [];
  #profiles: Profiles = NO_PROFILES;
  #standsFor = -1;
  #isHunt = false;
  #hasReadOthers = false;
  #shots = UNKNOWN;
  readonly #characters: string[] = [];
  readonly #natures: Nature[] = [];
  readonly #naturesOf: number[] = [];
  /** By seat, and by card, what has been looked at in this decision. */
  readonly #fronts: (readonly CardId[])[] = [];
  readonly #frontsOf: number[] = [];
  readonly #looks: Profile[] = [];
  readonly #looksOf: number[] = [];
  /** What its whims come from. */
  seed: number;
  #coinsOf = -1;
  #coins = 0;
  #leftOf = -1;
  #left = 0;
  #limitOf = -1;
  #handLimit = 0;
  /** Counts the decisions: within one the game stands still. */
  decision = 0;
  self: SeatId = seatId(0);
  seats = 0;
  hand: readonly CardId[] = [];

  constructor(seed = 0) {
    this.seed = seed;
  }

  get view(): View {
    if (this.#view === undefined) throw new RangeError('nothing has been read');
    return this.#view;
  }

  read(view: View): void {
    this.decision += 1;
    this.hand = ownHand(view);
    this.#hasReadOthers = false;
    this.#shots = UNKNOWN;
    if (view === this.#view) return;
    this.#view = view;
    this.#profiles = profilesOf(bookBehind(view));
    this.#seats = view.seats;
    this.seats = view.seats.length;
    this.self = seatId(view.viewer ?? 0);
    this.#standsFor = -1;
    this.#isHunt = quarryOfSeat(view, this.self) !== null;
    this.#characters.length = 0;
  }

  /** What it takes to judge the others, besides. */
  readOthers(): void {
    if (this.#hasReadOthers) return;
    this.#hasReadOthers = true;
    const isOnItsOwn = this.#isHunt || areSidesOff(this.view);
    if (isOnItsOwn) this.#standsFor = -1;
    if (isOnItsOwn) return areSidesOff(this.view) ? trustNobody(this) : hunt(this);
    const hasChanged = this.beliefs.update(this.view);
    const { role } = this;
    // Whom a Renegade wishes ill hangs on who is left, and on how strong
    if (!hasChanged && this.#standsFor === role && role !== RENEGADE) return;
    this.#standsFor = role;
    if (role === RENEGADE) standAlone(this);
    else takeSides(this, role);
  }

  get role(): number {
    const own = this.#seats[this.self];
    const role = own?.presence === 'shadow' ? ownSide(this.view) : own?.role;
    return numberOfRole(role ?? 'outlaw');
  }

  get life(): number {
    return this.#seats[this.self]?.life ?? 0;
  }

  get maxLife(): number {
    return this.#seats[this.self]?.maxLife ?? 0;
  }

  /** May play a BANG! card just now, as far as their number goes. */
  get mayShoot(): boolean {
    if (this.#shots === UNKNOWN) this.#shots = bangLimitOf(this.view, this.self) - this.view.turn.bangsPlayed;
    return this.#shots > 0;
  }

  /** How many tokens it has to pay with. */
  get coins(): number {
    if (this.#coinsOf !== this.decision) {
      this.#coinsOf = this.decision;
      this.#coins = coinsOf(this.view, this.self);
    }
    return this.#coins;
  }

  /** How many cards it may keep at the end of its turn. */
  get handLimit(): number {
    if (this.#limitOf !== this.decision) {
      this.#limitOf = this.decision;
      this.#handLimit = handLimitOf(this.view, this.self);
    }
    return this.#handLimit;
  }

  get nature(): Nature {
    return this.natureOf(this.self);
  }

  get playersLeft(): number {
    let left = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.isLeft(seat)) left += 1;
    return left;
  }

  isLeft(seat: number): boolean {
    if (this.#leftOf !== this.decision) {
      this.#leftOf = this.decision;
      this.#left = seatsLeft(this.view);
    }
    return (this.#left & (1 << seat)) !== 0;
  }

  /** Whose last life point decides the game. */
  isDecisive(seat: number): boolean {
    return this.#isHunt ? this.enmity[seat] === 1 : this.beliefs.chance(seat, SHERIFF) === 1;
  }

  /** Looks at the cards of the hand, one by one. */
  readHand(): void {
    const faces = ownFaces(this.view);
    for (let at = 0; at < this.hand.length; at++) {
      const card = this.hand[at];
      const face = faces[at];
      if (card !== undefined && face !== undefined) this.profiles[at] = this.#doneAs(this.#note(card, face));
    }
  }

  /** What copies the last discard is as good as that. */
  #doneAs(profile: Profile): Profile {
    const top = profile.copies ? topDiscard(this.view) : undefined;
    return top === undefined ? profile : this.profile(top);
  }

  /** Looks at all that may be done in phase 2: the hand, then what may be used. How many there are. */
  readDeeds(): number {
    this.readHand();
    let count = this.hand.length;
    if (this.uses.length > 0) this.uses.length = 0;
    for (const card of this.inFrontOf(this.self)) {
      const { use } = this.profile(card);
      if (use === undefined || use.dodges || this.view.turn.laid.includes(card)) continue;
      this.uses.push(card);
      this.profiles[count++] = use;
    }
    for (const { use, profile } of this.nature.deeds) {
      this.uses.push(use);
      this.profiles[count++] = profile;
    }
    return count;
  }

  /** Has one of these in front of itself. */
  hasLaid(profile: Profile): boolean {
    for (const card of this.inFrontOf(this.self)) if (this.profile(card) === profile) return true;
    return false;
  }

  profileOf(slug: string): Profile | undefined {
    return this.#profiles.bySlug.get(slug);
  }

  /** How many cards there are, how many of each, and how many of each suit. */
  get cards(): number {
    return this.#profiles.byFace.length;
  }

  get copies(): ReadonlyMap<string, number> {
    return this.#profiles.copies;
  }

  get suits(): ReadonlyMap<Suit, number> {
    return this.#profiles.suits;
  }

  /** What is printed on a face. */
  printed(face: FaceId): Profile {
    const profile = this.#profiles.byFace[face];
    if (profile === undefined) throw new RangeError(`no face ${face}`);
    return profile;
  }

  /** A card that this seat sees. */
  profile(card: CardId): Profile {
    const known = this.#looksOf[card] === this.decision ? this.#looks[card] : undefined;
    return known ?? this.#look(card);
  }

  #look(card: CardId): Profile {
    const face = faceSeen(this.view, card);
    if (face === undefined) throw new RangeError(`card ${card} is not to be seen`);
    return this.#note(card, face);
  }

  #note(card: CardId, face: FaceId): Profile {
    const profile = this.printed(face);
    this.#looks[card] = profile;
    this.#looksOf[card] = this.decision;
    return profile;
  }

  /** What a card is that counts as a BANG! card. */
  get shot(): Profile | undefined {
    return this.#profiles.byFace.find(({ isBang }) => isBang);
  }

  natureOf(seat: number): Nature {
    const known = this.#naturesOf[seat] === this.decision ? this.#natures[seat] : undefined;
    return known ?? this.#lookAtNature(seat);
  }

  #lookAtNature(seat: number): Nature {
    const there = this.#seats[seat];
    if (there === undefined) return PLAIN_NATURE;
    this.#naturesOf[seat] = this.decision;
    const { character, borrowed } = there;
    const known = borrowed.length === 0 ? character : `${character} ${borrowed[0]}`;
    if (known !== this.#characters[seat]) {
      this.#characters[seat] = known;
      this.#natures[seat] = this.#natureWith(character, borrowed);
    }
    return this.#natures[seat] ?? PLAIN_NATURE;
  }

  #natureWith(character: string, [borrowed]: readonly string[]): Nature {
    const own = this.natureNamed(character);
    return borrowed === undefined ? own : bothNatures(own, this.natureNamed(borrowed));
  }

  natureNamed(character: string): Nature {
    return this.#profiles.natures.get(character) ?? PLAIN_NATURE;
  }

  inFrontOf(seat: number): readonly CardId[] {
    const known = this.#frontsOf[seat] === this.decision ? this.#fronts[seat] : undefined;
    if (known !== undefined) return known;
    this.#frontsOf[seat] = this.decision;
    return (this.#fronts[seat] = cardsInFrontOf(this.view, seatId(seat)));
  }

  lifeOf(seat: number): number {
    return this.#seats[seat]?.life ?? 0;
  }

  handOf(seat: number): number {
    return this.#seats[seat]?.handCount ?? 0;
  }

  /** A little favour or dislike of its own, so that nobody is picked on because of their seat. */
  whim(seat: number): number {
    const mixed = Math.imul(Math.imul(this.seed ^ (seat + 1), 0x9e3779b1) ^ this.view.turn.number, 0x85ebca6b);
    return ((mixed >>> 16) & 0xff) * MOST_WHIM;
  }

  /** How far this seat sees another; with a certain card of the hand, which may go farther. */
  distanceTo(seat: number, card?: CardId): number {
    if (card !== undefined) return distanceWith(this.view, card, seatId(seat));
    return distanceBetween(this.view, this.self, seatId(seat));
  }

  /** A seat has something of this kind in front of it. */
  hasInFront(seat: number, is: (profile: Profile) => boolean): boolean {
    for (const card of this.inFrontOf(seat)) if (is(this.profile(card))) return true;
    return false;
  }
}
