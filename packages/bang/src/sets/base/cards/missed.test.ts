import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Missed!', () => {
  it('[BASE-BANG-10] is no play of phase 2', () => {
    const { Ann } = table({ Ann: { hand: ['Missed!', 'Beer'] }, Ben: {} });
    Ann.mayNot.play('Missed!').because('onlyAsAnswer', { ruling: 'BASE-BANG-10' });
  });

  it('[BASE-BANG-11] any effect of its kind cancels any shot: cards and Barrels, BANG!, Gatling and Punch', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { hand: ['Gatling', 'Punch', 'BANG!', 'Beer'] },
        Ben: { hand: ['Missed!', 'Dodge', 'Scope'], inPlay: ['Barrel'] },
      },
      { sets: ['base', 'dodge-city'], deckTop: ['Duel', '4♥'] },
    );
    Ann.plays('Gatling');
    Ben.answers('Dodge');
    Ann.plays('Punch', { on: Ben });
    Ben.answers('Missed!');
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('4♥', 'BANG!', 'Missed!', 'Punch', 'Dodge', 'Gatling');
  });

  it('is the only brown card of the base game that cancels a shot', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'Scope'] },
      Ben: { hand: ['BANG!', 'Beer', 'Missed!', 'Stagecoach'] },
    });
    Ann.plays('BANG!', { on: Ben });
    for (const card of ['BANG!', 'Beer', 'Stagecoach'])
      Ben.mayNot.play(card).because('wrongCard', { needs: 'missedCard' });
    Ben.may.play('Missed!');
  });
});
