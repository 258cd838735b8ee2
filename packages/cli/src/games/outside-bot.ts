import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort, type MessagePort, Worker } from 'node:worker_threads';
import type { Agent } from '@dustup/bots';
import { type Answer, whyNot } from '@dustup/kernel';
import { encodeQuestion } from '@dustup/protocol';
import { type Asked, parseTold } from './parse-outside.ts';

/** Milliseconds: a bot that takes longer for one answer, or to be loaded, is stuck. */
const PATIENCE = 60_000;

/** Somebody else's bot broke, or answered what it may not: no fault of the game. */
export class OutsideBotProblem extends Error {}

const threads = new Map<string, Thread>();

/**
 * Somebody else's bot, from its file. It runs in a thread of its own, one for each seat, and gets plain data: nothing it does reaches the game.
 * (It is no sandbox: like any program, it can read files.)
 */
export function outsideBot(file: string, seat: number, seed: number, patience = PATIENCE): Agent {
  const name = `${file} ${seat}`;
  const thread = threads.get(name) ?? new Thread(file, patience, () => threads.delete(name));
  threads.set(name, thread);
  thread.ask({ do: 'begin', seed });
  return {
    answer: (view, { question }) => {
      const answer = thread.ask({ do: 'answer', view: plain(view()), question: encodeQuestion(question) });
      const reason = answer === null ? undefined : whyNot(question.options, answer);
      if (answer === null || reason !== undefined)
        throw new OutsideBotProblem(
          `the bot ${file} may not answer ${JSON.stringify({ question: question.kind, answer, reason })}`,
        );
      return answer;
    },
    interjects: (view, { question }) => {
      const answer = thread.ask({ do: 'interjects', view: plain(view()), question: encodeQuestion(question) });
      return answer !== null && whyNot(question.options, answer) === undefined ? answer : null;
    },
    hears: (event) => void thread.ask({ do: 'hears', event }),
  };
}

function plain(view: object): unknown {
  return JSON.parse(JSON.stringify(view));
}

/** Asked and answered at once: this thread waits meanwhile. */
class Thread {
  readonly #file: string;
  readonly #patience: number;
  readonly #onStuck: () => void;
  readonly #port: MessagePort;
  readonly #turn = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;

  constructor(file: string, patience: number, onStuck: () => void) {
    this.#file = file;
    this.#patience = patience;
    this.#onStuck = onStuck;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData = { file: pathToFileURL(file).href, port: port2, turn: this.#turn };
    const options = { workerData, transferList: [port2], env: {} };
    this.#worker = new Worker(new URL('./outside-worker.ts', import.meta.url), options);
    this.#worker.unref();
  }

  ask(asked: Asked): Answer | null {
    Atomics.store(this.#turn, 0, 0);
    this.#port.postMessage(asked);
    if (!waitForTurn(this.#turn, this.#patience)) {
      // What it says later would be taken for the answer to something else.
      this.#onStuck();
      void this.#worker.terminate();
      throw new OutsideBotProblem(`the bot ${this.#file} took longer than ${this.#patience / 1000} s`);
    }
    const told = parseTold(receiveMessageOnPort(this.#port)?.message);
    if ('problem' in told) throw new OutsideBotProblem(`the bot ${this.#file} broke: ${told.problem}`);
    return told.answer;
  }
}

/** Waits until the turn is 1; false if that takes too long. On a busy machine the call for the turn before may come only now: it changes nothing. */
export function waitForTurn(turn: Int32Array, patience: number): boolean {
  while (Atomics.load(turn, 0) === 0) if (Atomics.wait(turn, 0, 0, patience) === 'timed-out') return false;
  return true;
}
