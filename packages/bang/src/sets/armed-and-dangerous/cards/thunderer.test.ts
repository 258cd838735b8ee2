import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = (count: number) => ({ sets, tokensOn: { load: { Thunderer: count } } });

describe('Thunderer', () => {
  it('[ARMED-THUNDERER-01] for a token the BANG! card is back in the hand before the target replies', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: { hand: ['Missed!'] } },
      armed(3),
    );
    Ann.plays('BANG!', { special: 'Thunderer', on: Ben });
    Ben.isAsked('dodge');
    expect(Ann).toHold('BANG!', 'Beer');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('BANG!', 'Beer');
  });

  it('[ARMED-THUNDERER-02-Q] it still was the BANG! of the turn; a Bandolier allows it once more', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer', 'Bandolier'] }, Ben: {} },
      { sets, tokensOn: { load: { Thunderer: 3, Bandolier: 3 } } },
    );
    Ann.plays('BANG!', { special: 'Thunderer', on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
    Ann.uses('Bandolier');
    Ann.plays('BANG!', { special: 'Thunderer', on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHold('BANG!', 'Beer');
  });

  it('[ARMED-THUNDERER-03-Q] Willy the Kid shoots one card three times; then the Thunderer is gone', () => {
    const { Willy, Ben, Cid } = table(
      { Willy: { is: 'Willy the Kid', hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: {}, Cid: {}, Dot: {} },
      armed(3),
    );
    for (let shot = 0; shot < 3; shot++) Willy.plays('BANG!', { special: 'Thunderer', on: Cid });
    expect(Cid).toHaveLostLife(3);
    expect(Willy).toHaveInPlay();
    Willy.mayNot.play('BANG!', { on: Cid }).because('outOfRange', { reach: 1 });
    Willy.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Willy).toHold('Beer');
  });

  it('[ARMED-THUNDERER-03-Q] Suzy Lafayette, paying for her last card, does not draw', () => {
    const { Suzy, Ben } = table(
      { Suzy: { is: 'Suzy Lafayette', hand: ['BANG!'], inPlay: ['Thunderer'] }, Ben: {} },
      armed(3),
    );
    Suzy.plays('BANG!', { special: 'Thunderer', on: Ben });
    expect(Suzy).toHold('BANG!');
  });

  it('[ARMED-THUNDERER-04-Q] a card used as a BANG! returns as the card it is', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Missed! 2♠'], inPlay: ['Thunderer'] }, Ben: {} },
      armed(3),
    );
    Janet.plays('Missed!', { as: 'BANG!', special: 'Thunderer', on: Ben });
    expect(Janet).toHold('Missed! 2♠');
  });
});
