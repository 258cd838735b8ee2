import { isSelection, type Slot, type Value } from '@dustup/kernel';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { slotWords, valueTexts } from '../slot-words.ts';
import type { Reader, Reading } from './read-slots.ts';

/** `do=use use=Barrel Q♠ at=Ben`: every slot by its name, for whatever has no words of its own yet. */
export function* slotFormAnswer(reader: Reader, root: Slot, text: string): Generator<Reading> {
  const pairs = pairsIn(text);
  const twice = pairs.find(([slot], at) => pairs.findIndex(([other]) => other === slot) !== at);
  if (twice !== undefined) throw new NotationError(`the slot '${twice[0]}' is given twice: once would be right`);
  const given = new Map(pairs);
  let reading: Reading = { answer: {}, reason: undefined, rest: '' };
  let slot: Slot | undefined = root;
  while (slot !== undefined) {
    const here: Slot = slot;
    const said = given.get(here.slot);
    if (said === undefined) throw new NotationError(`the slot '${here.slot}' is missing: write ${here.slot}=…`);
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
  if (extra !== undefined) throw new NotationError(`no slot '${extra}' in this answer`);
  yield reading;
}

function pairsIn(text: string): [string, string][] {
  return [...text.matchAll(/(\w+)=((?:(?!\s\w+=).)*)/gu)].map(([, slot = '', value = '']) => [slot, value.trim()]);
}

function valueFor({ at }: Reader, slot: Slot, text: string): Value {
  const candidates = isSelection(slot) ? slot.from : slot.candidates;
  const isMeant = (value: Value) =>
    `{${value}}` === text ||
    value === text ||
    valueTexts(at.position.game, at.names, slot.slot, value).some((one) => one.toLowerCase() === text.toLowerCase());
  const found = candidates.find(isMeant);
  if (found !== undefined) return found;
  const texts = candidates.map((value) => valueTexts(at.position.game, at.names, slot.slot, value)[0] ?? String(value));
  throw new NotationError(`${slot.slot}=${text}: ${unknownName(slotWords(slot.slot).meaning, text, texts)}`);
}
