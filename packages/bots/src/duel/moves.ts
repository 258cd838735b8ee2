import { BOX, type CardDefinition, cardIn, type FighterView } from '@dustup/duel';
import { type Answer, type Choice, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { backWorth, best, breakWorth, cheapest, swapWorth } from './answers.ts';
import { cardNamed, fighterAmong, rearIn, type Table, theirCards } from './table.ts';
import { isBestSwappedFirst, isBestSwappedLast, priceOf } from './token.ts';
import { expectedInTheirHand } from './unseen.ts';
import { definitionOf, preyWorth, worthOf, worthOfCard } from './worth.ts';

/** A move with what it promises. */
type Scored = { readonly answer: Answer; readonly score: number };

/** The best move of phase 2 by rules of thumb, or the end of the turn. */
export function chooseMove(table: Table, options: Slot): Answer | undefined {
  if (isSelection(options)) return undefined;
  const can = legalValues(options);
  const moves: Scored[] = [];
  const cards = can.includes('play') ? choiceAfter(options, 'play') : undefined;
  const playable = cards === undefined ? [] : legalValues(cards);
  if (can.includes('swap') && isBestSwappedFirst(table, playable)) return { do: 'swap' };
  addCards(table, cards, playable, moves);
  if (can.includes('use')) addUses(table, choiceAfter(options, 'use'), moves);
  if (can.includes('reload')) addReloads(table, choiceAfter(options, 'reload'), moves);
  let found: Scored | undefined;
  for (const move of moves) if (move.score > (found?.score ?? 0)) found = move;
  if (found !== undefined) return found.answer;
  return { do: can.includes('swap') && isBestSwappedLast(table, playable) ? 'swap' : 'end' };
}

function choiceAfter(options: Choice, word: Value): Choice | undefined {
  const next = options.next?.(word);
  return next === undefined || isSelection(next) ? undefined : next;
}

/** Every legal card, as whatever it can be played. Copies of a card are tried once. */
function addCards(table: Table, cards: Choice | undefined, playable: readonly Value[], moves: Scored[]): void {
  if (cards === undefined) return;
  const tried: string[] = [];
  for (const id of playable) {
    const seen = cardNamed(table.hand, id);
    if (seen === undefined || tried.includes(seen.card)) continue;
    tried.push(seen.card);
    const own = definitionOf(seen);
    const next = cards.next?.(id);
    if (next !== undefined && !isSelection(next) && next.slot === 'as') {
      for (const as of legalValues(next)) {
        const use = cardIn(BOX, String(as));
        const gained = use === own ? 0 : worthOf(use) - worthOf(own); // over what it would have been worth as itself
        addMove(table, { do: 'play', card: id, as }, use, next.next?.(as), moves, gained < 0 ? gained : gained / 2);
      }
    } else addMove(table, { do: 'play', card: id }, own, next, moves, 0);
  }
}

/** One card with its best target; `extra` is what speaks for or against it besides. */
function addMove(
  table: Table,
  answer: Answer,
  use: CardDefinition,
  next: Slot | undefined,
  moves: Scored[],
  extra: number,
): void {
  if (next === undefined) {
    moves.push({ answer, score: scoreAlone(table, use) + extra });
    return;
  }
  if (isSelection(next)) return;
  let found: Value | undefined;
  let most = 0;
  for (const value of legalValues(next)) {
    const score = scoreAt(table, use, next.slot, value) + extra;
    if (score <= most) continue;
    most = score;
    found = value;
  }
  if (found !== undefined) moves.push({ answer: { ...answer, [next.slot]: found }, score: most });
}

/** A card without a target. */
function scoreAlone(table: Table, { traits }: CardDefinition): number {
  const { ownFighters, theirFighters } = table;
  if (traits.strikesOwn === true) {
    const rear = rearIn(ownFighters);
    const theirs = theirFighters.reduce((sum, fighter) => sum + preyWorth(fighter), 0);
    return theirs - (rear === undefined ? 0 : 2 * preyWorth(rear)) - theirCards(table) / 2;
  }
  if (traits.heals !== undefined) return 5 * ownFighters.filter(({ life, maxLife }) => life < maxLife).length;
  if (traits.draws !== undefined) return traits.gives === undefined ? 8 : 3 - table.hand.length;
  return 0.5;
}

function scoreAt(table: Table, use: CardDefinition, slot: string, value: Value): number {
  const { traits } = use;
  if (slot === 'seat') return value === table.me ? swapWorth(table, value) - 2 : theirSwap(table, value);
  if (slot === 'what') return robWorth(table, value, use);
  const own = fighterAmong(table.ownFighters, value);
  const target = own ?? fighterAmong(table.theirFighters, value);
  if (target === undefined) return 0;
  const isOwn = own !== undefined;
  if (use.colour === 'blue') return equipWorth(target, isOwn, use);
  if (traits.setsLife !== undefined)
    return 4 * (isOwn ? traits.setsLife - target.life : target.life - traits.setsLife) - 2;
  if (isOwn) return -1;
  if (traits.isStandoff === true) return preyWorth(target) + 2 * (hitsHeld(table) - expectedInTheirHand(table, hitsIn));
  if (traits.perEquipment === true)
    return target.equipment.length === 0 ? -1 : preyWorth(target) + 3 * target.equipment.length;
  // Cards whose hit costs nothing else come first: the opponent spends Avoids on them.
  return preyWorth(target) + (use.colour === 'brown' ? 6 : 4) - (use.yieldsToAny ? Math.min(3, theirCards(table)) : 0);
}

const hitsIn = ({ isHit }: CardDefinition) => (isHit ? 1 : 0);

function hitsHeld({ hand }: Table): number {
  return hand.filter((card) => definitionOf(card).isHit).length;
}

/** Their weak one to the front, if there is something to shoot at it with. */
function theirSwap(table: Table, seat: Value): number {
  return hitsHeld(table) === 0 ? 0 : swapWorth(table, seat) - 2;
}

/** A random card of their hand, or what lies there; what is taken is one's own then. */
function robWorth(table: Table, what: Value, { traits }: CardDefinition): number {
  if (traits.robs !== true) return 0;
  return (
    (typeof what === 'string' ? backWorth(table, what) + 1 : 2.5 * breakWorth(table, what)) - priceOf('theft', table)
  );
}

/** Good things for one's own, bad ones for theirs; not a second one of the same name. */
function equipWorth(target: FighterView, isOwn: boolean, use: CardDefinition): number {
  const worth = use.traits.worth ?? 0;
  if (target.equipment.some(({ card }) => card === use.slug)) return -1;
  return (isOwn ? worth : -worth) * 2 + (isOwn ? target.life / 4 : 0);
}

/** What an ability offers, paid with the card that is worth least. */
function addUses(table: Table, uses: Choice | undefined, moves: Scored[]): void {
  for (const use of uses === undefined ? [] : legalValues(uses)) {
    const traits = BOX.characters.get(String(use))?.action?.traits ?? {};
    const next = uses?.next?.(use);
    const top = table.view.discardPile.at(-1);
    const gain = traits.copies === true ? (top === undefined ? 0 : worthOfCard(top)) : 4 * (traits.draws ?? 0);
    if (next === undefined || isSelection(next)) moves.push({ answer: { do: 'use', use }, score: gain });
    else addPaidUse(table, { do: 'use', use }, next, gain, top === undefined ? undefined : definitionOf(top), moves);
  }
}

function addPaidUse(
  table: Table,
  answer: Answer,
  next: Choice,
  gain: number,
  copied: CardDefinition | undefined,
  moves: Scored[],
): void {
  const [given] =
    next.slot === 'cost' ? cheapest(table, legalValues(next), 1) : [worstEquipment(table, legalValues(next))];
  if (given === undefined) return;
  const held = cardNamed(table.hand, given);
  const price = held === undefined ? 2 * equipmentValue(table, given) : worthOfCard(held);
  const paid = { ...answer, [next.slot]: given };
  const after = next.next?.(given);
  if (after === undefined) moves.push({ answer: paid, score: gain - price });
  else if (!isSelection(after) && copied !== undefined) addCopied(table, paid, after, copied, price, moves);
}

function addCopied(
  table: Table,
  paid: Answer,
  after: Choice,
  copied: CardDefinition,
  price: number,
  moves: Scored[],
): void {
  if (after.slot !== 'how') return addMove(table, paid, copied, after, moves, -price);
  for (const how of legalValues(after)) {
    const answer = { ...paid, how };
    if (how === 'reload') moves.push({ answer, score: 4 - price });
    else addMove(table, answer, copied, after.next?.(how), moves, -price);
  }
}

function worstEquipment(table: Table, cards: readonly Value[]): Value {
  return best(cards, (id) => -equipmentValue(table, id));
}

function equipmentValue({ ownFighters }: Table, id: Value): number {
  const card = ownFighters.flatMap(({ equipment }) => equipment).find((one) => one.id === id);
  return card === undefined ? 0 : (definitionOf(card).traits.worth ?? 0);
}

/** A new card for one that is worth less. */
function addReloads(table: Table, cards: Choice | undefined, moves: Scored[]): void {
  for (const id of cards === undefined ? [] : legalValues(cards)) {
    const held = cardNamed(table.hand, id);
    const worth = held === undefined ? 2 * equipmentValue(table, id) : 1;
    moves.push({ answer: { do: 'reload', card: id }, score: 3 - worth });
  }
}
