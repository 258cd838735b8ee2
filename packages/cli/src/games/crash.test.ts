import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeIo, newFolder, run } from '../fake-io.ts';
import { crashOf, replayCrash, writeCrash } from './crash.ts';
import { BASE, type Plan } from './plan.ts';
import { sayingIn } from '../speech.ts';
import { reportFailures } from './report-failures.ts';
import { emptyTally } from './tally.ts';

const PLAN: Plan = { seed: 'c', games: 1, bot: 'random', players: [4, 4], tables: [BASE], isChecked: true };
const crash = crashOf(PLAN, { number: 0, problem: 'a card is lost' });

describe('a crash file', () => {
  it('holds the whole game, and only its owner may read it', () => {
    const path = writeCrash(newFolder(), 'c-0', crash);
    expect(path.endsWith('c-0.crash.json')).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(crash);
    expect(crash.entries.length).toBeGreaterThan(20);
  });

  it('is replayed answer by answer', () => {
    const { answers, broke, events } = replayCrash(crash);
    expect({ answers, broke }).toEqual({ answers: crash.entries.length, broke: undefined });
    expect(events.at(-1)?.type).toBe('gameWon');
  });

  it('says where it breaks', () => {
    const entries = crash.entries.map((entry, at) => (at === 5 ? { ...entry, answer: { do: 'fly' } } : entry));
    expect(replayCrash({ ...crash, entries })).toMatchObject({
      answers: 5,
      broke: expect.stringMatching(/^the answer of seat \d is refused now: \w+$/),
    });
    const others = crash.entries.map((entry, at) => (at === 5 ? { ...entry, digest: 1 } : entry));
    expect(replayCrash({ ...crash, entries: others }).broke).toBe('another question is asked here than then');
  });
});

describe('failed games', () => {
  it('are reported with a file and the command that replays it', async () => {
    const io = fakeIo();
    const tally = emptyTally();
    tally.failures.push({ number: 0, problem: 'a card is lost' }, { number: 1, problem: 'a card is lost' });
    expect(reportFailures({ io, say: sayingIn('en') }, PLAN, tally)).toBe(1);
    expect(io.err()).toContain('2 games failed');
    expect(io.err()).toContain('game 0: a card is lost (and 1 more like it)');
    const [, file = ''] = /npx dustup replay (\S+)/.exec(io.err()) ?? [];
    expect(file).toBe(join('crashes', 'c-0.crash.json'));
    const replayed = await run(`replay ${file}`, { folder: io.folder });
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('What broke: a card is lost');
    expect(replayed.out).toContain(`All ${crash.entries.length} answers go through now`);
  });

  it('that still break are told up to there', async () => {
    const io = fakeIo();
    const entries = crash.entries.map((entry, at) => (at === 5 ? { ...entry, digest: 1 } : entry));
    const file = writeCrash(io.folder, 'bad', { ...crash, entries });
    const { code, out } = await run(`replay --quiet ${file}`);
    expect(code).toBe(1);
    expect(out).toContain(`It breaks after 5 of ${entries.length} answers: another question is asked here than then`);
    const { code: again, out: json } = await run(`replay --json ${file}`);
    expect(again).toBe(1);
    expect(JSON.parse(json)).toMatchObject({ answers: 5, of: entries.length, problem: 'a card is lost' });
  });

  it.each([
    ['{', 'is not a whole crash file'],
    ['{"a":1}', 'is neither a record nor a crash file'],
    [JSON.stringify({ ...crash, entries: [1] }), 'its field ‘entries’ makes no sense'],
    [JSON.stringify({ ...crash, setup: {} }), 'its field ‘setup’ makes no sense'],
  ])('in a damaged file are refused in a sentence: %.12s', async (text, problem) => {
    const io = fakeIo();
    const file = join(io.folder, 'damaged.json');
    writeFileSync(file, text);
    const { code, err } = await run(`replay ${file}`);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});
