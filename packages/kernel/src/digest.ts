import type { Asked } from './question.ts';
import { isSelection } from './options.ts';

const START = 0x811c9dc5;
const PRIME = 0x01000193;

function addText(hash: number, text: string): number {
  let mixed = hash;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), PRIME);
  return mixed;
}

function addValue(hash: number, value: string | number): number {
  return typeof value === 'number' ? Math.imul(hash ^ (value + 0x9e37), PRIME) : addText(hash, value);
}

/** A short fingerprint of a text (FNV-1a): to notice a difference, not to keep a secret. */
export function digestOf(text: string): number {
  return addText(START, text) >>> 0;
}

/** A fingerprint of a question: who is asked what, and the candidates of its first slot. */
export function digestOfQuestion({ seat, question }: Asked): number {
  const { options } = question;
  let hash = addValue(addText(addText(START, question.kind), options.slot), seat);
  for (const value of isSelection(options) ? options.from : options.candidates) hash = addValue(hash, value);
  return hash >>> 0;
}
