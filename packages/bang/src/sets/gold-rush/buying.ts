import {
  type Action,
  andThen,
  type CardId,
  cardId,
  carryOut,
  cardIn,
  definitionOf,
  discard,
  faceOf,
  type Game,
  listNeeds,
  type Move,
  moveTo,
  moveTopOf,
  noteDeed,
  oneOf,
  type Procedure,
  type Refusal,
  refuse,
  report,
  type SeatId,
  targetOf,
  zoneOf,
} from '../../core.ts';
import { equipmentDeck } from './deck.ts';
import { payNuggets, whyNotPay } from './nuggets.ts';
import { EQUIPMENT, hasEquipment, priceOf, SHOP, shopRow } from './zones.ts';

const ROW = 3;

/** Turns equipment up until the row is full; a place for which there is none stays empty (GOLD-EQ-07-Q). */
export function refillShop(game: Game): void {
  while (shopRow(game).length < ROW) {
    const card = moveTopOf(game, equipmentDeck, SHOP);
    if (card === undefined) return;
    report(game, 'offered', { cards: [card] });
  }
}

/** Puts equipment face up under its pile; it may be just what the row is waiting for. */
export function discardEquipment(game: Game, card: CardId): void {
  discard(game, card);
  refillShop(game);
}

type Terms = { readonly discount: number; readonly ruling: string };

/** Buying a card of the row at these terms: which card, and what has to be chosen for it. Some card has to be cheap enough. */
export function purchase(terms: Terms): Pick<Action, 'needs' | 'run'> & { readonly why: NonNullable<Action['why']> } {
  const bought = oneOf(
    'card',
    (game) => shopRow(game),
    (game, { by }, value) => whyNotBuy(game, by, cardId(Number(value)), terms),
  );
  const needs = listNeeds({
    card: andThen(bought, (game, _move, card) => definitionOf(game, cardId(Number(card))).needs),
  });
  return {
    why: (game, self) => whyAllTooDear(game, self, terms),
    needs: () => needs,
    *run(game, { by, chosen: { card: bought, ...chosen } }) {
      const card = cardId(Number(bought));
      payNuggets(game, by, priceOf(game, card) - terms.discount);
      moveTo(game, card, 'shelf');
      refillShop(game); // GOLD-BUY-07-Q: before anything else
      yield* putToUse(game, useOf(game, by, card, chosen));
    },
  };
}

/** Told with the price of the cheapest card of the row. */
function whyAllTooDear(game: Game, by: SeatId, { discount, ruling }: Terms): Refusal | undefined {
  const prices = shopRow(game).map((card) => priceOf(game, card));
  return prices.length === 0 ? undefined : whyNotPay(game, by, Math.min(...prices) - discount, ruling);
}

function whyNotBuy(game: Game, by: SeatId, card: CardId, { discount, ruling }: Terms): Refusal | undefined {
  return (
    whyNotPay(game, by, priceOf(game, card) - discount, ruling) ??
    whyNotKeep(game, by, card) ??
    definitionOf(game, card).why?.(game, by)
  );
}

/** Nobody has two of a name in front of them (GOLD-BUY-06). */
function whyNotKeep(game: Game, seat: SeatId, card: CardId): Refusal | undefined {
  const { colour, isLaidAt, slug, name } = definitionOf(game, card);
  if (colour !== 'black' || isLaidAt || !hasEquipment(game, seat, slug)) return undefined;
  return refuse('alreadyInPlay', { card: name, ruling: 'GOLD-BUY-06' });
}

export function useOf(game: Game, by: SeatId, card: CardId, chosen: Move['chosen']): Move {
  const { id, card: definition } = faceOf(game, card);
  return { by, card, face: id, as: definition.slug, chosen };
}

/** A brown card takes effect at once, a black one stays in front of somebody (GOLD-BUY-02, -03). */
export function* putToUse(game: Game, move: Move): Procedure {
  const { by, card, face, as, chosen } = move;
  const definition = definitionOf(game, card);
  const target = targetOf(move);
  const used = typeof chosen['as'] === 'string' ? cardIn(game.book, chosen['as']) : definition;
  const told = { seat: by, ...(target !== undefined && { target }), cards: [card], detail: { as: used.slug } };
  noteDeed(game, used.traits, move);
  if (definition.effect === undefined) {
    report(game, 'laid', told);
    moveTo(game, card, zoneOf(game, EQUIPMENT, target ?? by));
    return;
  }
  report(game, 'played', told);
  discardEquipment(game, card);
  yield* carryOut(game, move, definition.effect, false);
  game.state.turn.justPlayed = { face, as };
}
