import type { ClubFigures } from './club-bench.ts';
import { kb, ms, rowsInWords } from './report.ts';

/** The figures for people, next to what they are to be with 300 tables of five at three nodes. */
export function describeClub(figures: ClubFigures): string {
  const { nodes, tables, players, sockets, seconds, answersPerSecond, late, refusals, load, cpu } = figures;
  const { owner, relay, takeover, takenOver, others } = figures;
  return [
    `\n${tables} tables of ${players} at ${nodes} nodes on PostgreSQL, ${sockets} sockets, ${seconds} s, ${answersPerSecond.toFixed(0)} answers a second, each on disk before it is seen.`,
    'The players of each table are at all nodes. Pace fast: times are the nodes’ own, the database’s and the network’s.\n',
    ...rowsInWords([
      ['at the owner: to the last seat there, p50', ms(owner.median), ''],
      ['at the owner, p99', ms(owner.p99), '≤ 60 ms'],
      ['through a relay: to the last seat, p50', ms(relay.median), ''],
      ['through a relay, p99', ms(relay.p99), '≤ 80 ms'],
      ['CPU of each node', `${cpu.map((one) => one.toFixed(2)).join(' ')} cores`, ''],
      ['CPU of all nodes for an answer', ms(figures.cpuPerAnswer), ''],
      ['memory of all per further table, no sockets', kb(figures.rssPerTable), '≤ 40 KB'],
      ['memory per idle socket', kb(figures.rssPerSocket), ''],
      [`a node killed: its ${takenOver} tables go on, p50`, ms(takeover.median), ''],
      ['its tables go on, p99', ms(takeover.p99), '≤ 5,000 ms'],
      ['others’ tables go on, p50', ms(others.median), ''],
      ['others’ tables go on, p99', ms(others.p99), ''],
      ['tables that did not go on', String(figures.stuck), '0'],
    ]),
    `\nA batch is on disk in ${ms(figures.commit)} on average. ${late} answers were due before the one before was out. Load of the machine: ${load.toFixed(1)}: where that is above its cores, times say more about the machine than about the nodes.${refusals.length > 0 ? ` ${refusals.length} refusals, the first: ${refusals[0]}` : ''}\n`,
  ].join('\n');
}
