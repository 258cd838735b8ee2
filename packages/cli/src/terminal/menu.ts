import { type Choice, isSelection, type Refusal, type Slot, type Standing, type Value } from '@dustup/kernel';
import type { Described, Item } from './item.ts';
import type { Screen } from './screen.ts';
import type { Sight } from './sight.ts';
import type { Vocabulary } from './words.ts';

const PASSES = ['end', 'takeIt', 'giveIn', 'giveUp', 'pass', 'goOn'];

/** The lines for one slot. What is to be done and with which card are one line. */
export function itemsFor(slot: Choice, sight: Sight, screen: Screen): Item[] {
  return sight.inOrder(slot).flatMap((value) => {
    const refusal = slot.why?.(value);
    const next = slot.next?.(value);
    const inner = slot.slot === 'do' && next !== undefined && !isSelection(next) ? next : undefined;
    if (inner === undefined) return [itemFor(slot, value, refusal, next, sight, screen)];
    return itemsFor(inner, sight, screen).map((item) => ({
      ...item,
      path: [[slot.slot, value] as const, ...item.path],
      label: value === 'play' ? item.label : `${deedText(value, screen.vocabulary)} ${item.label}`,
      refusal: item.refusal ?? refusal,
    }));
  });
}

function itemFor(
  slot: Choice,
  value: Value,
  refusal: Refusal | undefined,
  next: Slot | undefined,
  sight: Sight,
  screen: Screen,
): Item {
  const isPass = slot.slot === 'do' && PASSES.includes(String(value));
  const { label, note = '', subject } = described(slot, value, sight, screen);
  return { path: [[slot.slot, value]], label, note, subject, refusal, next, standing: undefined, isPass };
}

export function described(slot: Slot, value: Value, sight: Sight, screen: Screen): Described {
  return slot.slot === 'do' ? { label: deedText(value, screen.vocabulary) } : sight.described(slot, value, screen);
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
