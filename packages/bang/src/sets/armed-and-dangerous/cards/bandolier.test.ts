import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = (count: number) => ({ sets, tokensOn: { load: { Bandolier: count } } });

describe('Bandolier', () => {
  it('[ARMED-BANDOLIER-01] for a token: one BANG! card more, within distance', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {}, Cid: {}, Dot: {} },
      armed(3),
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
    Ann.uses('Bandolier');
    Ann.mayNot.play('BANG!', { on: Cid }).because('outOfRange');
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 2, limit: 2 });
    expect(Ben).toHaveLostLife(2);
  });

  it('[ARMED-BANDOLIER-01] once in a turn; emptied by it, it still holds', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {} }, armed(3));
    Ann.uses('Bandolier');
    Ann.mayNot.use('Bandolier').because('usedUp');
    const other = table({ Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {} }, armed(1));
    other.Ann.uses('Bandolier');
    expect(other.Ann).toHaveInPlay();
    other.Ann.plays('BANG!', { on: other.Ben });
    other.Ann.plays('BANG!', { on: other.Ben });
    expect(other.Ben).toHaveLostLife(2);
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-BANDOLIER-02-Q] Calamity Janet’s Missed! may be the extra one', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['BANG!', 'Missed!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {} },
      armed(3),
    );
    Janet.plays('BANG!', { on: Ben });
    Janet.uses('Bandolier');
    Janet.plays('Missed!', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[ARMED-BANDOLIER-02-Q] Fanning is none: after a Knife Revolver only a BANG! card is granted', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Fanning', 'Knife Revolver', 'BANG!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {}, Cid: {} },
      { ...armed(3), sets: [...sets, 'valley-of-shadows', 'great-train-robbery'], deckTop: ['2♠'] },
    );
    Ann.plays('Fanning', { on: Ben, andAt: Cid });
    while (Ann.question?.kind === 'save') Ann.passes();
    Ann.uses('Bandolier');
    Ann.mayNot.play('Knife Revolver', { on: Ben }).because('bangLimitReached');
    Ann.may.play('BANG!', { on: Ben });
  });
});
