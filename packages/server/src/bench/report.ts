import type { Figures } from './run-bench.ts';

type Row = readonly [what: string, is: string, aim: string];

const NARROWEST = 12;

/** The figures for people, next to what they are to be with 2,000 tables of the base game. */
export function describe(figures: Figures): string {
  const { sets, tables, players, sockets, seconds, answersPerSecond, late, refusals, lost, commit, load } = figures;
  const rows: Row[] = [
    ['answer to the last seat, p50', ms(figures.p50), '≤ 15 ms'],
    ['answer to the last seat, p99', ms(figures.p99), '≤ 50 ms'],
    ['a step on the wire, median', kb(figures.step.median), '≤ 1.5 KB'],
    ['a question on the wire, the largest', kb(figures.question.most), '≤ 8 KB'],
    ['CPU of the server', `${figures.cpu.toFixed(2)} cores`, '≤ 1'],
    ['memory per further table, without sockets', kb(figures.rssPerTable), '≤ 40 KB'],
    ['memory per idle socket', kb(figures.rssPerSocket), ''],
    ['start, all tables rebuilt', ms(figures.rebuild), '≤ 5,000 ms'],
    ['processor time for that', `${figures.rebuildCpu.toFixed(2)} s`, ''],
    ['all cut off: all back', ms(figures.back), '≤ 15,000 ms'],
    ['kill -9: up again, all back', ms(figures.backAfterKill), ''],
    ['seats that lost something', String(lost), '0'],
  ];
  return [
    `\n${tables} tables of ${players} (${sets.join(', ')}), ${sockets} sockets, ${seconds} s, ${answersPerSecond.toFixed(0)} answers a second, each on disk before it is seen.`,
    'Pace fast: nobody is held back by the table, so times are the server’s own and the network’s.\n',
    ...rowsInWords(rows),
    `\nA batch is on disk in ${ms(commit)} on average. ${late} answers were due before the one before was out.`,
    `Load of the machine: ${load.toFixed(1)}.${refusals.length > 0 ? ` ${refusals.length} refusals, the first: ${refusals[0]}` : ''}\n`,
  ].join('\n');
}

export function rowsInWords(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([, is]) => is.length), NARROWEST);
  return rows.map(([what, is, aim]) => `  ${what.padEnd(46)}${is.padStart(width)}   ${aim}`);
}

export function ms(milliseconds: number): string {
  return `${milliseconds < 100 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

export function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
