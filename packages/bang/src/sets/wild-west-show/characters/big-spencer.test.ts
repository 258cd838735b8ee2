import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const dodge = ['base', 'dodge-city', 'wild-west-show'];
const BIG = 'Big Spencer';

describe('Big Spencer', () => {
  const dealt = (sheriff: number) => {
    const setup = { players: 4, sets, characters: ['big-spencer'], sheriff };
    const { state } = Position.begin(bangRules, setup, keyFromSeed('spencer'));
    const drawn = state.turn.seat === 0 ? 2 : 0; // phase 1 of the one who begins
    const { life = 0, maxLife = 0, hand = [] } = state.seats[0] ?? {};
    return { life, maxLife, cards: hand.length - drawn };
  };

  it('[WWS-BIGSPENCER-01] has nine life points and is dealt five cards', () => {
    expect(dealt(1)).toEqual({ life: 9, maxLife: 9, cards: 5 });
  });

  it('[WWS-BIGSPENCER-04-Q] as the Sheriff he has ten, and five cards still', () => {
    expect(dealt(0)).toEqual({ life: 10, maxLife: 10, cards: 5 });
  });

  it('[WWS-BIGSPENCER-01] keeps as many cards as he has life points', () => {
    const hand = ['Beer', 'Beer', 'Duel', 'Scope', 'Barrel', 'Mustang', 'Jail', 'Gatling', 'Saloon'];
    const { Big, Ben } = table({ Big: { is: BIG, role: 'outlaw', hand }, Ben: { hand: ['Beer'] } }, { sets });
    Big.endsTurn();
    expect(Big).toHold(9);
    Ben.isAsked('play');
  });

  it('[WWS-BIGSPENCER-02] may not play a Missed!; a Barrel helps', () => {
    const { Ann, Big } = table(
      {
        Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] },
        Big: { is: BIG, hand: ['Missed!'], inPlay: ['Barrel'] },
      },
      { sets, deckTop: ['2♥', '2♠'] },
    );
    Ann.plays('BANG!', { on: Big });
    Big.mayNot.play('Missed!').because('noMissed', { ruling: 'WWS-BIGSPENCER-02' });
    Big.uses('Barrel');
    expect(Big).toHaveLostLife(0);
    Ann.plays('BANG!', { on: Big });
    Big.uses('Barrel');
    Big.passes();
    expect(Big).toHaveLostLife(1);
    expect(Big).toHold('Missed!');
  });

  it('[WWS-BIGSPENCER-03][WWS-SHOWDOWN-03] under Showdown a BANG! card is his Missed!', () => {
    const { Ann, Big } = table(
      { Ann: { hand: ['Beer', 'Duel'] }, Big: { is: BIG, hand: ['BANG!', 'Missed!'] } },
      { sets, inForce: { show: 'Showdown' } },
    );
    Ann.plays('Beer', { as: 'BANG!', on: Big });
    Big.mayNot.play('Missed!').because('noMissed');
    Big.answers('BANG!');
    expect(Big).toHaveLostLife(0);
  });

  it('[WWS-BIGSPENCER-05-Q] may use what only bears the symbol, and give a Missed! up', () => {
    const { Ann, Big } = table(
      { Ann: { hand: ['Punch', 'Beer'] }, Big: { is: BIG, hand: ['Dodge', 'Missed!'], inPlay: ['Bible'] } },
      { sets: dodge },
    );
    Ann.plays('Punch', { on: Big });
    Big.answers('Dodge');
    expect(Big).toHaveLostLife(0);
    const turn = table({ Big: { is: BIG, hand: ['Springfield', 'Missed!', 'Beer'] }, Ben: {} }, { sets: dodge });
    turn.Big.plays('Springfield', { on: turn.Ben, cost: ['Missed!'] });
    expect(turn.Ben).toHaveLostLife(1);
  });

  it('[WWS-BIGSPENCER-06-Q] may shoot a Missed! as a BANG! under Showdown', () => {
    const { Big, Ben } = table(
      { Big: { is: BIG, hand: ['Missed!', 'Beer'] }, Ben: {} },
      { sets, inForce: { show: 'Showdown' } },
    );
    Big.plays('Missed!', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-BIGSPENCER-05-Q] may not play Backfire, which counts as a Missed! card', () => {
    const { Ann, Big } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Big: { is: BIG, hand: ['Backfire'] } },
      { sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('BANG!', { on: Big });
    Big.mayNot.play('Backfire').because('noMissed');
  });
});
