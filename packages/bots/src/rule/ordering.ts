import { distanceBetween, facesOpen, seatId } from '@dustup/bang';
import { type Answer, type Choice, holdsOf, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { reachWith } from './aim.ts';
import { giveInChance, hitChance, isOneOfOurs, shotValue, stakeIn } from './harm.ts';
import { ALL, ONE, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { mostSpoil } from './spoils.ts';
import { type Slots, walk } from './walk.ts';

/** Somebody is to play a card of the bot's choice, if they hold it: who, if any such order is worth it. */
export function order(reading: Reading, seats: Slot | undefined, filled: Slots): Answer | undefined {
  if (seats === undefined || isSelection(seats)) return undefined;
  reading.readOthers();
  const unseen = lookForUnseen(reading);
  let best: Value | undefined;
  let most = WORTH_A_WORD;
  for (const whom of seats.candidates) {
    const value = mostToGain(reading, Number(whom), unseen);
    if (value <= most || seats.why?.(whom) !== undefined) continue;
    best = whom;
    most = value;
  }
  return best === undefined ? undefined : { ...filled, [seats.slot]: best };
}

const WORTH_A_WORD = 0.05;

/** What the best order for somebody is worth, whatever may speak against it but the distance. */
function mostToGain(reading: Reading, whom: number, unseen: Unseen): number {
  let most = 0;
  for (const slug of reading.copies.keys()) {
    const profile = reading.profileOf(slug);
    if (profile === undefined || !doesHarm(profile)) continue;
    const harm = mostHarm(reading, whom, profile);
    if (harm > 0) most = Math.max(most, worthOfOrder(reading, whom, profile, unseen, harm));
  }
  return most;
}

/** Which card they are to play, and at whom: what does most harm to foes; something harmless when nothing does. */
export function nameOrder(reading: Reading, whom: number, cards: Choice): Answer {
  reading.readOthers();
  const best = bestFor(reading, whom, cards, lookForUnseen(reading));
  if (best !== undefined) return walk(reading, best.next, best.chosen);
  const harmless = legalValues(cards).find((card) => {
    const profile = reading.profileOf(String(card));
    return profile !== undefined && !doesHarm(profile);
  });
  if (harmless === undefined) return walk(reading, cards);
  return walk(reading, cards.next?.(harmless), { [cards.slot]: harmless });
}

/** What has been chosen, what is still to be, and what it is worth in life points of a foe. */
type Order = { readonly chosen: Slots; readonly next: Slot | undefined; readonly value: number };

/** The best card to name, if one does harm. What cannot be worth it is not looked at any closer. */
function bestFor(reading: Reading, whom: number, cards: Choice, unseen: Unseen): Order | undefined {
  let best: Order | undefined;
  let most = 0;
  for (const card of cards.candidates) {
    const profile = reading.profileOf(String(card));
    if (profile === undefined || !doesHarm(profile)) continue;
    const worth = (harm: number) => worthOfOrder(reading, whom, profile, unseen, harm);
    if (worth(mostHarm(reading, whom, profile)) <= most || cards.why?.(card) !== undefined) continue;
    const found = bestTarget(reading, whom, profile, cards.next?.(card));
    if (found === undefined || worth(found.value) <= most) continue;
    most = worth(found.value);
    best = { ...found, value: most, chosen: { [cards.slot]: card, ...found.chosen } };
  }
  return best;
}

/** They may not hold it; if they do, they lose a card that they would have kept. */
function worthOfOrder(reading: Reading, whom: number, { slug }: Profile, unseen: Unseen, harm: number): number {
  return holdingChance(unseen, reading.handOf(whom), slug) * (harm + COST * (reading.enmity[whom] ?? 0));
}

/** What it is worth that somebody has to give up a card they would have kept. */
const COST = 0.3;

function doesHarm({ shoots, wounds, strips, binds }: Profile): boolean {
  return shoots !== 0 || wounds !== 0 || strips || binds;
}

/** As much harm as it can do, whoever may be named for it. */
function mostHarm(reading: Reading, whom: number, profile: Profile): number {
  if (doesHarmToAll(profile)) return harmToAll(reading, whom, profile);
  let most = 0;
  for (let at = 0; at < reading.seats; at++) {
    if (at !== whom && doesReach(reading, whom, profile, at)) most = Math.max(most, harmTo(reading, whom, profile, at));
  }
  return most;
}

function doesReach({ view }: Reading, whom: number, profile: Profile, at: number): boolean {
  return distanceBetween(view, seatId(whom), seatId(at)) <= reachWith(view, seatId(whom), profile);
}

function doesHarmToAll({ shoots, wounds }: Profile): boolean {
  return shoots === ALL || wounds === ALL;
}

function bestTarget(reading: Reading, whom: number, profile: Profile, slot: Slot | undefined): Order | undefined {
  if (doesHarmToAll(profile)) return { chosen: {}, next: slot, value: harmToAll(reading, whom, profile) };
  if (slot === undefined || isSelection(slot) || holdsOf(slot) !== 'seat') return undefined;
  let best: Order | undefined;
  for (const at of slot.candidates) {
    const value = harmTo(reading, whom, profile, Number(at));
    if (value > (best?.value ?? 0) && slot.why?.(at) === undefined)
      best = { chosen: { [slot.slot]: at }, next: slot.next?.(at), value };
  }
  return best;
}

const doesGiveIn = (reading: Reading, seat: number) => giveInChance(reading.handOf(seat));

/** Everybody is hit but whoever plays it: the bot, too. */
function harmToAll(reading: Reading, whom: number, { shoots }: Profile): number {
  const chanceFor = shoots === ALL ? hitChance : doesGiveIn;
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

/** How many cards the bot has not seen, and how many of each it has. */
type Unseen = {
  readonly all: number;
  readonly copies: ReadonlyMap<string, number>;
  readonly seen: Map<string, number>;
};

function lookForUnseen(reading: Reading): Unseen {
  const { hand, cards, copies } = reading;
  const seen = new Map<string, number>();
  const see = ({ slug }: Profile) => seen.set(slug, (seen.get(slug) ?? 0) + 1);
  const open = facesOpen(reading.view);
  for (const face of open) see(reading.printed(face));
  for (const card of hand) see(reading.profile(card));
  return { all: cards - open.length - hand.length, copies, seen };
}

/** How likely somebody with so many cards holds such a one, as far as the bot has not seen where its copies are. */
function holdingChance({ all, copies, seen }: Unseen, cards: number, slug: string): number {
  const left = (copies.get(slug) ?? 0) - (seen.get(slug) ?? 0);
  return 1 - (1 - Math.max(0, left) / Math.max(1, all)) ** cards;
}
