import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../../great-train-robbery/tables.ts';

const sets = ['base', 'wild-west-show'];
const LEE = 'Lee Van Kliff';

describe('Lee Van Kliff', () => {
  it('[WWS-LEE-01] gives up a BANG! to carry out the brown card just played once more', () => {
    const { Lee, Ben, game } = table(
      { Lee: { is: LEE, hand: ['Cat Balou', 'BANG!', 'Missed!'] }, Ben: { inPlay: ['Barrel', 'Mustang'] } },
      { sets },
    );
    Lee.mayNot.use(LEE).because('nothingToRepeat');
    Lee.plays('Cat Balou', { on: Ben, what: 'Barrel' });
    Lee.mayNot.use(LEE, { card: 'Missed!', on: Ben, what: 'Mustang' }).because('wrongCard');
    Lee.uses(LEE, { card: 'BANG!', on: Ben, what: 'Mustang' });
    expect(Lee).toHold('Missed!');
    expect(game).toHaveDiscarded('Mustang', 'BANG!', 'Barrel', 'Cat Balou');
  });

  it('[WWS-LEE-02] may repeat a BANG! with another', () => {
    const { Lee, Ben } = table({ Lee: { is: LEE, hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: {} }, { sets });
    Lee.plays('BANG!', { on: Ben });
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Lee).toHold('Beer');
  });

  it('[WWS-LEE-03] repeats an effect once only', () => {
    const { Lee, Ben } = table({ Lee: { is: LEE, hand: ['BANG!', 'BANG!', 'BANG!'] }, Ben: {} }, { sets });
    Lee.plays('BANG!', { on: Ben });
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    Lee.mayNot.use(LEE, { card: 'BANG!', on: Ben }).because('nothingToRepeat', { ruling: 'WWS-LEE-03' });
    Lee.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1 });
  });

  it('draws two and two with a repeated Stagecoach', () => {
    const { Lee } = table({ Lee: { is: LEE, hand: ['Stagecoach', 'BANG!'] }, Ben: {} }, { sets });
    Lee.plays('Stagecoach');
    expect(Lee).toHold(3);
    Lee.uses(LEE, { card: 'BANG!' });
    expect(Lee).toHold(4);
  });

  it('[WWS-LEE-07-Q] repeats the last card only: not after a blue one, nor the one before another brown one', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['Duel', 'Beer', 'Scope', 'BANG!', 'BANG!'], life: 1 }, Ben: {}, Cat: {} },
      { sets },
    );
    Lee.plays('Duel', { on: Ben });
    Lee.plays('Beer');
    Lee.uses(LEE, { card: 'BANG!' });
    expect(Lee).toHaveLife(3); // the Beer twice
    expect(Ben).toHaveLostLife(1); // the Duel once
    Lee.plays('Scope');
    Lee.mayNot.use(LEE).because('nothingToRepeat', { ruling: 'WWS-LEE-07-Q' });
  });

  it('[WWS-LEE-08-Q] chooses and is checked anew, the BANG! limit aside', () => {
    const { Lee, Ben, Cat, Dan } = table(
      { Lee: { is: LEE, hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets },
    );
    Lee.plays('BANG!', { on: Ben });
    Lee.mayNot.use(LEE, { card: 'BANG!', on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
    Lee.uses(LEE, { card: 'BANG!', on: Dan });
    expect(Ben).toHaveLostLife(1);
    expect(Dan).toHaveLostLife(1);
  });

  it('[WWS-LEE-08-Q] cannot repeat what has no legal target left', () => {
    const { Lee, Ben } = table({ Lee: { is: LEE, hand: ['Cat Balou', 'BANG!'] }, Ben: { hand: ['Beer'] } }, { sets });
    Lee.plays('Cat Balou', { on: Ben, what: 'hand' });
    Lee.mayNot.use(LEE, { card: 'BANG!', on: Ben, what: 'hand' }).because('nothingThere');
    Lee.mayNot.use(LEE).because('noTarget');
    Lee.endsTurn();
  });

  it('[WWS-LEE-09-Q] pays again what the card costs besides', () => {
    const { Lee, Ben, game } = table(
      { Lee: { is: LEE, hand: ['Springfield', 'Beer', 'BANG!', 'Scope'] }, Ben: {} },
      { sets: [...sets, 'dodge-city'] },
    );
    Lee.plays('Springfield', { on: Ben, cost: ['Beer'] });
    Lee.uses(LEE, { card: 'BANG!', on: Ben, cost: ['Scope'] });
    expect(Ben).toHaveLostLife(2);
    expect(Lee).toHold(0);
    expect(game.state.discardPile).toHaveLength(4);
  });

  it('[WWS-LEE-09-Q] may not if he cannot', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['Springfield', 'Beer', 'BANG!'] }, Ben: {} },
      { sets: [...sets, 'dodge-city'] },
    );
    Lee.plays('Springfield', { on: Ben, cost: ['Beer'] });
    Lee.mayNot.use(LEE, { card: 'BANG!', on: Ben }).because('cannotPay', { needs: 1, has: 0 });
  });

  it('[WWS-LEE-10-Q] does not repeat an answer or a rescue of his own turn', () => {
    const { Lee, Ben } = table(
      {
        Lee: { is: LEE, life: 1, hand: ['Duel', 'Beer', 'BANG!'] },
        Ben: { hand: ['BANG!'] },
        Cat: {},
      },
      { sets },
    );
    Lee.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Lee.passes();
    Lee.answers('Beer');
    expect(Lee).toHaveLife(1);
    Lee.uses(LEE, { card: 'BANG!', on: Ben }); // the Duel
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-LEE-10-Q] has nothing to repeat after a rescue before phase 1', () => {
    const { Lee } = table(
      { Lee: { is: LEE, life: 3, hand: ['Beer', 'BANG!'], inPlay: ['Dynamite'] }, Ben: {}, Cat: {} },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    Lee.answers('Beer');
    Lee.mayNot.use(LEE, { card: 'BANG!' }).because('nothingToRepeat');
  });

  it('[WWS-LEE-11-Q] may repeat a shot that was dodged; its target answers afresh', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: { hand: ['Missed!'], inPlay: ['Barrel'] } },
      { sets, deckTop: ['2♠', 'Q♥'] },
    );
    Lee.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.answers('Missed!');
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
  });

  it('repeats a card that was shuffled in meanwhile without betraying where it lies', () => {
    const { Lee, Ben, game } = table(
      { Lee: { is: LEE, hand: ['General Store', 'BANG!'] }, Ben: {} },
      {
        sets,
        deckExactly: ['Scope', 'Mustang'],
        discard: ['Duel', 'Duel', 'Beer', 'Beer', 'Beer', 'Missed!', 'Missed!'],
      },
    );
    Lee.plays('General Store');
    Lee.picks('Scope');
    expect(Ben).toHold('Mustang');
    expect(game).toHaveDiscarded();
    Lee.uses(LEE, { card: 'BANG!' });
    Lee.isAsked('generalStore');
  });

  it('[WWS-MIX-07] a Diamond does nothing to Apache Kid either time, a Duel of Diamonds both times', () => {
    const { Lee, Kid } = table(
      { Lee: { is: LEE, hand: ['BANG! 2♦', 'Duel Q♦', 'BANG! A♠', 'BANG! Q♥', 'Beer'] }, Kid: { is: 'Apache Kid' } },
      { sets: [...sets, 'dodge-city'] },
    );
    Lee.plays('BANG! 2♦', { on: Kid });
    Lee.uses(LEE, { card: 'BANG! A♠', on: Kid });
    expect(Kid).toHaveLostLife(0);
    Lee.plays('Duel Q♦', { on: Kid });
    Lee.uses(LEE, { card: 'BANG! Q♥', on: Kid });
    expect(Kid).toHaveLostLife(2);
  });

  it('[WWS-MIX-06-Q] repeats what a Money Bag has copied', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['Money Bag', 'BANG!'] }, Ben: { inPlay: ['Barrel', 'Volcanic'] }, Cid: {}, Dan: {} },
      { ...onTheLine({ more: ['wild-west-show'] }), discard: ['Panic!'] },
    );
    Lee.plays('Money Bag', { on: Ben, what: 'Barrel' });
    Lee.uses(LEE, { card: 'BANG!', on: Ben, what: 'Volcanic' });
    expect(Lee).toHold('Barrel', 'Volcanic');
  });

  it('[WWS-MIX-06-Q] repeats brown equipment that he has bought', () => {
    const union = table(
      { Lee: { is: LEE, hand: ['BANG!'], tokens: { nugget: 4 } }, Ben: {} },
      { sets: [...sets, 'gold-rush'], zones: { shop: ['Union Pacific', 'Rhum', 'Bottle'] } },
    );
    union.Lee.uses('Shop', { card: 'Union Pacific' });
    expect(union.Lee).toHold(5);
    union.Lee.uses(LEE, { card: 'BANG!' });
    expect(union.Lee).toHold(8);
    const { Lee, Ben } = table(
      { Lee: { is: LEE, life: 2, hand: ['BANG!', 'Scope'], tokens: { nugget: 4 } }, Ben: {}, Cid: {} },
      { sets: [...sets, 'gold-rush'], zones: { shop: ['Union Pacific', 'Rhum', 'Bottle'] } },
    );
    Lee.uses('Shop', { card: 'Bottle', as: 'Beer' });
    Lee.uses(LEE, { card: 'BANG!', as: 'BANG!', on: Ben });
    expect(Lee).toHaveLife(3);
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-13-Q] against a repeat Evaded! cancels but brings no card', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: { hand: ['Evaded!', 'Scope'] }, Cid: {}, Dan: {} },
      onTheLine({ more: ['wild-west-show'] }),
    );
    Lee.plays('BANG!', { on: Ben });
    Ben.passes();
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Scope');
  });

  it('[WWS-MIX-13-Q] Ms. Abigail goes by the value of the card repeated', () => {
    const { Lee, Abi } = table(
      { Lee: { is: LEE, hand: ['BANG! A♠', 'BANG! 2♦', 'Beer'] }, Abi: { is: 'Ms. Abigail' } },
      { sets: [...sets, 'armed-and-dangerous'] },
    );
    Lee.plays('BANG! A♠', { on: Abi });
    Abi.uses('Ms. Abigail');
    Lee.uses(LEE, { card: 'BANG! 2♦', on: Abi });
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
  });
});
