import { describe, expect, it } from 'vitest';
import type { LogWrite } from '../log/log.ts';
import { Agenda } from './agenda.ts';
import { chanceFrom } from './chance.ts';
import { Disk } from './disk.ts';
import { Journal, type JournalNews } from './journal.ts';

const chance = chanceFrom(1, 'disk test');

function entry(table: string, seq: number, once?: string): LogWrite {
  return { entries: [{ table, seq, body: { seq }, ...(once !== undefined && { once }) }], facts: [] };
}

function opened(disk: Disk) {
  const agenda = new Agenda(0);
  const news: JournalNews[] = [];
  const journal = new Journal({
    agenda,
    disk,
    delay: () => 5,
    tell: (one) => news.push(one),
    onAppended: () => undefined,
    onSaved: () => undefined,
  });
  return { agenda, journal, news, run: () => Array.from({ length: 20 }, () => agenda.step()) };
}

describe('The simulated disk', () => {
  it('keeps what was synced when the power goes, and forgets or spoils the rest', () => {
    let spoilt = 0;
    for (let times = 0; times < 100; times++) {
      const disk = new Disk();
      disk.append('one');
      disk.sync();
      for (const line of ['two', 'three', 'four']) disk.append(line);
      disk.losePower(chance);
      expect(disk.read()[0]).toBe('one');
      if (disk.read().join() !== 'one,two,three,four') spoilt += 1;
    }
    expect(spoilt).toBeGreaterThan(50);
  });

  it('keeps everything when only the process dies', () => {
    const disk = new Disk();
    disk.append('one');
    expect(disk.read()).toEqual(['one']);
    disk.isFull = true;
    expect(disk.append('two')).toBe(false);
    expect(disk.read()).toEqual(['one']);
  });
});

describe('The log on it', () => {
  it('promises only what is synced', () => {
    const disk = new Disk();
    const { journal, news, agenda } = opened(disk);
    journal.write(1, entry('a', 0));
    journal.write(2, entry('a', 1));
    for (let steps = 0; steps < 2; steps++) agenda.step();
    expect([disk.read().length, disk.synced, news]).toEqual([2, 0, []]);
    agenda.step();
    expect([disk.synced, news]).toEqual([2, [{ type: 'committed', upTo: 2 }]]);
  });

  it('takes with a write that fails every one that came after it', () => {
    const disk = new Disk();
    const { journal, news, run } = opened(disk);
    journal.write(1, entry('a', 0, 'once'));
    journal.write(2, entry('a', 1, 'once'));
    journal.write(3, entry('b', 0));
    run();
    expect(news).toMatchObject([
      { type: 'committed', upTo: 1 },
      { type: 'failed', from: 2 },
    ]);
    journal.write(4, entry('b', 0));
    run();
    expect(news.at(-1)).toEqual({ type: 'committed', upTo: 4 });
    expect(journal.kept.table('b')?.entries).toHaveLength(1);
  });

  it('reads back whole writes up to the first that is spoilt', () => {
    const disk = new Disk();
    const first = opened(disk);
    for (let seq = 0; seq < 3; seq++) first.journal.write(seq + 1, entry('a', seq));
    first.run();
    const line = disk.read()[2] ?? '';
    disk.truncate(2);
    disk.append(line.slice(0, -3));
    disk.append(line);
    const { journal } = opened(disk);
    expect(journal.kept.table('a')?.entries.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(disk.read()).toHaveLength(2);
  });
});
