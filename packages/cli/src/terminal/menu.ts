import { definitionSeen, distanceBetween, seatId, type View, CHARACTER, placeOfToken } from '@dustup/bang';
import { isolated } from '@dustup/words';
import { type Choice, holdsOf, isSelection, type Refusal, type Slot, type Standing, type Value } from '@dustup/kernel';
import { cardSeen } from './story.ts';
import { drawn } from './paint.ts';
import { nameAt, ringFrom } from './seats.ts';
import { lifeText, type Screen } from './table.ts';
import type { Vocabulary } from './words.ts';

/** One line of a menu: the slots it fills and what comes next. */
export type Item = {
  readonly path: readonly (readonly [slot: string, value: Value])[];
  readonly label: string;
  readonly note: string;
  /** What `?` and a name mean by it: a card's or a character's slug. */
  readonly subject: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly next: Slot | undefined;
  /** Set when this is something that may be done besides the question. */
  readonly standing: Standing | undefined;
  /** Lets go by what is asked: what Enter does. */
  readonly isPass: boolean;
};

const PASSES = ['end', 'takeIt', 'giveIn', 'giveUp', 'pass', 'goOn'];

/** The lines for one slot. What is to be done and with which card are one line. */
export function itemsFor(slot: Choice, view: View, screen: Screen): Item[] {
  return inOrder(slot, view).flatMap((value) => {
    const refusal = slot.why?.(value);
    const next = slot.next?.(value);
    const inner = slot.slot === 'do' && next !== undefined && !isSelection(next) ? next : undefined;
    if (inner === undefined) return [itemFor(slot, value, refusal, next, view, screen)];
    return itemsFor(inner, view, screen).map((item) => ({
      ...item,
      path: [[slot.slot, value] as const, ...item.path],
      label: value === 'play' ? item.label : `${deedText(value, screen.vocabulary)} ${item.label}`,
      refusal: item.refusal ?? refusal,
    }));
  });
}

/** Players as they sit, starting on the viewer's left; the viewer comes last. */
function inOrder(slot: Choice, view: View): readonly Value[] {
  const { candidates } = slot;
  if (holdsOf(slot) !== 'seat' || view.viewer === null) return candidates;
  const [own, ...others] = ringFrom(view);
  const steps = (value: Value) => [...others, own].findIndex((seat) => seat === value);
  return candidates.toSorted((one, other) => steps(one) - steps(other));
}

function itemFor(
  slot: Choice,
  value: Value,
  refusal: Refusal | undefined,
  next: Slot | undefined,
  view: View,
  screen: Screen,
): Item {
  const isPass = slot.slot === 'do' && PASSES.includes(String(value));
  const { label, note = '', subject } = described(slot, value, view, screen);
  return { path: [[slot.slot, value]], label, note, subject, refusal, next, standing: undefined, isPass };
}

type Described = { readonly label: string; readonly note?: string; readonly subject?: string | undefined };

export function described(slot: Slot, value: Value, view: View, screen: Screen): Described {
  const { vocabulary } = screen;
  if (slot.slot === 'do') return { label: deedText(value, vocabulary) };
  if (slot.holds === 'token') {
    const place = placeOfToken(value);
    return place === CHARACTER ? { label: vocabulary.value(slot.slot, place) } : describedCard(place, view, screen);
  }
  if (typeof value === 'string') {
    const label = vocabulary.value(slot.slot, value);
    return vocabulary.has(`values.${value}`) ? { label } : { label, note: vocabulary.lineOf(value), subject: value };
  }
  if (holdsOf(slot) === 'number') return { label: String(value) };
  if (holdsOf(slot) === 'seat') return describedSeat(value, view, screen);
  return describedCard(value, view, screen);
}

function describedCard(id: number, view: View, { vocabulary, paint }: Screen): Described {
  const card = cardSeen(view, id);
  if (card === undefined) return { label: vocabulary.text('terminal.card') };
  const price = definitionSeen(view, card.id)?.price ?? null;
  const label = drawn([vocabulary.card(card.card, card.sign)], paint);
  return {
    label: price === null ? label : `${label} (${price})`,
    note: vocabulary.lineOf(card.card),
    subject: card.card,
  };
}

function describedSeat(seat: number, view: View, { company, vocabulary, paint }: Screen): Described {
  const label = isolated(nameAt(company, seat));
  const there = view.seats[seat];
  if (there === undefined) return { label };
  const role = there.role === null ? '' : `${vocabulary.nameOf(there.role)}, `;
  const far =
    view.viewer === null || view.viewer === seat
      ? ''
      : `, ${vocabulary.text('terminal.away', { distance: farTo(view, seat) })}`;
  return { label, note: `${role}${vocabulary.nameOf(there.character)} ${lifeText(there, paint)}${far}` };
}

function farTo(view: View, seat: number): number {
  return distanceBetween(view, seatId(view.viewer ?? 0), seatId(seat));
}

function deedText(deed: Value, { value }: Vocabulary): string {
  return value('do', String(deed));
}

/** The line for something that may be done besides what is asked. */
export function standingItem(standing: Standing, { vocabulary }: Screen): Item {
  const { kind, options } = standing.question;
  return {
    path: [],
    label: `${deedText('use', vocabulary)} ${vocabulary.nameOf(kind)}`,
    note: vocabulary.lineOf(kind),
    subject: kind,
    refusal: undefined,
    next: options,
    standing,
    isPass: false,
  };
}
