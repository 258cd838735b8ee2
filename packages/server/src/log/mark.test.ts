import { afterEach, expect, it } from 'vitest';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { MarkFile, NO_MARK, readMark } from './mark.ts';

afterEach(cleanUp);

const MARK = { number: 7, digest: 'ab'.repeat(32) };

it('a mark stays until another one is written, or none', () => {
  const folder = newFolder();
  const first = new MarkFile(folder);
  first.write(MARK);
  first.close();
  const second = new MarkFile(folder);
  expect(readMark(folder)).toMatchObject(MARK); // whoever dies here has lost nothing
  second.write({ ...MARK, number: 8 });
  expect(readMark(folder)?.number).toBe(8);
  second.write(NO_MARK);
  expect(readMark(folder)).toBeUndefined();
  second.close();
});
