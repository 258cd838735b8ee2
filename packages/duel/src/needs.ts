import { type Refusal, refuse, type Value } from '@dustup/kernel';
import { type CardId, type OneOf, type SeatId, type SomeOf, seatId } from '@dustup/tabletop';
import { cardIn } from './book.ts';
import type { DuelNeeds, Move, Need } from './definitions.ts';
import { fighterIn, frontOf, type Game, hasTwo, rearOf, SEATS, seatOf } from './game.ts';
import { type FighterId, fighterId, seatOfFighter } from './ids.ts';
import { isAnswered, query } from './sources.ts';

type WhyNot = (game: Game, move: Move, target: FighterId) => Refusal | undefined;

const PLACES: readonly FighterId[] = [0, 1, 2, 3].map(fighterId);

/** One of these. */
export function oneOf<T extends Value>(
  holds: string,
  candidates: (game: Game, move: Move) => readonly T[],
  why?: (game: Game, move: Move, value: Value) => Refusal | undefined,
): Need<T> {
  return { holds, candidates, why };
}

/** A slot for one fighter in play. */
export function fighterThat(why: WhyNot): Need<FighterId> {
  return oneOf('fighter', fightersIn, (game, move, value) => why(game, move, fighterId(Number(value))));
}

function fightersIn({ state: { seats } }: Game): readonly FighterId[] {
  let standing = 0;
  for (const { fighters } of seats)
    for (const fighter of fighters) standing = standing * 2 + (fighter === null ? 0 : 1);
  return STANDING[standing] ?? PLACES;
}

/** The places that are taken, for each way in which they can be: a bit for a place. Looked up for every card of a hand. */
const STANDING: readonly (readonly FighterId[])[] = Array.from({ length: 2 ** PLACES.length }, (_, bits) =>
  PLACES.filter((place) => (bits & (2 ** (PLACES.length - 1 - place))) !== 0),
);

const OWN = refuse('ownFighter', { ruling: 'DUEL-HIT-01' });
const IN_THE_REAR = refuse('inTheRear', { ruling: 'DUEL-PLAY-03' });
const ONLY_FRONT = refuse('inTheRear', { ruling: 'DUEL-PLAY-02' });
const NOT_THERE = refuse('notThere', { ruling: 'DUEL-PLAY-04' });

function isFront(game: Game, target: FighterId): boolean {
  return frontOf(game, seatOfFighter(target)) === target;
}

function mayTarget(game: Game, { by, as }: Move, target: FighterId): boolean {
  return isAnswered(game, 'mayTarget') && query(game, 'mayTarget', false, { by, use: cardIn(game.book, as), target });
}

/** The opponent's fighter in front: the target of a hit and of a Duel (DUEL-PLAY-02). */
export const enemyInFront = fighterThat((game, move, target) => {
  if (seatOfFighter(target) === move.by) return OWN;
  return isFront(game, target) || mayTarget(game, move, target) ? undefined : ONLY_FRONT;
});

/** Any fighter of the opponent. */
export const anyEnemy = fighterThat((_game, { by }, target) => (seatOfFighter(target) === by ? OWN : undefined));

/** Anybody but the opponent's fighter in the rear (DUEL-PLAY-03). */
export const notTheirRear = fighterThat(whyTheirRear);

export function whyTheirRear(game: Game, move: Move, target: FighterId): Refusal | undefined {
  const isHidden = seatOfFighter(target) !== move.by && !isFront(game, target);
  return isHidden && !mayTarget(game, move, target) ? IN_THE_REAR : undefined;
}

/** One's own fighter in the rear, or the opponent's in front (DUEL-PLAY-04). */
export const equippable = fighterThat((game, move, target) => {
  const isOwn = seatOfFighter(target) === move.by;
  const fits = isOwn ? isRear(game, target) : isFront(game, target);
  return fits || mayTarget(game, move, target) ? undefined : NOT_THERE;
});

function isRear(game: Game, target: FighterId): boolean {
  return rearOf(game, seatOfFighter(target)) === target;
}

const ONLY_OWN_REAR = refuse('notThere', { ruling: 'DUEL-DYNAMITE-01' });

/** One's own fighter in the rear, nobody else. */
export const ownRear = fighterThat((game, move, target) => {
  const fits = seatOfFighter(target) === move.by && isRear(game, target);
  return fits || mayTarget(game, move, target) ? undefined : ONLY_OWN_REAR;
});

const ALONE = refuse('onlyOneFighter', { ruling: 'DUEL-SINGLE-01' });

/** A seat whose fighters can exchange positions (DUEL-WATER-02-Q). */
export const seatWithTwo: Need<SeatId> = oneOf(
  'seat',
  () => SEATS,
  (game, _move, value) => (hasTwo(game, seatId(Number(value))) ? undefined : ALONE),
);

/** A card that lies with somebody, but for the opponent's fighter in the rear. */
export const cardInPlay: Need<CardId> = oneOf('card', cardsInPlay, (game, move, value) =>
  whyTheirRear(game, move, ownerOf(game, value)),
);

/** All that lies with somebody. */
export function cardsInPlay(game: Game): readonly CardId[] {
  const found: CardId[] = [];
  for (const place of PLACES) {
    const fighter = fighterIn(game, place);
    if (fighter !== undefined) for (const card of fighter.equipment) found.push(card);
  }
  return found;
}

/** With whom a card in play lies. */
export function ownerOf(game: Game, card: Value): FighterId {
  return PLACES.find((place) => fighterIn(game, place)?.equipment.some((one) => one === card)) ?? fighterId(-1);
}

/** Another card of the hand, given up for it. */
export const cost: Need<CardId> = oneOf('card', (game, { by }) => seatOf(game, by).hand.slice());

/** The needs of a card whose effect something else carries out: they look at the move of that card. */
export function needsAs(needs: DuelNeeds, as: string): DuelNeeds {
  return needs.map((one) => ({ ...one, need: needAs(one.need, as) }));
}

function needAs(need: OneOf<Game, Move> | SomeOf<Game, Move>, as: string): OneOf<Game, Move> | SomeOf<Game, Move> {
  if ('from' in need) return need;
  const { candidates, why } = need;
  return {
    ...need,
    candidates: (game, move) => candidates(game, { ...move, as }),
    why: why && ((game, move, value) => why(game, { ...move, as }, value)),
  };
}
