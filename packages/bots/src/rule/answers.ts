import {
  cardId,
  type CardId,
  framesOf,
  isAmong,
  parseQuestionFacts,
  type QuestionFacts,
  signNow,
  topDiscard,
} from '@dustup/bang';
import {
  type Answer,
  type Choice,
  isSelection,
  type Json,
  legalValues,
  type Question,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { answerWith } from './filling.ts';
import { isOneOfOurs, stakeIn } from './harm.ts';
import { priceOf } from './prices.ts';
import type { Nature, Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import { walk } from './walk.ts';
import { leastWorth, worthOf, worthsOf, worthsOfHand } from './worth.ts';

/** A shot at oneself: first what costs nothing, then the cheapest card, and none if they are too few, or not worth it. */
export function dodge(reading: Reading, { options, about }: Question): Answer {
  const loss = lossAtStake(reading, about);
  if (loss <= 0) return { do: 'takeIt' };
  const use = nextChoice(options, 'use');
  const all = use?.candidates.filter((value) => use.why?.(value) === undefined) ?? [];
  const uses = all.filter((value) => use?.next?.(value) === undefined);
  const free = uses.find((value) => shieldIn(reading, value) === undefined);
  if (free !== undefined) return { do: 'use', use: free };
  const cards = nextChoice(options, 'play');
  const legal = cards === undefined ? [] : legalCards(cards);
  const isTooDear = all.length + legal.length < missingIn(about) || loss < WORTH_A_DODGE;
  if (isTooDear) return { do: 'takeIt' };
  // Cards in play may be taken any time; what brings a card goes first
  const shield = uses.find((value) => (shieldIn(reading, value)?.draws ?? 0) > 0) ?? uses[0];
  if (shield !== undefined) return { do: 'use', use: shield };
  const [cheapest] = leastWorth(reading, legal, 1);
  const paid = use === undefined ? undefined : cheapestUse(reading, use, all);
  if (paid !== undefined && (cheapest === undefined || paid.price < priceOf(reading, cheapest))) return paid.answer;
  return cheapest === undefined ? { do: 'takeIt' } : answerWith(reading, cards, cheapest);
}

/** What asks for a card to be given up with it: which, and with what, and never at the cost of a friend. */
function cheapestUse(reading: Reading, use: Choice, all: readonly Value[]) {
  reading.readOthers();
  let best: { readonly answer: Answer; readonly price: number } | undefined;
  for (const value of all) {
    const next = use.next?.(value);
    if (next === undefined) continue;
    const answer = walk(reading, next, { do: 'use', use: value });
    if (answer['at'] !== undefined && (reading.enmity[Number(answer['at'])] ?? 0) <= 0) continue;
    const price = typeof answer['card'] === 'number' ? priceOf(reading, cardId(answer['card'])) : 0;
    if (price < (best?.price ?? WORTH_A_LIFE)) best = { answer, price };
  }
  return best;
}

/** What may be given up against the loss of a life point. */
const WORTH_A_LIFE = 8;

/** One of the cards it looks at may go: the worst, if a card on the average is better. */
export function loseOrKeep(reading: Reading, options: Choice): Answer {
  const verb = options.candidates.find((value) => options.next?.(value) !== undefined) ?? '';
  const otherwise = options.candidates.find((value) => value !== verb) ?? '';
  const cards = options.next?.(verb);
  if (cards === undefined || isSelection(cards)) return { [options.slot]: otherwise };
  const legal = legalCards(cards);
  const worths = worthsOf(reading, legal);
  const least = Math.min(...worths);
  const worst = legal[worths.indexOf(least)];
  return worst === undefined || least > AVERAGE_WORTH - 1
    ? { [options.slot]: otherwise }
    : { [options.slot]: verb, [cards.slot]: worst };
}

/** Something that is spent when it is used: what it does. */
function shieldIn(reading: Reading, use: Value): Profile | undefined {
  return typeof use === 'number' ? reading.profile(cardId(use)).use : undefined;
}

/** At stake may be a card in front of the seat instead of its life, even one it would love to lose. */
function lossAtStake(reading: Reading, about: Json): number {
  const stake = typeof about === 'object' && about !== null && 'stake' in about ? about['stake'] : null;
  const profile = typeof stake === 'string' ? reading.profileOf(stake) : undefined;
  return profile === undefined ? MORE_THAN_ANY_CARD : lossOf(profile);
}

const MORE_THAN_ANY_CARD = 9;
const WORTH_A_DODGE = 4.5;

function missingIn(about: Json): number {
  const missing = typeof about === 'object' && about !== null && 'missing' in about ? about['missing'] : 1;
  return typeof missing === 'number' ? missing : 1;
}

function nextChoice(slot: Slot, value: Value): Choice | undefined {
  const next = isSelection(slot) ? undefined : slot.next?.(value);
  return next === undefined || isSelection(next) ? undefined : next;
}

function legalCards(slot: Choice): CardId[] {
  const cards: CardId[] = [];
  for (const value of slot.candidates) if (slot.why?.(value) === undefined) cards.push(cardId(Number(value)));
  return cards;
}

/** Give up a BANG! or lose a life point. In a duel it is a fight only for who may win it, or must. */
export function returnFire(reading: Reading, { options }: Question): Answer {
  const cards = nextChoice(options, 'play');
  const legal = cards === undefined ? [] : legalCards(cards);
  const use = nextChoice(options, 'use');
  const other = use?.candidates.filter((value) => use.why?.(value) === undefined) ?? [];
  if (legal.length + other.length === 0 || !isWorthAFight(reading, legal.length + other.length))
    return { do: 'giveIn' };
  if (legal.length === 0 && use !== undefined) return cheapestUse(reading, use, other)?.answer ?? { do: 'giveIn' };
  return answerWith(reading, cards, leastWorth(reading, legal, 1)[0] ?? cardId(-1));
}

function isWorthAFight(reading: Reading, shots: number): boolean {
  const { view, self, life } = reading;
  const [standoff] = framesOf(view, 'standoff');
  if (standoff === undefined) return true;
  const rival = standoff.by === self ? standoff.target : standoff.by;
  reading.readOthers();
  if (isOneOfOurs(reading, rival) && stakeIn(reading, rival) < 0) return life === 1 && reading.lifeOf(rival) > 1;
  if (life <= 2 || shots > 1) return true;
  return reading.handOf(rival) * 0.31 <= shots;
}

/** At the last point: everything that brings life back, if together it is enough. */
export function rescue(reading: Reading, { options }: Question): Answer {
  const cards = nextChoice(options, 'play');
  const healing = cards === undefined || reading.playersLeft <= 2 ? [] : legalCards(cards);
  const uses = !isSelection(options) && options.why?.('use') === undefined ? nextChoice(options, 'use') : undefined;
  const use = uses?.candidates.find((value) => uses.why?.(value) === undefined);
  const price = use === undefined ? undefined : uses?.next?.(use);
  const missing = 1 - reading.life;
  const { length } = reading.hand;
  const byCards = healing.length * reading.nature.drinks;
  const byUse = (left: number) => (use === undefined ? 0 : timesPaid(price, left));
  if (byCards + byUse(length - healing.length) < missing && byUse(length) < missing) return { do: 'giveUp' };
  const [cheapest] = leastWorth(reading, healing, 1);
  if (cheapest !== undefined) return answerWith(reading, cards, cheapest);
  if (use === undefined) return { do: 'giveUp' };
  return walk(reading, price, { do: 'use', use });
}

/** How often so many cards pay a price; what asks for none helps once. */
function timesPaid(price: Slot | undefined, cards: number): number {
  return price !== undefined && isSelection(price) && price.least > 0 ? Math.floor(cards / price.least) : 1;
}

/** Too many cards: the least useful go. */
export function discardSome(reading: Reading, { slot, from, least }: Selection): Answer {
  return { [slot]: leastWorth(reading, from.map(toCard), least) };
}

const toCard = (value: Value) => cardId(Number(value));

/** Any of some cards that lie open: as many as may be had, the best of them. */
export function keepBest(reading: Reading, { slot, from, most }: Selection): Answer {
  const worst = leastWorth(reading, from.map(toCard), from.length - most);
  return { [slot]: from.filter((value) => !worst.includes(toCard(value))) };
}

/** One of some cards that lie open: the one it has most use for, beside its hand. */
export function pickBest(reading: Reading, slot: Choice, wantsWorst: boolean): Answer {
  let shots = 0;
  let dodges = 0;
  for (const card of reading.hand) {
    const profile = reading.profile(card);
    if (profile.isBang) shots += 1;
    if (profile.dodges) dodges += 1;
  }
  let best: Value | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of legalValues(slot)) {
    const worth = worthOf(reading, reading.profile(toCard(value)), shots, dodges) * (wantsWorst ? -1 : 1);
    if (worth > most) {
      best = value;
      most = worth;
    }
  }
  return { [slot.slot]: best ?? slot.candidates[0] ?? 0 };
}

/** A card to give up that may spoil it for whoever asked: for a foe, if it is not much dearer; never for a friend. */
export function spoilIt(reading: Reading, slot: Choice, { spoiledBy, by }: QuestionFacts): Answer | undefined {
  if (spoiledBy === undefined || by === undefined) return undefined;
  reading.readOthers();
  const isFoe = (reading.enmity[by] ?? 0) > 0 && !isOneOfOurs(reading, by);
  const cards = legalCards(slot);
  const spoils = cards.filter((card) => isAmong(signNow(reading.view, card) ?? null, spoiledBy));
  const others = cards.filter((card) => !spoils.includes(card));
  const [spoil] = leastWorth(reading, spoils, 1);
  const [other] = leastWorth(reading, others, 1);
  if (spoil === undefined || other === undefined) return undefined;
  const dearer = priceOf(reading, spoil) - priceOf(reading, other);
  return { [slot.slot]: isFoe && dearer <= WORTH_SPOILING ? spoil : other };
}

/** What it is worth that a foe does not get two cards. */
const WORTH_SPOILING = 3;

/** Of cards turned over for a draw!: one that does good. */
export function pickTurned(
  { view }: Reading,
  slot: Choice,
  hits: NonNullable<QuestionFacts['hits']>,
  isGood: boolean,
): Answer {
  const isLucky = (value: Value) => isAmong(signNow(view, toCard(value)) ?? null, hits) === isGood;
  return { [slot.slot]: legalValues(slot).find(isLucky) ?? slot.candidates[0] ?? 0 };
}

/** The first card of phase 1: from a foe's hand, from the discard pile if that one is good, else from the pile. */
export function drawFrom(reading: Reading, slot: Choice): Answer {
  reading.readOthers();
  let best: Value = slot.candidates[0] ?? 'pile';
  let most = 0.15;
  for (const value of legalValues(slot)) {
    if (slot.next?.(value) !== undefined) return drawOrTake(reading, slot);
    const gain = typeof value === 'number' ? handGain(reading, value) : value === 'discardPile' ? topGain(reading) : 0;
    if (gain > most) {
      best = value;
      most = gain;
    }
  }
  return { [slot.slot]: best };
}

/** All of phase 1 for one card in play: what it is worth to the bot and to its owner, compared with two cards from the pile. */
function drawOrTake(reading: Reading, slot: Choice): Answer {
  let best: Answer = { [slot.slot]: 'pile' };
  let most = 2 * AVERAGE_WORTH;
  if (reading.playersLeft === 2) return best; // two such would take one card from each other for ever
  for (const seat of legalValues(slot)) {
    const cards = slot.next?.(seat);
    if (cards === undefined || isSelection(cards)) continue;
    const enmity = seat === reading.self ? 0 : (reading.enmity[Number(seat)] ?? 0);
    for (const what of legalValues(cards)) {
      const profile = reading.profile(toCard(what));
      const gain = worthOf(reading, profile, 0, 0) + enmity * lossOf(profile);
      if (gain > most) {
        best = { [slot.slot]: seat, what };
        most = gain;
      }
    }
  }
  return best;
}

/** Whose ability to have for a turn: what helps against the others, and what goes with the hand. */
export function pickNature(reading: Reading, slot: Choice): Answer {
  let best: Value = slot.candidates[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, value] of legalValues(slot).entries()) {
    const worth = natureWorth(reading, reading.natureNamed(String(value))) + reading.whim(at);
    if (worth > most) {
      best = value;
      most = worth;
    }
  }
  return { [slot.slot]: best };
}

function natureWorth({ hand, profiles }: Reading, nature: Nature): number {
  let shots = 0;
  for (let at = 0; at < hand.length; at++) if (profiles[at]?.isBang === true) shots += 1;
  let worth = nature.draws * 2 + nature.deeds.length * 1.5 + (nature.drinks - 1) * 0.5;
  if (nature.dodgesWithAny) worth += 2.2;
  if (nature.protects) worth += 1.8;
  if (nature.rapid) worth += shots > 1 ? 2.5 : 0.3;
  if (nature.pierces || nature.silences) worth += shots > 0 ? 1.4 : 0.4;
  if (nature.swaps || nature.avenges) worth += 1;
  return nature.ignores === '' ? worth : worth + 1.2;
}

function handGain(reading: Reading, seat: number): number {
  if (isOneOfOurs(reading, seat)) return -1;
  return (reading.enmity[seat] ?? 0) * (reading.handOf(seat) <= 2 ? 1.3 : 1) + reading.whim(seat);
}

const AVERAGE_WORTH = 5.3;

function topGain(reading: Reading): number {
  const top = topDiscard(reading.view);
  if (top === undefined) return 0;
  const worths = worthsOf(reading, [...reading.hand, top]);
  return (worths.at(-1) ?? 0) - AVERAGE_WORTH;
}

/** A price for a life point, when its cards are cheap enough; in the turns of others only at the last point. */
export function payForLife(reading: Reading, { options, about }: Question): Answer | null {
  if ((parseQuestionFacts(about).deed?.heals ?? 0) === 0) return null;
  const { life, maxLife, hand, view, self } = reading;
  const isOwnTurn = view.turn.seat === self;
  if (!isSelection(options) || life >= maxLife || (!isOwnTurn && life > 1)) return null;
  const price = leastWorth(reading, options.from.map(toCard), options.least);
  const worths = worthsOfHand(reading);
  let sum = 0;
  for (const card of price) sum += worths[hand.indexOf(card)] ?? 0;
  const isTight = isOwnTurn && view.turn.phase === 'play' && hand.length > life;
  return sum <= (life === 1 ? DEAR : isTight ? FAIR : CHEAP) ? { [options.slot]: price } : null;
}

/** What a life point may cost: the last one, one beside cards that would have to go anyway, and one of several. */
const DEAR = 11;
const FAIR = 9;
const CHEAP = 6.5;
