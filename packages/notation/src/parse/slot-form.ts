import { isSelection, type Slot, type Value } from '@dustup/kernel';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { Reader, Reading } from './read-slots.ts';

/** `do=use use=Barrel Q♠ at=Ben`: every slot by its name, for whatever has no words of its own yet. */
export function* slotFormAnswer(reader: Reader, root: Slot, text: string): Generator<Reading> {
  const pairs = pairsIn(text);
  const twice = pairs.find(([slot], at) => pairs.findIndex(([other]) => other === slot) !== at);
  if (twice !== undefined) throw new NotationError({ says: 'slotTwice', slot: twice[0] });
  const given = new Map(pairs);
  let reading: Reading = { answer: {}, reason: undefined, rest: '' };
  let slot: Slot | undefined = root;
  while (slot !== undefined) {
    const here: Slot = slot;
    const said = given.get(here.slot);
    if (said === undefined) throw new NotationError({ says: 'slotMissing', slot: here.slot });
    given.delete(here.slot);
    if (isSelection(here)) {
      const values: readonly Value[] =
        said === 'none' ? [] : said.split(',').map((one) => valueFor(reader, here, one.trim()));
      reading = { ...reading, answer: { ...reading.answer, [here.slot]: values } };
      slot = here.next?.(values.length);
    } else {
      const value: Value = valueFor(reader, here, said);
      const reason = here.why?.(value) ?? reading.reason;
      reading = { ...reading, answer: { ...reading.answer, [here.slot]: value }, reason };
      slot = here.next?.(value);
    }
  }
  const [extra] = given.keys();
  if (extra !== undefined) throw new NotationError({ says: 'noSlot', slot: extra });
  yield reading;
}

function pairsIn(text: string): [string, string][] {
  return [...text.matchAll(/(\w+)=((?:(?!\s\w+=).)*)/gu)].map(([, slot = '', value = '']) => [slot, value.trim()]);
}

function valueFor({ at: { lexicon } }: Reader, slot: Slot, text: string): Value {
  const candidates = isSelection(slot) ? slot.from : slot.candidates;
  const isMeant = (value: Value) =>
    `{${value}}` === text ||
    value === text ||
    lexicon.valueTexts(slot.slot, value).some((one) => one.toLowerCase() === text.toLowerCase());
  const found = candidates.find(isMeant);
  if (found !== undefined) return found;
  const texts = candidates.map((value) => lexicon.valueTexts(slot.slot, value)[0] ?? String(value));
  const problem = unknownName(lexicon.slotWords(slot.slot).meaning, text, texts);
  throw new NotationError({ says: 'slotValue', slot: slot.slot, text, problem });
}
