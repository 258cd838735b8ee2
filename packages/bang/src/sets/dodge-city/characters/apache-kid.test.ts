import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Apache Kid', () => {
  it('[DODGE-APACHE-01] is left as he was by brown ♦ cards of the others, and asked nothing', () => {
    const { Ann, Kid } = table(
      {
        Ann: { hand: ['BANG! 5♦', 'Indians! K♦', 'Panic! 8♦', 'Cat Balou 9♦', 'Missed!'] },
        Kid: { is: 'Apache Kid', hand: ['Missed!', 'BANG!'], inPlay: ['Barrel'] },
      },
      { sets },
    );
    Ann.plays('BANG! 5♦', { on: Kid });
    Ann.plays('Indians! K♦');
    Ann.plays('Panic! 8♦', { on: Kid, what: 'hand' });
    Ann.plays('Cat Balou 9♦', { on: Kid, what: 'Barrel' });
    expect(Ann).toHold(1);
    expect(Kid).toHold(2);
    expect(Kid).toHaveInPlay('Barrel');
    expect(Kid).toHaveLostLife(0);
  });

  it('[DODGE-APACHE-02] has no ability in a Duel: ♦ BANG! cards count against him', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Duel J♠', 'BANG! 5♦', 'Beer'] }, Kid: { is: 'Apache Kid', hand: ['BANG!', 'Beer'] } },
      { sets },
    );
    Ann.plays('Duel', { on: Kid });
    Kid.answers('BANG!');
    Ann.answers('BANG! 5♦');
    Kid.isAsked('duel');
    Kid.passes();
    expect(Kid).toHaveLostLife(1);
  });

  it('[DODGE-APACHE-03] ignores only what is played at him: a ♦ card cancels his shots', () => {
    const { Kid, Ann } = table(
      { Kid: { is: 'Apache Kid', hand: ['BANG!', 'Beer'] }, Ann: { hand: ['Dodge 7♦'] } },
      { sets },
    );
    Kid.plays('BANG!', { on: Ann });
    Ann.answers('Dodge 7♦');
    expect(Ann).toHaveLostLife(0);
  });

  it('[DODGE-APACHE-04] is touched by green ♦ cards, Conestoga too', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Conestoga 9♦'] }, Kid: { is: 'Apache Kid', hand: ['Missed!'] } },
      { sets },
    );
    Ann.uses('Conestoga', { on: Kid, what: 'hand' });
    expect(Ann).toHold('Beer', 'Missed!');
    expect(Kid).toHold(0);
  });

  it('[DODGE-APACHE-04] is touched by blue ♦ cards: weapon and Hideout of the others count against him', () => {
    const { Ann, Kid, Ben } = table(
      {
        Ann: { hand: ['BANG! 3♣', 'Beer'], inPlay: ['Remington 6♦', 'Hideout K♦'] },
        Ben: {},
        Kid: { is: 'Apache Kid' },
        Dan: {},
      },
      { sets },
    );
    expect(Kid).toSeeAt(3, Ann);
    Ann.plays('BANG! 3♣', { on: Kid }); // two away
    expect(Kid).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
  });

  it('[DODGE-APACHE-05-Q] is met by a Duel of ♦', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Duel Q♦', 'Beer'] }, Kid: { is: 'Apache Kid', hand: ['BANG!'] } },
      { sets },
    );
    Ann.plays('Duel Q♦', { on: Kid });
    Kid.isAsked('duel');
    Kid.passes();
    expect(Kid).toHaveLostLife(1);
  });

  it('[DODGE-APACHE-06-Q] may be aimed at: the ♦ card is spent, and the BANG! of the turn with it', () => {
    const { Ann, Kid, Ben, game } = table(
      { Ann: { hand: ['BANG! 5♦', 'BANG! 3♣'] }, Kid: { is: 'Apache Kid' }, Ben: {} },
      { sets },
    );
    Ann.plays('BANG! 5♦', { on: Kid });
    expect(game).toHaveDiscarded('BANG! 5♦');
    expect(Kid).toHaveLostLife(0);
    Ann.mayNot.play('BANG! 3♣', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('shrugs off Slab the Killer’s ♦, and needs two Missed! against his ♣', () => {
    const { Slab, Kid } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG! 2♦', 'BANG! 3♣', 'Beer'], inPlay: ['Volcanic'] },
        Kid: { is: 'Apache Kid', hand: ['Missed!', 'Missed!'], inPlay: ['Barrel'] },
      },
      { sets, deckTop: ['Q♥'] },
    );
    Slab.plays('BANG! 2♦', { on: Kid });
    expect(Slab).toBeAsked('play');
    Slab.plays('BANG! 3♣', { on: Kid });
    Kid.answers('Missed!');
    Kid.isAsked('dodge');
    Kid.uses('Barrel');
    expect(Kid).toHaveLostLife(0);
    expect(Kid).toHold(1);
  });

  it('is no shelter for others, nor from other suits', () => {
    const { Ann, Kid, Ben } = table(
      {
        Ann: { hand: ['BANG! 5♦', 'BANG! 3♣', 'Beer'], inPlay: ['Volcanic'] },
        Ben: {},
        Kid: { is: 'Apache Kid' },
      },
      { sets },
    );
    Ann.plays('BANG! 5♦', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Ann.plays('BANG! 3♣', { on: Kid });
    expect(Kid).toHaveLostLife(1);
  });
});
