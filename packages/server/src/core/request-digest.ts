import { digestOf } from '@dustup/kernel';

/**
 * A fingerprint of a request; guests make their ids themselves, and a number is small to keep. 52 bits: that two requests of a guest are
 * alike by chance does not happen, and would be his own loss, for those of others are not looked at.
 */
export function requestDigest(guest: string, re: string): number {
  const text = `${guest}:${re}`;
  return (HIGHEST + backwards(text)) * TWO_TO_THE_32 + digestOf(text);
}

const TWO_TO_THE_32 = 2 ** 32;
const HIGHEST = 2 ** 20;

/** Twenty bits that have nothing to do with those of `digestOf`. */
function backwards(text: string): number {
  let mixed = 0x9e3779b9;
  for (let at = text.length - 1; at >= 0; at--) {
    mixed = Math.imul(mixed + text.charCodeAt(at), 0x85ebca6b);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 12;
}

/** Whether a request is among these; records made by older servers hold the 31 bits in the middle only. */
export function isAmong(digests: readonly number[], digest: number): boolean {
  return digests.includes(digest) || digests.includes(digest >>> 1);
}
