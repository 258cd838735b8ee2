import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const others = { Ben: {}, Cid: {}, Dan: {} };
const shooter = { hand: ['Knife Revolver', 'BANG!', 'Saloon'] };

describe('Knife Revolver', () => {
  it.each([
    ['J♣', 3],
    ['A♥', 3],
    ['10♥', 2],
  ])('[TRAIN-KNIFE-01] shoots at somebody in reach; with a draw! of %s its player holds %i cards', (turned, held) => {
    const { Ann, Ben, Cid } = table({ Ann: shooter, ...others }, { ...onTheLine(), deckTop: [turned] });
    Ann.mayNot.play('Knife Revolver', { on: Cid }).because('outOfRange');
    Ann.plays('Knife Revolver', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold(held);
  });

  it('[TRAIN-KNIFE-02] is no BANG! to give up against Indians! or in a Duel', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Indians!', 'Saloon'] }, Ben: { hand: ['Knife Revolver'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Indians!');
    Ben.mayNot.play('Knife Revolver').because('wrongCard');
  });

  it('[TRAIN-KNIFE-03-Q] the draw! comes before the target answers', () => {
    const { Ann, Ben } = table(
      { Ann: shooter, Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['K♣'] },
    );
    Ann.plays('Knife Revolver', { on: Ben });
    expect(Ben).toBeAsked('dodge');
    expect(Ann).toHold(3);
  });

  it('[TRAIN-KNIFE-04-Q] is refused after a BANG! card and forbids one, but for Volcanic and Willy the Kid', () => {
    const after = table({ Ann: shooter, ...others }, onTheLine());
    after.Ann.plays('BANG!', { on: after.Ben });
    after.Ann.mayNot.play('Knife Revolver', { on: after.Ben }).because('bangLimitReached');
    const before = table({ Ann: shooter, ...others }, { ...onTheLine(), deckTop: ['2♦'] });
    before.Ann.plays('Knife Revolver', { on: before.Ben });
    before.Ann.mayNot.play('BANG!', { on: before.Ben }).because('bangLimitReached');
    const { Willy, Ben } = table(
      { Willy: { ...shooter, is: 'Willy the Kid' }, ...others },
      { ...onTheLine(), deckTop: ['2♦'] },
    );
    Willy.plays('Knife Revolver', { on: Ben });
    Willy.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });
});
