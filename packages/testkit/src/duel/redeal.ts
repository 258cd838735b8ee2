import type { Dice } from '@dustup/bots';
import { BOX, charactersOf, type Seat, SIDES, type State } from '@dustup/duel';
import { keyFromSeed, type Viewer } from '@dustup/kernel';

/** What stays as it is because the viewer gets to see it, or because what is done hangs on it. */
export type KeptOfDuel = {
  /** Ids of cards that the viewer sees at some time, or that somebody names. */
  readonly known: ReadonlySet<number>;
  /** Somebody comes from a reserve, or the first fighters are turned up. */
  readonly areReservesSeen: boolean;
  /** Seats that choose among what they were dealt. */
  readonly chosen: ReadonlySet<number>;
  readonly isChanceUsed: boolean;
};

/** Hidden cards change faces and places among those with the same back: backs are public (DUEL-RANDOM-01). */
export function redealDuel(state: State, viewer: Viewer, kept: KeptOfDuel, dice: Dice): State {
  const { known, areReservesSeen, chosen, isChanceUsed } = kept;
  const hands = state.seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : [hand]));
  const hidden = [state.commonDeck, ...state.seats.map(({ deck }) => deck), ...hands];
  const backOf = (card: number) => BOX.faces[state.faces[card] ?? -1]?.back;
  for (const side of SIDES) {
    const mayChange = (card: number) => !known.has(card) && backOf(card) === side;
    const places = hidden.flatMap((zone) => zone.flatMap((card, at) => (mayChange(card) ? [{ zone, at, card }] : [])));
    const faces = shuffled(
      places.map(({ card }) => state.faces[card]),
      dice,
    );
    const cards = shuffled(
      places.map(({ card }) => card),
      dice,
    );
    for (const [i, { zone, at }] of places.entries()) {
      const card = cards[i];
      const face = faces[i];
      if (card === undefined || face === undefined) continue;
      zone[at] = card;
      state.faces[card] = face;
    }
  }
  if (!areReservesSeen)
    for (const [at, seat] of state.seats.entries()) redealReserve(seat, at === viewer, chosen.has(at), dice);
  return isChanceUsed
    ? state
    : { ...state, random: { key: keyFromSeed(`other ${dice.next()}`), used: state.random.used } };
}

/** One's own reserve has an order that nobody knows; the other's may be made of anybody else of that side. */
function redealReserve(seat: Seat, isOwn: boolean, hasChosen: boolean, dice: Dice): void {
  const inPlay = seat.fighters.flatMap((one) => (one === null ? [] : [one.character]));
  const isHidden = (slug: string) => !inPlay.includes(slug) && !(hasChosen && seat.choice.includes(slug));
  const pool = isOwn ? seat.reserve : charactersOf(BOX, seat.side).filter(isHidden);
  const mixed = shuffled(pool, dice);
  seat.reserve.splice(0, seat.reserve.length, ...mixed.splice(0, seat.reserve.length));
  if (!isOwn && !hasChosen) seat.choice = mixed.splice(0, seat.choice.length);
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(dice.below(left.length), 1));
  return mixed;
}
