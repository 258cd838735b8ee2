import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const safe = { inPlay: ['Prisoner Car'], hand: ['Duel', 'BANG!'] };

describe('Prisoner Car', () => {
  it('[TRAIN-PRISONER-01] Indians! and a Duel of others do nothing to its owner', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Indians!', 'Duel', 'Saloon'] }, Ben: safe, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Indians!');
    expect(Ben).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
    Ann.plays('Duel', { on: Ben });
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toBeAsked('play');
  });

  it('[TRAIN-PRISONER-01] their own Duel goes on as usual', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!'] }, Ben: safe, Cid: {}, Dan: {} },
      { ...onTheLine(), turn: 'Ben' },
    );
    Ben.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('[TRAIN-PRISONER-02-Q] protects from these two cards alone', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Gatling', 'Saloon'] }, Ben: { inPlay: ['Prisoner Car'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Gatling');
    expect(Ben).toHaveLostLife(1);
  });
});
