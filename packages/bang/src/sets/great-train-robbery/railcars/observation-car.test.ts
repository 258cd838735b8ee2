import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Observation Car', () => {
  it('[TRAIN-OBS-01] sees others 1 nearer, is seen 1 farther away, and adds to Scope and Mustang', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { inPlay: ['Observation Car'] }, Ben: {}, Cid: {}, Dan: {}, Eve: {} },
      onTheLine(),
    );
    expect(Ann).toSeeAt(1, Ben, Cid);
    expect(Ben).toSeeAt(2, Ann);
    const more = table(
      { Ann: { inPlay: ['Observation Car', 'Mustang', 'Scope'] }, Ben: {}, Cid: {}, Dan: {}, Eve: {}, Fay: {} },
      onTheLine(),
    );
    expect(more.Ben).toSeeAt(3, more.Ann);
    expect(more.Ann).toSeeAt(1, more.Dan);
  });
});
