import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Other cards of Dodge City', () => {
  it.each(['Saloon', 'Tequila', 'Whisky'])(
    '[DODGE-OTHER-01] a %s saves nobody from a lethal loss; a Beer does',
    (card) => {
      const { Ann, Ben } = table(
        { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { hand: [card, 'Beer', 'Jail'], life: 1 }, Cat: {} },
        { sets },
      );
      Ann.plays('BANG!', { on: Ben });
      Ben.passes();
      Ben.isAsked('rescue');
      Ben.mayNot.play(card).because('noRescue');
      Ben.answers('Beer');
      expect(Ben).toHaveLife(1);
      expect(Ben).toHold(card, 'Jail');
    },
  );

  it('[DODGE-OTHER-02] shots that are no BANG! cards know no limit, before and after the BANG! of the turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: {
          role: 'sheriff',
          hand: ['Punch', 'BANG!', 'BANG!', 'Springfield', 'Beer'],
          inPlay: ['Knife', 'Pepperbox', 'Buffalo Rifle'],
        },
        Ben: { is: 'Bart Cassidy', role: 'outlaw', life: 4 },
        Cat: { role: 'renegade' },
      },
      { sets, deckTop: ['Scope', 'Mustang 8♥', 'Schofield', 'Remington'] },
    );
    Ann.plays('Punch', { on: Ben });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
    Ann.uses('Knife', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLife(1);
    Ann.may.use('Pepperbox', { on: Ben });
    Ann.may.use('Buffalo Rifle', { on: Ben });
    Ann.may.play('Springfield', { on: Ben, cost: ['Beer'] });
  });

  it('[DODGE-OTHER-03] Dynamite passes over those who have one', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { inPlay: ['Dynamite 2♥'], hand: ['Beer'] }, Ben: { inPlay: ['Dynamite 10♣'] }, Cat: {} },
      { sets, phase: 'start', deckTop: ['K♥'] },
    );
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay('Dynamite 10♣');
    expect(Cat).toHaveInPlay('Dynamite 2♥');
  });

  it('[DODGE-OTHER-04] with two players left and a Dynamite each, it stays where it is', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Dynamite 2♥'], hand: ['Beer'] }, Ben: { inPlay: ['Dynamite 10♣'] } },
      { sets, phase: 'start', deckTop: ['K♥'] },
    );
    expect(Ann).toHaveInPlay('Dynamite 2♥');
    expect(Ben).toHaveInPlay('Dynamite 10♣');
    expect(Ann).toBeAsked('play');
  });

  it('[DODGE-OTHER-03] nobody lays a second one in front of himself', () => {
    const { Ann } = table({ Ann: { inPlay: ['Dynamite 2♥'], hand: ['Dynamite 10♣', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Dynamite').because('alreadyInPlay');
  });

  it('[DODGE-OTHER-07] cards of different names lie side by side and add up', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { inPlay: ['Scope', 'Binocular'], hand: ['Beer'] },
        Ben: {},
        Cat: {},
        Dan: { inPlay: ['Mustang', 'Hideout'] },
        Eve: {},
        Fay: {},
      },
      { sets },
    );
    expect(Ann).toSeeAt(1, Ben, Cat);
    expect(Ann).toSeeAt(3, Dan); // three seats, two nearer, two farther
    expect(Cat).toSeeAt(3, Dan);
  });
});
