import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bangRules, frameOf, type GameEvent } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Position } from '@dustup/kernel';
import {
  type FairSeed,
  gameKeyOf,
  promiseOf,
  RECORD_FORMAT,
  type RecordedStep,
  type RecordFile,
  sealedFacts,
  sealText,
  sha256,
  stepBetween,
} from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from '../fake-io.ts';

const SETUP = { players: 4, sets: ['base'] };

/** A whole game as a server would record it for somebody who sat there. */
function playedRecord(pledges?: FairSeed['pledges'], parts?: FairSeed['parts']): RecordFile {
  const seed = { key: keyFromSeed('fair'), salt: '00ff', ...(pledges && { pledges }), ...(parts && { parts }) };
  const heard: GameEvent[] = [];
  const position = Position.begin(bangRules, SETUP, gameKeyOf(seed, sha256), {
    listener: (event) => heard.push(event),
  });
  const agents = [0, 1, 2, 3].map((seat) => randomBot(seat));
  const first = frameOf(position);
  const events = heard.splice(0);
  const steps: RecordedStep[] = [];
  for (let frame = first; !position.isOver; ) {
    const [seat, answer] = nextDecision(position, agents);
    const digest = position.digestFor(seat);
    position.accept(seat, answer);
    const next = frameOf(position);
    steps.push({ at: 0, answers: [{ seat, answer, by: 'bot', digest }], ...stepBetween(frame, next, heard.splice(0)) });
    frame = next;
  }
  const players = [0, 1, 2, 3].map((seat) => ({ name: `Bot ${seat}`, bot: 'random' }));
  const commitment = promiseOf(seed, sha256);
  const times = { beganAt: 0, endedAt: 1 };
  const { outcome } = position.state;
  const rules = bangRules.name;
  return {
    format: RECORD_FORMAT,
    id: 'g',
    code: 'ABCDEFGH',
    ...times,
    players,
    seat: 0,
    rules,
    setup: SETUP,
    commitment,
    seed,
    outcome,
    first,
    events,
    steps,
  };
}

const RECORD = playedRecord();

async function verified(record: unknown, flags = '', command = 'verify') {
  const folder = newFolder();
  writeFileSync(join(folder, 'game.json'), typeof record === 'string' ? record : JSON.stringify(record));
  return run(`${command} game.json ${flags}`, { folder });
}

describe('dustup verify', () => {
  it('says that a record holds', async () => {
    const { code, out } = await verified(RECORD);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^game\.json is fair: the seed matches the commitment .* 4 players, \d+ answers, .* wins?\.\nNo player added .*\nIt is not signed: .*\n$/,
      ),
    ]);
    const json = await verified(RECORD, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ isFair: true, wrong: null, commitment: RECORD.commitment });
  });

  it('finds a seed that is not the promised one', async () => {
    const { code, err } = await verified({ ...RECORD, seed: { key: keyFromSeed('other'), salt: '00ff' } });
    expect([code, err]).toEqual([1, expect.stringContaining('the seed does not match the commitment published')]);
  });

  it('holds a record against the promise that a player saw, and not only against its own', async () => {
    const { commitment } = RECORD;
    for (const seen of [commitment, commitment.slice(0, 32), commitment.toUpperCase()])
      expect((await verified(RECORD, `--promise ${seen}`)).code).toBe(0);
    // a whole other game, with a seed that opens its own commitment
    for (const seen of ['f'.repeat(64), commitment.slice(1, 33), commitment.slice(0, 31)])
      expect(await verified(RECORD, `--promise ${seen}`)).toMatchObject({
        code: 1,
        err: expect.stringContaining('not the one you saw'),
      });
  });

  it('checks what players have added to the seed: parts, pledges, and that mine is in', async () => {
    const parts = [sha256('mine'), null, sha256('theirs'), null];
    const pledges = [sha256(parts[0] ?? ''), sha256('withheld'), sha256(parts[2] ?? ''), null];
    const record = playedRecord(pledges, parts);
    const { code, out } = await verified(record, `--part ${parts[0]} --promise ${record.commitment}`);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /added to the seed, after the promise was out: Bot 0, Bot 2\.\n.* not in the seed: Bot 1\./,
      ),
    ]);
    expect(JSON.parse((await verified(record, '--json')).out)).toMatchObject({
      isFair: true,
      addedBy: [0, 2],
      withheldBy: [1],
    });
    const problem = async (seed: object, flags = '') =>
      (await verified({ ...record, seed: { ...record.seed, ...seed } }, flags)).err;
    expect(await problem({}, `--part ${sha256('lost')}`)).toContain('your part is not in the seed');
    expect(await problem({ parts: parts.with(2, sha256('ground')) })).toContain('is not the one pledged');
    expect(await problem({ parts: parts.with(2, null) })).toContain('are not the ones this seed deals');
    expect(await problem({ pledges: pledges.with(2, sha256('other')) })).toContain('does not match the commitment');
    // one promise, read in two ways: fewer seats, or a pledge with a colon in it, would make another deal
    const [mine, hers, theirs] = pledges;
    expect(await problem({ pledges: [mine, `${hers},${theirs},-`], parts: [parts[0], null] })).toContain('not a valid');
    const { key = '', salt = '' } = record.seed ?? {};
    expect(await problem({ salt: `${salt}:${key}`, key: mine, pledges: [hers, theirs, null] })).toContain(
      'not a valid',
    );
    expect(await problem({ parts: undefined })).toContain('not a valid');
    expect(await problem({ pledges: undefined, parts: undefined })).toContain('does not match the commitment');
  });

  it('finds a deal that the seed does not make', async () => {
    const own = RECORD.first.own?.toReversed() ?? [];
    const { code, err } = await verified({ ...RECORD, first: { ...RECORD.first, own } });
    expect([code, err]).toEqual([1, expect.stringContaining('are not the ones this seed deals')]);
  });

  it('finds an answer that was changed, a step that went otherwise, and another end', async () => {
    const changed = RECORD.steps.with(5, {
      ...RECORD.steps[5],
      answers: [{ seat: 0, answer: { card: 'none' }, by: 'bot', digest: 1 }],
    } as RecordedStep);
    expect((await verified({ ...RECORD, steps: changed })).err).toContain(
      'fails the check after 5 answers: the question here is not',
    );
    const silent = RECORD.steps.with(3, { ...RECORD.steps[3], events: [] } as RecordedStep);
    expect((await verified({ ...RECORD, steps: silent })).err).toContain('after 4 answers: step 4 is not what');
    const { code, err } = await verified({ ...RECORD, outcome: { winners: [0, 1, 2, 3], side: 'law' } });
    expect([code, err]).toEqual([1, expect.stringContaining('it does not end the way the rules say')]);
  });

  it('has nothing to check in a record with a spectator’s eyes', async () => {
    const { code, err } = await verified({ ...RECORD, seed: null });
    expect([code, err]).toEqual([1, expect.stringContaining('ask a player from that table')]);
  });

  it('reads records that were given out under the title of the notation’s', async () => {
    expect(RECORD_FORMAT).not.toBe('dustup record 1');
    const old = { ...RECORD, format: 'dustup record 1' };
    expect(await verified(old)).toEqual(await verified(RECORD));
    expect(await verified(old, '', 'replay')).toEqual(await verified(RECORD, '', 'replay'));
  });

  it('refuses what is no record in a sentence', async () => {
    expect((await verified('hello')).err).toBe(
      'error: game.json is not a server’s record: those are JSON (`dustup replay` checks the others)\n',
    );
    expect((await verified({ format: 'x' })).err).toContain('is not a server’s record');
    expect(await verified({ ...RECORD, steps: 3 })).toMatchObject({
      code: 2,
      err: 'error: game.json is damaged: its field ‘steps’ makes no sense\n',
    });
  });
});

describe('dustup replay of a record from a server', () => {
  it('tells its story and that it holds', async () => {
    const { code, out } = await verified(RECORD, '', 'replay');
    expect(code).toBe(0);
    expect(out).toContain('Bot 0 is Jesse Jones.');
    expect(out).toMatch(/\ngame\.json is fair: the seed matches/);
    expect((await verified(RECORD, '--quiet', 'replay')).out).toMatch(/^game\.json is fair/);
  });

  it('tells what a spectator saw, and finds what does not hold', async () => {
    const seen = await verified({ ...RECORD, seed: null }, '', 'replay');
    expect([seen.code, seen.out]).toEqual([0, expect.stringContaining('no seed to check')]);
    expect((await verified({ ...RECORD, outcome: null }, '', 'replay')).code).toBe(1);
  });

  describe('of a record that the server has signed', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
    const facts = sealedFacts(RECORD, (text) => createHash('sha256').update(text).digest('hex'));
    const signature = sign(null, Buffer.from(sealText(facts)), privateKey).toString('hex');
    const SIGNED: RecordFile = { ...RECORD, seal: { ...facts, key, signature } };

    it('says by whom', async () => {
      const { code, out } = await verified(SIGNED, `--key ${key}`);
      expect([code, out]).toEqual([0, expect.stringContaining(`The server with the key ${key} signed it`)]);
    });

    it.each([
      ['cut short', { steps: RECORD.steps.slice(0, -1) }, 'but the server signed'],
      [
        'with other names',
        { players: RECORD.players.map((one) => ({ ...one, name: 'Eve' })) },
        'names, times, the deal',
      ],
      ['with other times', { endedAt: 5 }, 'names, times, the deal'],
      ['with a step at another time', { steps: RECORD.steps.map((one) => ({ ...one, at: 9 })) }, 'a step is not'],
      ['with another signature', { seal: { ...facts, key, signature: '00'.repeat(64) } }, 'signature is not valid'],
      ['that says it had fewer steps', { seal: { ...facts, steps: 3, key, signature } }, 'signature is not valid'],
    ])('refuses one %s', async (_, change, says) => {
      const { code, err } = await verified({ ...SIGNED, ...change });
      expect([code, err]).toEqual([1, expect.stringContaining(says)]);
    });

    it('refuses another key, and a record without a signature where one was to be', async () => {
      expect((await verified(SIGNED, `--key ${'ab'.repeat(32)}`)).err).toContain('signed with another key');
      expect((await verified(RECORD, `--key ${key}`)).err).toContain('it is not signed');
    });
  });
});
