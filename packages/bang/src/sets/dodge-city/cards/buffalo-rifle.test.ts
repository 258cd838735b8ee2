import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Buffalo Rifle', () => {
  it('[DODGE-CARD-03] is a shot at anybody, at any distance, without an extra discard', () => {
    const { Ann, Dan } = table(
      {
        Ann: { inPlay: ['Buffalo Rifle'], hand: ['Beer'] },
        Ben: {},
        Cat: {},
        Dan: { inPlay: ['Mustang', 'Hideout'] },
        Eve: {},
        Fay: {},
      },
      { sets },
    );
    Ann.uses('Buffalo Rifle', { on: Dan });
    expect(Dan).toHaveLostLife(1);
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveInPlay();
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { inPlay: ['Buffalo Rifle'], hand: ['Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Buffalo Rifle', { on: Ann }).because('notOneself');
  });

  it('is cancelled by a Missed!, and is spent all the same', () => {
    const { Ann, Ben, game } = table(
      { Ann: { inPlay: ['Buffalo Rifle'], hand: ['Beer'] }, Ben: { hand: ['Missed!'] } },
      { sets },
    );
    Ann.uses('Buffalo Rifle', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Missed!', 'Buffalo Rifle');
  });
});
