import { BOX, type CharacterDefinition, characterIn, type FighterView } from '@dustup/duel';
import { type Answer, type Choice, isSelection, type Json, type Slot, type Value } from '@dustup/kernel';
import { fieldOf, isWorthAvoiding } from './holding.ts';
import { best, bestLegal, cheapestLegal, choiceAfter } from './legal.ts';
import { cardNamed, equipmentNamed, frontIn, rearIn, type Table } from './table.ts';
import { averageWith, measureOf } from './unseen.ts';
import { definitionOf, frontWorth, preyWorth, worthOf, worthOfCard, worthOfId } from './worth.ts';

type Asking = { readonly kind: string; readonly about: Json; readonly options: Slot };

/** An answer to any question but that of phase 2; undefined when there is no rule of thumb for it. */
export function answerTo(table: Table, asking: Asking): Answer | undefined {
  const { kind, about, options } = asking;
  if (isSelection(options)) return { [options.slot]: cheapest(table, options.from, options.least) };
  switch (kind) {
    case 'avoid':
      return avoid(table, about, options);
    case 'extra':
      return giveUp(table, options, 'takeIt');
    case 'giveUp':
      return giveUp(table, options, 'giveIn');
    case 'draw':
      return { do: 'draw' };
    case 'front':
      return { character: best(options.candidates, (slug) => firstWorth(characterIn(BOX, String(slug)))) };
    case 'reveal':
      return { card: chooseReveal(table, about, options.candidates) };
    case 'layDown':
      return { [options.slot]: best(options.candidates, (id) => -worthOfId(table.hand, id)) };
    case 'pickCard':
      return { [options.slot]: best(options.candidates, (id) => worthOfId(table.view.shelf, id)) };
    case 'takeOver':
      return { [options.slot]: takeOver(table, about, options.candidates) };
    case 'loot':
      return { what: best(options.candidates, (what) => lootWorth(table, what)) };
    case 'rob':
      return { what: best(options.candidates, (what) => (what === 'pass' ? 0 : backWorth(table, String(what)))) };
    case 'break':
      return { what: best(options.candidates, (what) => breakWorth(table, what)) };
    case 'swapSide':
      return { seat: swapSide(table, options.candidates) };
    default:
      return undefined;
  }
}

function firstWorth({ life, traits: { attack = 0, defence = 0 } }: CharacterDefinition): number {
  return life * 2 + defence + attack / 2;
}

/** Things in play are tried first, then the card that is worth least among those that avoid, then what is gone once it is used. */
function avoid(table: Table, about: Json, options: Choice): Answer {
  const uses = choiceAfter(options, 'use');
  const trial = uses && bestLegal(uses, (use) => (isSpent(table, use) ? 0 : 1));
  if (trial !== undefined && !isSpent(table, trial)) return { do: 'use', use: trial };
  const cards = choiceAfter(options, 'play');
  const card = cards && cheapestAvoid(table, cards, isCheap(about));
  if (card !== undefined && isWorthAvoiding(table, about, card)) return { do: 'play', card };
  return trial !== undefined && isWorthAvoiding(table, about, trial) ? { do: 'use', use: trial } : { do: 'takeIt' };
}

/** An Avoid rather than another card that serves as one, unless any card does. */
function cheapestAvoid(table: Table, cards: Choice, isAny: boolean): Value | undefined {
  const least = cheapestLegal(table, cards);
  if (isAny || least === undefined || isAvoid(table, least)) return least;
  const avoids = cards.candidates.filter((id) => isAvoid(table, id));
  return cheapestLegal(table, { ...cards, candidates: avoids }) ?? least;
}

function isAvoid({ hand }: Table, id: Value): boolean {
  const card = cardNamed(hand, id);
  return card !== undefined && definitionOf(card).isAvoid;
}

/** Any card avoids it: then it need not be a good one. */
function isCheap(about: Json): boolean {
  const as = fieldOf(about, 'as');
  return typeof as === 'string' && BOX.cards.get(as)?.yieldsToAny === true;
}

/** A card in play that is gone once it is used, as against an ability or one that stays. */
function isSpent({ ownFighters }: Table, use: Value): boolean {
  const card = equipmentNamed(ownFighters, use);
  return card !== undefined && definitionOf(card).traits.isSpent === true;
}

function giveUp(table: Table, options: Choice, otherwise: string): Answer {
  const cards = choiceAfter(options, 'play');
  const card = cards && cheapestLegal(table, cards);
  return card === undefined ? { do: otherwise } : { do: 'play', card };
}

/** Whoever chooses wants the symbol if it is good for them, or bad for the other. */
function chooseReveal({ me, view: { shelf } }: Table, about: Json, cards: readonly Value[]): Value {
  const wanted = fieldOf(about, 'symbol');
  const isWelcome = (fieldOf(about, 'seat') === me) === (fieldOf(about, 'isGood') === true);
  return best(cards, (id) => ((cardNamed(shelf, id)?.symbol === wanted) === isWelcome ? 1 : 0));
}

/** Enough to keep the other one alive, or what the stronger one can better bear. */
function takeOver({ ownFighters }: Table, about: Json, lives: readonly Value[]): Value {
  const amount = Number(fieldOf(about, 'amount'));
  const target = ownFighters.find(({ id }) => id === fieldOf(about, 'target'));
  const saver = ownFighters.find(({ id }) => id !== fieldOf(about, 'target'));
  if (target === undefined || saver === undefined) return 0;
  return best(lives, (taken) => {
    const [left, kept] = [target.life - amount + Number(taken), saver.life - Number(taken)];
    return (left > 0 ? 10 : 0) + Math.min(Math.max(0, left), kept);
  });
}

function lootWorth(table: Table, what: Value): number {
  if (what === 'pass') return 0;
  if (typeof what === 'string') return backWorth(table, what);
  const card = [...table.theirFighters, ...table.ownFighters]
    .flatMap(({ equipment }) => equipment)
    .find(({ id }) => id === what);
  return card === undefined ? 0 : worthOfCard(card);
}

/** What a card of their hand with this back is worth, as far as one can know. */
export function backWorth(table: Table, back: string): number {
  return averageWith(back === 'law' ? 'law' : 'outlaws', table, WORTH);
}

const WORTH = measureOf(worthOf);

/** The opponent's good things, and one's own bad ones. */
export function breakWorth({ theirFighters, ownFighters }: Table, what: Value): number {
  if (what === 'pass') return 0;
  return worthAmong(theirFighters, what) - worthAmong(ownFighters, what);
}

function worthAmong(fighters: readonly FighterView[], what: Value): number {
  for (const { equipment } of fighters) {
    for (const card of equipment) if (card.id === what) return definitionOf(card).traits.worth ?? 0;
  }
  return 0;
}

/** What a swap of a side is worth: the opponent's weak one to the front, one's own strong one. */
export function swapWorth({ me, ownFighters, theirFighters }: Table, seat: Value): number {
  const fighters = seat === me ? ownFighters : theirFighters;
  const [front, rear] = [frontIn(fighters), rearIn(fighters)];
  if (front === undefined || rear === undefined) return 0;
  return seat === me ? frontWorth(rear) - frontWorth(front) : preyWorth(rear) - preyWorth(front);
}

function swapSide(table: Table, seats: readonly Value[]): Value {
  return best(seats, (seat) => swapWorth(table, seat));
}

/** So many of these cards of the hand that are worth least. */
function cheapest({ hand }: Table, cards: readonly Value[], count: number): readonly Value[] {
  return cards.toSorted((a, b) => worthOfId(hand, a) - worthOfId(hand, b)).slice(0, count);
}
