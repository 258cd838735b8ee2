import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { type RecordFile, sealedFacts, sealText } from '@dustup/protocol';
import type { Log } from '../log/log.ts';
import { keptOnce, sha256 } from '../powers.ts';

/** The server's hand: what it gives out under its key, nobody can change unnoticed. */
export type Signing = {
  /** The public key, 64 hexadecimal digits. */
  readonly key: string;
  readonly sealed: (record: RecordFile) => RecordFile;
};

const FACT = 'signing-key';

/** The key is made once, and kept with the data, which is readable by its owner only. */
export async function signingWith(log: Log): Promise<Signing> {
  const secret = createPrivateKey(await secretKey(log));
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url').toString('hex');
  return {
    key,
    sealed: (record) => {
      const facts = sealedFacts(record, sha256);
      const signature = sign(null, Buffer.from(sealText(facts)), secret).toString('hex');
      return { ...record, seal: { ...facts, key, signature } };
    },
  };
}

function secretKey(log: Log): Promise<string> {
  return keptOnce(log, FACT, () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
}
