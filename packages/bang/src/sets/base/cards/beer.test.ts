import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Beer', () => {
  it('[BASE-BEER-01] heals its player by one, and nobody else', () => {
    const { Ann, Ben } = table({ Ann: { life: 2, hand: ['Beer', 'Beer', 'Scope'] }, Ben: { life: 1 }, Cleo: {} });
    Ann.mayNot.play('Beer', { on: Ben });
    Ann.plays('Beer');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(1);
  });

  it('[BASE-BEER-02] at full life is played and discarded for nothing', () => {
    const { Ann, game } = table({ Ann: { hand: ['Beer', 'Scope'] }, Ben: {}, Cleo: {} });
    Ann.plays('Beer');
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toHold('Scope');
    expect(game).toHaveDiscarded('Beer');
  });

  it('[BASE-BEER-03] is not offered out of turn for a loss that is not lethal', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Scope'] }, Ben: { life: 3, hand: ['Beer'] }, Cleo: {} });
    Ben.mayNot.play('Beer').because('notAsked');
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Beer'); // it is no Missed!
    Ben.passes();
    expect(Ben).toHaveLife(2);
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BEER-04] saves whoever loses his last point', () => {
    const { Ann, Ben, game } = table({
      Ann: { hand: ['BANG!', 'Scope'] },
      Ben: { life: 1, hand: ['Beer', 'Duel'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.play('Duel').because('noRescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben).toHold('Duel');
    expect(game).toHaveDiscarded('Beer', 'BANG!');
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BEER-05] two of them leave 1 of 2 after a Dynamite', () => {
    const { Ann } = table(
      { Ann: { life: 2, hand: ['Beer', 'Beer'], inPlay: ['Dynamite'] }, Ben: {}, Cleo: {} },
      { phase: 'start', deckTop: ['5♠'] },
    );
    Ann.answers('Beer');
    Ann.isAsked('rescue');
    Ann.answers('Beer');
    expect(Ann).toHaveLife(1);
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BEER-06] one of them is not enough against a Dynamite', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 2, hand: ['Beer'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Duel'] },
        Cleo: {},
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    Ann.answers('Beer');
    expect(Ann).toBeOut();
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-BEER-07] gives nothing with two players left, neither in phase 2 nor as a rescue', () => {
    const { Ann, game } = table({ Ann: { life: 2, hand: ['Beer', 'Scope'] }, Ben: {}, Cleo: { presence: 'out' } });
    Ann.plays('Beer');
    expect(Ann).toHaveLife(2);
    expect(game).toHaveDiscarded('Beer');

    const last = table({ Ann: { hand: ['BANG!', 'Scope'] }, Ben: { role: 'outlaw', life: 1, hand: ['Beer'] } });
    last.Ann.plays('BANG!', { on: last.Ben });
    last.Ben.passes();
    last.Ben.answers('Beer');
    expect(last.Ben).toBeOut();
    expect(last.Ann).toHaveWon();
  });

  it('[BASE-BEER-08] saves in one’s own turn, from a lost Duel', () => {
    const { Ann, Ben } = table({
      Ann: { life: 1, hand: ['Duel', 'Beer', 'Scope'] },
      Ben: { hand: ['BANG!'] },
      Cleo: {},
    });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.passes();
    Ann.isAsked('rescue');
    Ann.answers('Beer');
    expect(Ann).toHaveLife(1);
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BEER-09-Q] is asked for whatever the hand holds, and may be stopped with; what is drunk stays drunk', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'renegade', life: 1, hand: ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Duel'] },
        Cleo: { role: 'outlaw' },
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    Ann.answers('Beer 6♥');
    expect(Ann).toHaveLife(-1);
    Ann.isAsked('rescue');
    Ann.passes();
    expect(Ann).toBeOut();
    expect(game).toHaveDiscarded('Beer 8♥', 'Beer 7♥', 'Beer 6♥', 'Dynamite', '5♠');
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-BEER-09-Q] is asked of everybody with a card, and of nobody without one', () => {
    const { Ann, Ben, Cleo, Dan } = table({
      Ann: { role: 'sheriff', hand: ['Indians!', 'Scope'] },
      Ben: { role: 'renegade', life: 1, hand: ['Duel'] },
      Cleo: { role: 'outlaw', life: 1 },
      Dan: { role: 'outlaw', hand: ['Duel'] },
    });
    Ann.plays('Indians!');
    Ben.passes();
    Ben.isAsked('rescue'); // no Beer: nobody must learn that from whether he is asked
    Ben.passes();
    expect(Cleo).toBeOut();
    expect(Dan).toBeAsked('indians');
  });

  it('[BASE-BEER-10-Q] works while the dying player is the third', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Scope'] }, Ben: { life: 1, hand: ['Beer'] }, Cleo: {} });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
  });

  it('[BASE-BEER-10-Q] fails the second of two who die of one card, for then two are left', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { role: 'sheriff', hand: ['Gatling', 'Scope'] },
      Ben: { role: 'outlaw', life: 1 },
      Cleo: { role: 'outlaw', life: 1, hand: ['Beer'] },
    });
    Ann.plays('Gatling');
    expect(Ben).toBeOut();
    Cleo.passes();
    Cleo.answers('Beer');
    expect(Cleo).toBeOut();
  });
});
