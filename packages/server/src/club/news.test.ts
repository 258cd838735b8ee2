import { expect, it } from 'vitest';
import { LogProblem } from '../log/problem.ts';
import { NewsDesk } from './news.ts';

it('Whoever keeps up with a club is told when that fails', async () => {
  const refused = new LogProblem('locked', 'somebody has cancelled the question');
  const failed = Promise.withResolvers<unknown>();
  const desk = new NewsDesk(
    { ask: () => Promise.reject(refused) },
    { echo: () => undefined, lives: () => undefined, tell: async () => undefined, failed: failed.resolve },
  );
  desk.heard('guest', 'ann');
  expect(await failed.promise).toBe(refused);
});
