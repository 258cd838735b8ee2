import type { Json, Refusal } from '@dustup/kernel';
import { spelledOut } from './english.ts';

/** How a refusal reads. A slug that is not here is spelled out: `outOfRange` is «out of range». */
const REASON_WORDS: { readonly [slug: string]: string } = {
  alreadyInPlay: 'one of that name is in play',
  bangLimitReached: 'one BANG! a turn',
  cannotPay: 'too few cards',
  fullLife: 'at full life',
  gameIsOver: 'the game is over',
  isOut: 'out of the game',
  noAbility: 'nothing to use',
  noSuchCard: 'no card for it',
  notAnOption: 'no such option',
  onlyAsAnswer: 'only as an answer',
  slotMissing: 'not enough is said',
  slotTooMany: 'too much is said',
  wrongCount: 'not that many',
};

/** `outOfRange` → `out of range` */
export function reasonWords(slug: string): string {
  return REASON_WORDS[slug] ?? spelledOut(slug);
}

/** `out of range, distance 3, reach 1`: the reason and its numbers, as a refused player reads it. */
export function reasonText({ refused, ruling: _ruling, ...details }: Refusal): string {
  const numbers = Object.entries(details).flatMap(([name, value]) => {
    const text = detailText(value);
    return text === undefined ? [] : [`${spelledOut(name)} ${text}`];
  });
  return [reasonWords(refused), ...numbers].join(', ');
}

function detailText(value: Json): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** Whether words name this refusal: its phrase, its slug or the slug spelled out, and of its numbers those given. */
export function isReason(words: string, refusal: Refusal): boolean {
  const [phrase = '', ...details] = words.split(',').map((part) => part.trim());
  const slug = refusal.refused;
  if (![reasonWords(slug), slug, spelledOut(slug)].some((one) => isSame(one, phrase))) return false;
  return details.every((detail) =>
    Object.entries(refusal).some(([name, value]) => isSame(`${spelledOut(name)} ${detailText(value) ?? ''}`, detail)),
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
