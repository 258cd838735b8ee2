import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from './core/index.ts';
import { PROBLEM_KINDS } from './log/problem.ts';

/** What can be counted from outside a game: nothing here follows from a hand, a role or a seed, and nothing names a table. */
export type Metrics = ReturnType<typeof makeMetrics>;

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is counted for every message: summed here, and told when somebody asks. */
class Tally {
  #sum = 0;

  constructor(name: string, help: string, registry: Registry) {
    const collect = (counter: Counter) => {
      counter.reset();
      counter.inc(this.#sum);
    };
    const options = { name, help, registers: [registry] };
    new Counter({
      ...options,
      collect() {
        collect(this);
      },
    });
  }

  inc(by = 1): void {
    this.#sum += by;
  }
}

/** The values of labels: each is told from the start, so that whoever watches sees it rise from 0. */
const REFUSED_WHY = ['address', 'path', 'origin', 'flood', 'not-ready', 'full'];
const CUT_WHY = ['broken', 'slow', 'frames', 'dead', 'mute', '1003', '1008', '1009', '1012', '1013', '4001', '4002'];

function startAtZero(counter: Counter<'why'>, values: readonly string[]): Counter<'why'> {
  for (const why of values) counter.inc({ why }, 0);
  return counter;
}

/** The figures of one node. */
export function makeMetrics(node: string) {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ node });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ready: new Gauge({ name: 'dustup_ready', help: 'Whether people may join: 1, or 0', registers }),
    connections: new Gauge({ name: 'dustup_connections', help: 'Open WebSocket connections', registers }),
    tables: new Gauge({ name: 'dustup_tables', help: 'Open tables', registers }),
    games: new Gauge({ name: 'dustup_games', help: 'Games being played', registers }),
    waiting: new Gauge({ name: 'dustup_writes_waiting', help: 'Writes that are not on disk yet', registers }),
    guests: new Gauge({ name: 'dustup_guests', help: 'Guests remembered', registers }),
    opened: new Counter({ name: 'dustup_connections_opened_total', help: 'Connections opened so far', registers }),
    refused: startAtZero(
      new Counter({
        name: 'dustup_connections_refused_total',
        help: 'Connections refused before they were opened',
        labelNames: ['why'],
        registers,
      }),
      REFUSED_WHY,
    ),
    cut: startAtZero(
      new Counter({
        name: 'dustup_connections_cut_total',
        help: 'Connections ended by the server',
        labelNames: ['why'],
        registers,
      }),
      CUT_WHY,
    ),
    received: new Tally('dustup_messages_received_total', 'Messages from clients', registry),
    sent: new Tally('dustup_messages_sent_total', 'Messages to clients', registry),
    sentBytes: new Tally('dustup_sent_characters_total', 'Characters in messages to clients', registry),
    batches: new Histogram({
      name: 'dustup_commit_writes',
      help: 'Writes that shared one sync',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
      registers,
    }),
    commits: new Histogram({
      name: 'dustup_commit_seconds',
      help: 'Time for a batch to be on disk',
      buckets: SECONDS,
      registers,
    }),
    failures: startAtZero(
      new Counter({
        name: 'dustup_write_failures_total',
        help: 'Writes that came to nothing',
        labelNames: ['why'],
        registers,
      }),
      PROBLEM_KINDS,
    ),
    crashes: new Counter({ name: 'dustup_tables_broken_total', help: 'Tables closed because of a bug', registers }),
  };
}

/** What is looked up only when somebody asks for it. */
export function setGauges(
  metrics: Metrics,
  { connections, guests, tables, games, waiting }: Figures,
  isReady: boolean,
): void {
  metrics.ready.set(isReady ? 1 : 0);
  metrics.connections.set(connections);
  metrics.guests.set(guests);
  metrics.tables.set(tables);
  metrics.games.set(games);
  metrics.waiting.set(waiting);
}
