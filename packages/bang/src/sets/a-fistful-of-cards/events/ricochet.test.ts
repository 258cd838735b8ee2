import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ricochet = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Ricochet' } as const;

describe('Ricochet', () => {
  it('[FOC-RICOCHET-01] a BANG! thrown at a card in play: it is lost, unless its owner answers with a Missed!', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'Scope'] }, Ben: { hand: ['Missed!', 'Beer'], inPlay: ['Mustang', 'Barrel'] } },
      ricochet,
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    expect(Ben.question?.about).toMatchObject({ card: 'bang', stake: 'mustang', missing: 1 });
    Ben.answers('Missed!');
    expect(Ben).toHaveInPlay('Mustang', 'Barrel');
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    Ben.passes();
    expect(Ben).toHaveInPlay('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Mustang');
  });

  it('[FOC-RICOCHET-02] discarded, not played: no limit, and the BANG! of the turn remains', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!'] }, Ben: { inPlay: ['Scope', 'Schofield'] } },
      ricochet,
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Scope' });
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Schofield' });
    expect(Ben).toHaveInPlay();
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[FOC-RICOCHET-03] at any distance', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: { inPlay: ['Mustang'] }, Dan: {} },
      ricochet,
    );
    Ann.mayNot.play('BANG!', { on: Cat }).because('outOfRange');
    Ann.uses('Ricochet', { card: 'BANG!', on: Cat, what: 'Mustang' });
    expect(Cat).toHaveInPlay();
  });

  it('[FOC-RICOCHET-04][EVENT-10] the owner alone answers, with a Dodge too, which draws, or a green card', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'BANG!', 'Beer'] },
        Ben: { hand: ['Dodge'], inPlay: ['Mustang', 'Sombrero'] },
        Cat: { hand: ['Missed!'] },
      },
      { ...ricochet, deckTop: ['Scope'] },
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    Ben.answers('Dodge');
    expect(Ben).toHold('Scope');
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    Ben.uses('Sombrero');
    expect(Ben).toHaveInPlay('Mustang');
  });

  it('[FOC-RICOCHET-05-Q] only BANG! cards, by Calamity Janet Missed! too', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Punch', 'Gatling', 'Missed!', 'BANG!'] }, Ben: { inPlay: ['Mustang'] } },
      ricochet,
    );
    for (const card of ['Punch', 'Gatling', 'Missed!'])
      Ann.mayNot.use('Ricochet', { card, on: Ben, what: 'Mustang' }).because('wrongCard', { needs: 'bangCard' });
    const janet = table({ Janet: { is: 'Calamity Janet', hand: ['Missed!'] }, Ben: { inPlay: ['Mustang'] } }, ricochet);
    janet.Janet.uses('Ricochet', { card: 'Missed!', on: janet.Ben, what: 'Mustang' });
    expect(janet.Ben).toHaveInPlay();
  });

  it('[FOC-RICOCHET-06-Q] at blue and green cards of others, Jail and Dynamite too, never at one’s own', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!'], inPlay: ['Scope'] }, Ben: { inPlay: ['Jail', 'Dynamite', 'Bible'] }, Cat: {} },
      ricochet,
    );
    for (const what of ['Jail', 'Dynamite', 'Bible']) Ann.may.use('Ricochet', { card: 'BANG!', on: Ben, what });
    Ann.mayNot.use('Ricochet', { card: 'BANG!', on: Ann, what: 'Scope' }).because('notOneself');
    Ann.mayNot.use('Ricochet', { card: 'BANG!', on: Cat }).because('nothingThere');
  });

  it('[FOC-RICOCHET-06-Q] nothing in front of anybody: not offered', () => {
    const { Ann } = table({ Ann: { hand: ['BANG!'], inPlay: ['Scope'] }, Ben: {} }, ricochet);
    Ann.mayNot.use('Ricochet').because('nothingThere');
  });

  it('[FOC-RICOCHET-07-Q] with the very Barrel that is aimed at, by Jourdonnais, and one Missed! against Slab', () => {
    const { Slab, Jourdonnais } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'BANG!', 'BANG!', 'Beer'] },
        Jourdonnais: { is: 'Jourdonnais', hand: ['Missed!', 'Beer'], inPlay: ['Barrel'] },
      },
      { ...ricochet, deckTop: ['5♥', '6♠', '7♥'] },
    );
    Slab.uses('Ricochet', { card: 'BANG!', on: Jourdonnais, what: 'Barrel' });
    Jourdonnais.uses('Barrel');
    Slab.uses('Ricochet', { card: 'BANG!', on: Jourdonnais, what: 'Barrel' });
    Jourdonnais.uses('Barrel');
    Jourdonnais.uses('Jourdonnais');
    Slab.uses('Ricochet', { card: 'BANG!', on: Jourdonnais, what: 'Barrel' });
    Jourdonnais.answers('Missed!');
    expect(Jourdonnais).toHaveInPlay('Barrel');
  });

  it('[FOC-RICOCHET-07-Q] in Belle Star’s turn neither Barrel nor green card', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel', 'Sombrero'] } },
      ricochet,
    );
    Belle.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Barrel' });
    expect(Ben).toHaveInPlay('Sombrero');
  });

  it('[FOC-RICOCHET-08-Q] a ♦ works against Apache Kid’s card; Molly Stark draws for her Missed!', () => {
    const { Ann, Kid, Molly } = table(
      {
        Ann: { hand: ['BANG! 5♦', 'BANG! 6♦', 'Beer'] },
        Kid: { is: 'Apache Kid', inPlay: ['Mustang'] },
        Molly: { is: 'Molly Stark', hand: ['Missed!'], inPlay: ['Scope'] },
      },
      ricochet,
    );
    Ann.uses('Ricochet', { card: 'BANG! 5♦', on: Kid, what: 'Mustang' });
    expect(Kid).toHaveInPlay();
    Ann.uses('Ricochet', { card: 'BANG! 6♦', on: Molly, what: 'Scope' });
    Molly.answers('Missed!');
    expect(Molly).toHold(1);
  });

  it('[FOC-RICOCHET-08-Q] the Stick of Dynamite does not move', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { tokens: { stick: 1 }, inPlay: ['Mustang'] } },
      { sets: ['base', 'stick-of-dynamite', 'a-fistful-of-cards'], event: 'Ricochet' },
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    expect(Ben.state.tokens).toEqual({ stick: 1 });
  });

  it('keeps Suzy Lafayette waiting until her throw is over', () => {
    const { Suzy, Ben } = table(
      { Suzy: { is: 'Suzy Lafayette', hand: ['BANG!'] }, Ben: { hand: ['Missed!', 'Beer'], inPlay: ['Mustang'] } },
      ricochet,
    );
    Suzy.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    expect(Suzy).toHold(0);
    Ben.answers('Missed!');
    expect(Suzy).toHold(1);
  });
});
