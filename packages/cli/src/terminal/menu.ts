import { type Choice, isSelection, type Refusal, type Slot, type Standing, type Value } from '@dustup/kernel';
import type { Described, Item } from './item.ts';
import type { Screen } from './screen.ts';
import type { Sight, Use } from './sight.ts';
import type { Vocabulary } from './words.ts';

const PASSES = ['end', 'takeIt', 'giveIn', 'giveUp', 'pass', 'goOn'];

/** The lines for one slot. What is to be done and with which card are one line. */
export function itemsFor(slot: Choice, sight: Sight, screen: Screen, besides: readonly Value[] = []): Item[] {
  return sight.inOrder(slot).flatMap((value) => {
    const refusal = slot.why?.(value);
    const next = slot.next?.(value);
    const inner = slot.slot === 'do' && next !== undefined && !isSelection(next) ? next : undefined;
    if (inner === undefined) return [itemFor(slot, value, refusal, { next, besides }, sight, screen)];
    const others = slot.candidates.filter((other) => other !== value);
    return itemsFor(inner, sight, screen, others).map((item) => ({
      ...item,
      path: [[slot.slot, value] as const, ...item.path],
      label: value === 'play' ? item.label : labelWith(String(value), item, screen.vocabulary),
      refusal: item.refusal ?? refusal,
    }));
  });
}

function itemFor(
  slot: Choice,
  value: Value,
  refusal: Refusal | undefined,
  use: Use,
  sight: Sight,
  screen: Screen,
): Item {
  const isPass = slot.slot === 'do' && PASSES.includes(String(value));
  const { label, note = '', subject } = described(slot, value, sight, screen, use);
  return { path: [[slot.slot, value]], label, note, subject, refusal, next: use.next, standing: undefined, isPass };
}

export function described(slot: Slot, value: Value, sight: Sight, screen: Screen, use?: Use): Described {
  return slot.slot === 'do'
    ? { label: deedText(String(value), screen.vocabulary) }
    : sight.described(slot, value, screen, use);
}

function deedText(deed: string, { value }: Vocabulary): string {
  return value('do', deed);
}

/** What is done with something: «Use Barrel»; what the rules of a set let one do has words of its own: «Go to the shop». */
function labelWith(deed: string, { label: what, subject = '' }: Pick<Item, 'label' | 'subject'>, words: Vocabulary) {
  const { text, has, placeOf } = words;
  const own = `deeds.${deed}.${subject}`;
  if (subject !== '' && has(own)) return text(own);
  const [kind = 'other'] = placeOf(subject)?.split('.') ?? [];
  const name = `terminal.with.${deed}`;
  return text(has(name) ? name : 'terminal.with.any', { deed: deedText(deed, words), what, kind });
}

/** The line for something that may be done besides what is asked. */
export function standingItem(standing: Standing, { vocabulary }: Screen): Item {
  const { kind, options } = standing.question;
  return {
    path: [],
    label: labelWith('use', { label: vocabulary.nameOf(kind), subject: kind }, vocabulary),
    note: vocabulary.lineOf(kind),
    subject: kind,
    refusal: undefined,
    next: options,
    standing,
    isPass: false,
  };
}
