import { bookBehind, type Face } from '@dustup/bang';
import { type Answer, type Choice, holdsOf, isSelection, legalValues, type Slot } from '@dustup/kernel';
import { giveInChance, hitChance, isOneOfOurs, shotValue, stakeIn } from './harm.ts';
import { ALL, ONE, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { mostSpoil } from './spoils.ts';
import { type Slots, walk } from './walk.ts';

/** Makes somebody play a card of the bot's choice, if they hold it: what does most harm to foes; undefined when nothing does. */
export function order(reading: Reading, seats: Slot | undefined, filled: Slots): Answer | undefined {
  if (seats === undefined || isSelection(seats)) return undefined;
  reading.readOthers();
  const unseen = lookForUnseen(reading);
  let best: Order | undefined;
  for (const whom of legalValues(seats)) {
    const cards = seats.next?.(whom);
    if (cards === undefined || isSelection(cards)) continue;
    const found = bestFor(reading, Number(whom), cards, unseen);
    if (found === undefined || found.value <= (best?.value ?? WORTH_A_WORD)) continue;
    best = { ...found, chosen: { ...filled, [seats.slot]: whom, ...found.chosen } };
  }
  return best && walk(reading, best.next, best.chosen);
}

/** What has been chosen, what is still to be, and what it is worth in life points of a foe. */
type Order = { readonly chosen: Slots; readonly next: Slot | undefined; readonly value: number };

const WORTH_A_WORD = 0.05;

function bestFor(reading: Reading, whom: number, cards: Choice, unseen: Unseen): Order | undefined {
  let best: Order | undefined;
  for (const card of cards.candidates) {
    const profile = reading.profileOf(String(card));
    if (profile === undefined || !doesHarm(profile) || cards.why?.(card) !== undefined) continue;
    const found = bestTarget(reading, whom, profile, cards.next?.(card));
    if (found === undefined) continue;
    const value =
      holdingChance(unseen, reading.handOf(whom), profile.slug) * (found.value + COST * (reading.enmity[whom] ?? 0));
    if (value > (best?.value ?? 0)) best = { ...found, value, chosen: { [cards.slot]: card, ...found.chosen } };
  }
  return best;
}

/** What it is worth that somebody has to give up a card they would have kept. */
const COST = 0.3;

function doesHarm({ shoots, wounds, strips, binds }: Profile): boolean {
  return shoots !== 0 || wounds !== 0 || strips || binds;
}

function bestTarget(reading: Reading, whom: number, profile: Profile, slot: Slot | undefined): Order | undefined {
  if (profile.shoots === ALL) return { chosen: {}, next: slot, value: harmToAll(reading, whom, hitChance) };
  if (profile.wounds === ALL) return { chosen: {}, next: slot, value: harmToAll(reading, whom, doesGiveIn) };
  if (slot === undefined || isSelection(slot) || holdsOf(slot) !== 'seat') return undefined;
  let best: Order | undefined;
  for (const at of legalValues(slot)) {
    const value = harmTo(reading, whom, profile, Number(at));
    if (value > (best?.value ?? 0)) best = { chosen: { [slot.slot]: at }, next: slot.next?.(at), value };
  }
  return best;
}

const doesGiveIn = (reading: Reading, seat: number) => giveInChance(reading.handOf(seat));

/** Everybody is hit but whoever plays it: the bot, too. */
function harmToAll(reading: Reading, whom: number, chanceFor: (reading: Reading, seat: number) => number): number {
  let sum = reading.life <= 1 ? -4 : -0.8;
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat === whom || seat === reading.self || !reading.isLeft(seat)) continue;
    sum += stakeIn(reading, seat) * chanceFor(reading, seat);
  }
  return sum;
}

function harmTo(reading: Reading, whom: number, profile: Profile, at: number): number {
  if (at === reading.self || isOneOfOurs(reading, at)) return 0;
  if (profile.shoots === ONE) return shotValue(reading, at);
  if (profile.wounds === ONE) return (stakeIn(reading, at) + stakeIn(reading, whom)) / 2;
  if (profile.strips) return mostSpoil(reading, at) / CARDS_A_LIFE;
  return (reading.enmity[at] ?? 0) * A_TURN;
}

/** What a life point and a turn are worth, as spoils are counted. */
const CARDS_A_LIFE = 5;
const A_TURN = 0.9;

/** How many cards the bot has not seen, and how many copies of each it has. */
type Unseen = { readonly all: number; readonly faces: readonly Face[]; readonly seen: readonly string[] };

function lookForUnseen(reading: Reading): Unseen {
  const { view, hand } = reading;
  const { faces } = bookBehind(view);
  const open = [...view.discardPile, ...view.seats.flatMap(({ inPlay }) => inPlay)].map(({ card }) => card);
  const seen = [...open, ...hand.map((card) => reading.profile(card).slug)];
  return { all: faces.length - seen.length, faces, seen };
}

/** How likely somebody with so many cards holds such a one, as far as the bot has not seen where its copies are. */
function holdingChance({ all, faces, seen }: Unseen, cards: number, slug: string): number {
  let copies = 0;
  for (const { card } of faces) if (card.slug === slug) copies += 1;
  for (const card of seen) if (card === slug) copies -= 1;
  return 1 - (1 - Math.max(0, copies) / Math.max(1, all)) ** cards;
}
