import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Saloon', () => {
  it('[BASE-SALOON-01][BASE-SYM-05] gives everybody in the game a life point, nobody above his maximum', () => {
    const { Ann, Ben, Cleo, Dan, game } = table({
      Ann: { life: 2, hand: ['Saloon', 'Beer'] },
      Ben: { life: 1 },
      Cleo: {},
      Dan: { presence: 'out', life: 0 },
    });
    Ann.plays('Saloon');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
    expect(Cleo).toHaveLostLife(0);
    expect(Dan).toBeOut();
    expect(Dan).toHaveLife(0);
    expect(game).toHaveDiscarded('Saloon 5♥');
  });

  it('[BASE-PLAY-10-Q] may be played when nobody has anything to regain', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Saloon', 'Beer'] }, Ben: {} });
    Ann.plays('Saloon');
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveLostLife(0);
    expect(Ben).toHaveLostLife(0);
  });

  it('[BASE-SALOON-02] is refused at a lethal loss in the turn of another, where a Beer is not', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'Duel'] },
      Ben: { life: 1, hand: ['Saloon', 'Beer'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.play('Saloon').because('noRescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben).toHold('Saloon');
  });

  it('[BASE-SALOON-02] is refused at a lethal loss in one’s own turn', () => {
    const { Ann, Ben } = table({
      Ann: { role: 'outlaw', life: 1, hand: ['Duel', 'Saloon'] },
      Ben: { role: 'sheriff', hand: ['BANG!'] },
      Cleo: { role: 'outlaw' },
    });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.passes();
    Ann.isAsked('rescue');
    Ann.mayNot.play('Saloon').because('noRescue');
    Ann.passes();
    expect(Ann).toBeOut();
  });

  it('[BASE-SALOON-03] works with two players left, where a Beer gives nothing', () => {
    const { Ann, Ben } = table({ Ann: { life: 2, hand: ['Beer', 'Saloon', 'Duel'] }, Ben: { life: 1 } });
    Ann.plays('Beer');
    expect(Ann).toHaveLife(2);
    Ann.plays('Saloon');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
  });

  it('[BASE-SUZY-03-Q] as Suzy Lafayette’s last card brings her a new one once it is done', () => {
    const { Suzy, Ben } = table(
      { Suzy: { is: 'Suzy Lafayette', life: 1, hand: ['Saloon'] }, Ben: { life: 1 } },
      { deckTop: ['2♦'] },
    );
    Suzy.plays('Saloon');
    expect(Suzy).toHaveLife(2);
    expect(Ben).toHaveLife(2);
    expect(Suzy).toHold('BANG! 2♦');
  });
});
