import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort, type MessagePort, Worker } from 'node:worker_threads';
import type { Agent } from '@dustup/bots';
import { type Answer, whyNot } from '@dustup/kernel';
import { encodeQuestion } from '@dustup/protocol';
import { type Asked, parseTold } from './parse-outside.ts';

/** Milliseconds: a bot that takes longer for one answer, or to be loaded, is stuck. */
const PATIENCE = 60_000;

const threads = new Map<string, Thread>();

/**
 * Somebody else's bot, from its file. It runs in a thread of its own, one for each seat, and gets plain data: nothing it does reaches the game.
 * (It is no sandbox: like any program, it can read files.)
 */
export function outsideBot(file: string, seat: number, seed: number): Agent {
  const name = `${file} ${seat}`;
  const thread = threads.get(name) ?? new Thread(file);
  threads.set(name, thread);
  thread.ask({ do: 'begin', seed });
  return {
    answer: (view, { question }) => {
      const answer = thread.ask({ do: 'answer', view: plain(view()), question: encodeQuestion(question) });
      const reason = answer === null ? undefined : whyNot(question.options, answer);
      if (answer === null || reason !== undefined)
        throw new Error(
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
  readonly #port: MessagePort;
  readonly #turn = new Int32Array(new SharedArrayBuffer(4));

  constructor(file: string) {
    this.#file = file;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData = { file: pathToFileURL(file).href, port: port2, turn: this.#turn };
    new Worker(new URL('./outside-worker.ts', import.meta.url), { workerData, transferList: [port2], env: {} }).unref();
  }

  ask(asked: Asked): Answer | null {
    Atomics.store(this.#turn, 0, 0);
    this.#port.postMessage(asked);
    if (Atomics.wait(this.#turn, 0, 0, PATIENCE) === 'timed-out')
      throw new Error(`the bot ${this.#file} took longer than ${PATIENCE / 1000} s`);
    const told = parseTold(receiveMessageOnPort(this.#port)?.message);
    if ('problem' in told) throw new Error(`the bot ${this.#file} broke: ${told.problem}`);
    return told.answer;
  }
}
