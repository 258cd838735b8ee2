// The process in which the clients of the bench live: it gets orders from `run-bench.ts`, and tells how far it is.
import { Crowd } from './crowd.ts';
import { type Order, parseOrder, type Told } from './parse-orders.ts';

/** Milliseconds between two words about how far it is. */
const PACE = 100;

let crowd = new Crowd(0, 0, []);
let told = 0;

function tell(message: Told): void {
  process.send?.(message);
}

function onProgress(done: number): void {
  if (performance.now() - told < PACE) return;
  told = performance.now();
  tell({ t: 'progress', done });
}

async function follow(order: Order): Promise<Told> {
  switch (order.do) {
    case 'connect':
      crowd = new Crowd(order.tables, order.players, order.sets);
      await crowd.connect(order.ports, onProgress);
      return { t: 'done' };
    case 'seat':
      await crowd.seat(order.tables, onProgress);
      return { t: 'done' };
    case 'play':
      return { t: 'done', counts: await crowd.play(order.seconds, onProgress) };
    case 'cut':
      crowd.cut();
      return { t: 'done' };
    case 'back':
      return { t: 'done', back: await crowd.back(order.port) };
    case 'follow':
      crowd.follow(order.ports);
      return { t: 'done' };
    case 'recover':
      return { t: 'done', recovered: await crowd.recover(order.lost, onProgress) };
  }
}

process.on('message', (message) => {
  follow(parseOrder(message)).then(tell, (error: unknown) => tell({ t: 'failed', problem: String(error) }));
});
process.on('disconnect', () => process.exit());
