import { BOX, type CardDefinition, cardIn, type FighterView, type SeenCard } from '@dustup/duel';
import { type Answer, type Choice, isSelection, type Slot, type Value } from '@dustup/kernel';
import { backWorth, breakWorth, swapWorth } from './answers.ts';
import { asChoice, bestLegal, cheapestLegal, choiceAfter, isLegal } from './legal.ts';
import { cardNamed, equipmentNamed, fighterAmong, rearIn, type Table, theirCards } from './table.ts';
import { isBestSwappedFirst, isBestSwappedLast, priceOf } from './token.ts';
import { expectedInTheirHand, measureOf } from './unseen.ts';
import { definitionOf, preyWorth, worthOf, worthOfCard } from './worth.ts';

/** The best move of phase 2 by rules of thumb, or the end of the turn. */
export function chooseMove(table: Table, options: Slot): Answer | undefined {
  if (isSelection(options)) return undefined;
  const cards = choiceAfter(options, 'play');
  const maySwap = isLegal(options, 'swap');
  if (maySwap && isBestSwappedFirst(table, cards)) return { do: 'swap' };
  const found = new BestMove();
  addCards(table, cards, found);
  addUses(table, choiceAfter(options, 'use'), found);
  if (isLegal(options, 'reload')) addReloads(table, choiceAfter(options, 'reload'), found);
  return found.answer ?? { do: maySwap && isBestSwappedLast(table, cards) ? 'swap' : 'end' };
}

/** The move that promises most so far, and more than nothing. */
class BestMove {
  answer: Answer | undefined;
  score = 0;

  /** Of moves that promise as much the first one stays. */
  offer(answer: Answer, score: number): void {
    if (score <= this.score) return;
    this.score = score;
    this.answer = answer;
  }
}

/** Every legal card, as whatever it can be played. Copies of a card are tried once. */
function addCards(table: Table, cards: Choice | undefined, found: BestMove): void {
  if (cards === undefined) return;
  for (const id of cards.candidates) {
    const seen = cardNamed(table.hand, id);
    if (seen === undefined || !isFirstCopy(table, seen) || !isLegal(cards, id)) continue;
    const own = definitionOf(seen);
    const next = cards.next?.(id);
    const uses = next?.slot === 'as' ? asChoice(next) : undefined;
    if (uses === undefined) addMove(table, { do: 'play', card: id }, own, next, found, 0);
    else addPlayedAs(table, id, own, uses, found);
  }
}

function isFirstCopy({ hand }: Table, seen: SeenCard): boolean {
  for (const card of hand) if (card.card === seen.card) return card === seen;
  return false;
}

function addPlayedAs(table: Table, card: Value, own: CardDefinition, uses: Choice, found: BestMove): void {
  for (const as of uses.candidates) {
    if (!isLegal(uses, as)) continue;
    const use = cardIn(BOX, String(as));
    const gained = use === own ? 0 : worthOf(use) - worthOf(own); // over what it would have been worth as itself
    addMove(table, { do: 'play', card, as }, use, uses.next?.(as), found, gained < 0 ? gained : gained / 2);
  }
}

/** One card with its best target; `extra` is what speaks for or against it besides. */
function addMove(
  table: Table,
  answer: Answer,
  use: CardDefinition,
  next: Slot | undefined,
  found: BestMove,
  extra: number,
): void {
  if (next === undefined) {
    found.offer(answer, scoreAlone(table, use) + extra);
    return;
  }
  const targets = asChoice(next);
  if (targets === undefined) return;
  for (const value of targets.candidates) {
    const score = scoreAt(table, use, targets.slot, value) + extra;
    if (score > found.score && isLegal(targets, value)) found.offer({ ...answer, [targets.slot]: value }, score);
  }
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
  if (traits.isStandoff === true) return preyWorth(target) + 2 * (hitsHeld(table) - expectedInTheirHand(table, HITS));
  if (traits.perEquipment === true)
    return target.equipment.length === 0 ? -1 : preyWorth(target) + 3 * target.equipment.length;
  // Cards whose hit costs nothing else come first: the opponent spends Avoids on them.
  return preyWorth(target) + (use.colour === 'brown' ? 6 : 4) - (use.yieldsToAny ? Math.min(3, theirCards(table)) : 0);
}

const HITS = measureOf(({ isHit }) => (isHit ? 1 : 0));

function hitsHeld({ hand }: Table): number {
  let held = 0;
  for (const card of hand) if (definitionOf(card).isHit) held += 1;
  return held;
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
function addUses(table: Table, uses: Choice | undefined, found: BestMove): void {
  if (uses === undefined) return;
  for (const use of uses.candidates) {
    if (!isLegal(uses, use)) continue;
    const traits = BOX.characters.get(String(use))?.action?.traits ?? {};
    const top = traits.copies === true ? table.view.discardPile.at(-1) : undefined;
    const gain = traits.copies === true ? (top === undefined ? 0 : worthOfCard(top)) : 4 * (traits.draws ?? 0);
    const costs = choiceAfter(uses, use);
    if (costs === undefined) found.offer({ do: 'use', use }, gain);
    else addPaidUse(table, { do: 'use', use }, costs, gain, top === undefined ? undefined : definitionOf(top), found);
  }
}

function addPaidUse(
  table: Table,
  answer: Answer,
  costs: Choice,
  gain: number,
  copied: CardDefinition | undefined,
  found: BestMove,
): void {
  const isOfHand = costs.slot === 'cost';
  const given = isOfHand ? cheapestLegal(table, costs) : bestLegal(costs, (id) => -equipmentValue(table, id));
  if (given === undefined) return;
  const held = cardNamed(table.hand, given);
  const price = held === undefined ? 2 * equipmentValue(table, given) : worthOfCard(held);
  const paid = { ...answer, [costs.slot]: given };
  const after = costs.next?.(given);
  if (after === undefined) found.offer(paid, gain - price);
  else if (!isSelection(after) && copied !== undefined) addCopied(table, paid, after, copied, price, found);
}

function addCopied(
  table: Table,
  paid: Answer,
  after: Choice,
  copied: CardDefinition,
  price: number,
  found: BestMove,
): void {
  if (after.slot !== 'how') return addMove(table, paid, copied, after, found, -price);
  for (const how of after.candidates) {
    if (!isLegal(after, how)) continue;
    const answer = { ...paid, how };
    if (how === 'reload') found.offer(answer, 4 - price);
    else addMove(table, answer, copied, after.next?.(how), found, -price);
  }
}

function equipmentValue({ ownFighters }: Table, id: Value): number {
  const card = equipmentNamed(ownFighters, id);
  return card === undefined ? 0 : (definitionOf(card).traits.worth ?? 0);
}

/** A new card for one that is worth less. */
function addReloads(table: Table, cards: Choice | undefined, found: BestMove): void {
  if (cards === undefined) return;
  for (const card of cards.candidates) {
    const held = cardNamed(table.hand, card);
    const worth = held === undefined ? 2 * equipmentValue(table, card) : 1;
    const score = 3 - worth;
    if (score > found.score && isLegal(cards, card)) found.offer({ do: 'reload', card }, score);
  }
}
