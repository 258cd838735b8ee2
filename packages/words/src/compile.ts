import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Message } from './catalogue.ts';

/** Reads a message as it is written in a catalogue. What has no arguments stays a text. */
export function compileMessage(written: string): Message {
  if (!/[{}<']/.test(written)) return written;
  const elements = parse(written);
  const [first] = elements;
  return elements.length === 1 && first !== undefined && isLiteralElement(first) ? first.value : elements;
}
