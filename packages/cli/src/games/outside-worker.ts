import { workerData } from 'node:worker_threads';
import { decodeQuestion } from '@dustup/protocol';
import { type Asked, type OutsideBot, parseAsked, parseBotMaker } from './parse-outside.ts';

// The thread in which somebody else's bot runs: it gets plain data and gives plain data.

const { file, port, turn } = workerData;
let bot: OutsideBot | undefined;

port.on('message', async (message: unknown) => {
  port.postMessage(await reply(parseAsked(message)));
  Atomics.store(turn, 0, 1);
  Atomics.notify(turn, 0);
});

async function reply(asked: Asked): Promise<object> {
  try {
    return { answer: (await act(asked)) ?? null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function act(asked: Asked): Promise<unknown> {
  if (asked.do === 'begin') {
    bot = parseBotMaker(await import(file))(asked.seed);
    return null;
  }
  if (asked.do === 'hears') {
    bot?.hears?.(asked.event);
    return null;
  }
  return bot?.[asked.do]?.(asked.view, decodeQuestion(asked.question));
}
