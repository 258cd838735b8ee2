import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Barrel', () => {
  it('[BASE-BARR-01][BASE-DRAW-02] lets a target draw!: a Heart counts as a Missed!', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Duel'], inPlay: ['Barrel'] } },
      { deckTop: ['A♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.may.pass(); // he may, he need not
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BARR-02][BASE-DRAW-04] does nothing on any other suit; a Missed! still helps', () => {
    for (const sign of ['2♠', '3♦', '4♣']) {
      const { Ann, Ben } = table(
        { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed! A♣'], inPlay: ['Barrel'] } },
        { deckTop: [sign] },
      );
      Ann.plays('BANG!', { on: Ben });
      Ben.uses('Barrel');
      Ben.isAsked('dodge');
      Ben.answers('Missed!');
      expect(Ben).toHaveLostLife(0);
    }
  });

  it('[BASE-BARR-02] leaves whoever has nothing else to be hit', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] } }, { deckTop: ['3♦'] });
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);
  });

  it('[BASE-BARR-03][BASE-DRAW-01] with 4♥ on top: it is discarded, the shot cancelled, no Missed! spent', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!'], inPlay: ['Barrel'] } },
      { deckTop: ['4♥', 'Scope'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(game).toHaveDiscarded('4♥', 'BANG!');
    expect(game).toHaveOnDeck('Scope');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Missed!');
    expect(Ben).toHaveInPlay('Barrel');
  });

  it('[BASE-BARR-04] is tried once a shot', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Duel'], inPlay: ['Barrel'] } },
      { deckTop: ['3♦', '4♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.mayNot.use('Barrel').because('noAbility');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('[BASE-BARR-05] works against every kind of shot, afresh each time', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Gatling', 'Punch', 'Beer'] }, Ben: { hand: ['Duel'], inPlay: ['Barrel'] } },
      { sets: ['base', 'dodge-city'], deckTop: ['3♦', '4♥', '6♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.passes();
    Ann.plays('Gatling');
    Ben.uses('Barrel');
    Ann.plays('Punch', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);
    expect(game).toHaveDiscarded('6♥', 'Punch', '4♥', 'Gatling', '3♦', 'BANG!');
  });

  it('[BASE-DRAW-03] turns a card for its suit only: a Wells Fargo draws nothing, a Dynamite is just discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Gatling', 'Beer'] }, Ben: { inPlay: ['Barrel'] } },
      { deckTop: ['Wells Fargo 3♥', 'Dynamite 2♥', 'Scope'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ann.plays('Gatling');
    Ben.uses('Barrel');
    expect(Ben).toHold(0);
    expect(Ann).toHold('Beer');
    expect(Ben).toHaveInPlay('Barrel');
    expect(game).toHaveDiscarded('Dynamite', 'Gatling', 'Wells Fargo', 'BANG!');
    expect(game).toHaveOnDeck('Scope');
  });

  it('is refused twice in front of one player', () => {
    const { Ann } = table({ Ann: { hand: ['Barrel', 'Beer'], inPlay: ['Barrel'] }, Ben: {} });
    Ann.mayNot.play('Barrel').because('alreadyInPlay', { card: 'Barrel' });
  });
});
