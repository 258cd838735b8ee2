import { createHash, createPublicKey, verify } from 'node:crypto';
import { type RecordFile, type RecordSeal, sealedFacts, sealText } from '@dustup/protocol';
import type { Facts } from '../io.ts';

type Unsealed = { readonly says: string; readonly facts: Facts };

/** What is wrong with a record as a server signed it; undefined when nothing is. Without a key only the one in the record is asked. */
export function whyNotSealed(record: RecordFile, key: string | undefined): Unsealed | undefined {
  const { seal } = record;
  if (seal === undefined) return key === undefined ? undefined : { says: 'unsigned', facts: {} };
  if (key !== undefined && !(/^[\da-f]{16,64}$/.test(key) && seal.key.startsWith(key)))
    return { says: 'otherKey', facts: { key: seal.key.slice(0, 16) } };
  if (!isSigned(seal)) return { says: 'badSignature', facts: {} };
  const found = sealedFacts(record, sha256);
  if (found.steps !== seal.steps) return { says: 'cutShort', facts: { steps: found.steps, signed: seal.steps } };
  if (found.head !== seal.head) return { says: 'changedHead', facts: {} };
  return found.chain === seal.chain ? undefined : { says: 'changedStep', facts: {} };
}

function isSigned({ key, signature, ...facts }: RecordSeal): boolean {
  try {
    const x = Buffer.from(key, 'hex').toString('base64url');
    const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(sealText(facts)), known, Buffer.from(signature, 'hex'));
  } catch {
    return false; // what stands there is no key
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
