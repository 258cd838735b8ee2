import {
  type Asked,
  type Choice,
  choice,
  isSelection,
  question,
  type Question,
  type Refusal,
  type Selection,
  type Slot,
  selection,
  type Standing,
  type Value,
} from '@dustup/kernel';
import type { WireAsk, WireCandidate, WireQuestion, WireSlot } from './game.ts';

/** What a seat is asked, with the options read back: bots, `whyNot` and `legalValues` work on them as they do at home. */
export type AskedOfMe = {
  readonly id: number;
  /** Undefined when the seat may only cut in. */
  readonly question: Question | undefined;
  readonly standing: readonly Question[];
};

/** What this seat is asked and offered now; null when nothing is. */
export function encodeAsk(
  position: { readonly open: readonly Asked[]; readonly standing: readonly Standing[] },
  seat: number,
  id: number,
): WireAsk | null {
  const asked = position.open.find((one) => one.seat === seat);
  const offers = position.standing.filter((one) => one.seat === seat);
  if (asked === undefined && offers.length === 0) return null;
  return {
    id,
    ...(asked === undefined ? {} : { question: encodeQuestion(asked.question) }),
    ...(offers.length === 0 ? {} : { standing: offers.map((one) => encodeQuestion(one.question)) }),
  };
}

export function decodeAsk({ id, question: asked, standing = [] }: WireAsk): AskedOfMe {
  return { id, question: asked && decodeQuestion(asked), standing: standing.map(decodeQuestion) };
}

/** A question with its whole tree: what may be answered, and what speaks against what may not. */
export function encodeQuestion({ kind, about, options }: Question): WireQuestion {
  const tree: Tree = { slots: [], places: new Map(), reasons: [], reasonPlaces: new Map() };
  encodeSlot(options, tree);
  const { slots, reasons } = tree;
  return { kind, about, ...(reasons.length === 0 ? {} : { reasons }), slots };
}

/** Slots found so far, what follows before what it follows, and where each is; and the reasons in them. */
type Tree = {
  readonly slots: WireSlot[];
  readonly places: Map<string, number>;
  readonly reasons: Refusal[];
  readonly reasonPlaces: Map<string, number>;
};

function encodeSlot(slot: Slot, tree: Tree): number {
  const wire = isSelection(slot) ? encodeSelection(slot, tree) : encodeChoice(slot, tree);
  const text = JSON.stringify(wire);
  const known = tree.places.get(text);
  if (known !== undefined) return known;
  tree.places.set(text, tree.slots.length);
  return tree.slots.push(wire) - 1;
}

function encodeChoice({ slot, candidates, why, next, holds }: Choice, tree: Tree): WireSlot {
  const of = candidates.map((value): WireCandidate => {
    const reason = encodeReason(why?.(value), tree);
    // What is refused leads on too: a reason further on says more (see `whyNot`).
    const following = next?.(value);
    if (following !== undefined) return [value, reason, encodeSlot(following, tree)];
    return reason === 0 ? value : [value, reason];
  });
  return { slot, of, ...(holds === undefined ? {} : { holds }) };
}

function encodeReason(refusal: Refusal | undefined, { reasons, reasonPlaces }: Tree): number {
  if (refusal === undefined) return 0;
  const text = JSON.stringify(refusal);
  const known = reasonPlaces.get(text);
  if (known !== undefined) return known;
  const place = reasons.push(refusal);
  reasonPlaces.set(text, place);
  return place;
}

function encodeSelection({ slot, from, least, most, ordered, next, holds }: Selection, tree: Tree): WireSlot {
  return {
    slot,
    from,
    least,
    most,
    ...(ordered ? { ordered } : {}),
    ...(holds === undefined ? {} : { holds }),
    ...(next === undefined ? {} : { leads: placesAfter(least, most, next, tree) }),
  };
}

/** By how many are selected, from the fewest on: the place of the slot that follows, or null. */
function placesAfter(
  least: number,
  most: number,
  next: NonNullable<Selection['next']>,
  tree: Tree,
): readonly (number | null)[] {
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const following = next(least + more);
    return following === undefined ? null : encodeSlot(following, tree);
  });
}

/** The question as the kernel knows it. A slot that leads nowhere, or to itself, ends there. */
export function decodeQuestion({ kind, about, reasons = [], slots }: WireQuestion): Question {
  const decoded: Slot[] = [];
  for (const wire of slots) decoded.push(decodeSlot(wire, decoded, reasons));
  return question(kind, about, decoded.at(-1) ?? choice('', []));
}

function decodeSlot(wire: WireSlot, before: readonly Slot[], reasons: readonly Refusal[]): Slot {
  if ('from' in wire) {
    const { slot, from, leads, ...rules } = wire;
    return selection(slot, from, { ...rules, next: leads && ((count) => before[leads[count - rules.least] ?? -1]) });
  }
  const refusals = new Map<Value, Refusal>();
  const following = new Map<Value, Slot>();
  const candidates = wire.of.map((one) => {
    if (typeof one !== 'object') return one;
    const [value, reason, place] = one;
    const refusal = typeof reason === 'number' ? reasons[reason - 1] : reason;
    if (refusal !== undefined) refusals.set(value, refusal);
    const next = place === undefined ? undefined : before[place];
    if (next !== undefined) following.set(value, next);
    return value;
  });
  return choice(wire.slot, candidates, {
    holds: wire.holds,
    ...(refusals.size === 0 ? {} : { why: (value) => refusals.get(value) }),
    ...(following.size === 0 ? {} : { next: (value) => following.get(value) }),
  });
}
