import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];

describe('Escape', () => {
  it('[VALLEY-ESCAPE-01] spares its player a brown card that has him as its target', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: { hand: ['Escape', 'Scope'] } },
      { sets },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'hand' });
    Ben.isAsked('evade');
    Ben.answers('Escape');
    expect(Ben).toHold('Scope');
    expect(game).toHaveDiscarded('Escape', 'Cat Balou');
  });

  it('[VALLEY-ESCAPE-01] spares him a Duel', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: { hand: ['Escape'] } }, { sets });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toBeAsked('play');
  });

  it('[VALLEY-ESCAPE-02] of a card for many spares its player only', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Indians!', 'Mustang'] }, Ben: { hand: ['Escape'] }, Cat: {} },
      { sets, discard: ['Saved!'] },
    );
    Ann.plays('Indians!');
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-ESCAPE-03] does not help against a BANG! card, whatever it is printed as, nor against a blue one', () => {
    const { Janet, Ben } = table(
      {
        Janet: {
          is: 'Calamity Janet',
          role: 'outlaw',
          hand: ['BANG!', 'Missed!', 'Jail', 'Beer'],
          inPlay: ['Volcanic'],
        },
        Ben: { role: 'outlaw', hand: ['Escape'] },
        Cat: { role: 'sheriff' },
      },
      { sets, discard: ['Saved!'] },
    );
    for (const card of ['BANG!', 'Missed!']) {
      Janet.plays(card, { on: Ben });
      Ben.mayNot.play('Escape').because('noEscape', { ruling: 'VALLEY-ESCAPE-03' });
      Ben.passes();
    }
    expect(Ben).toHaveLostLife(2);
    Janet.plays('Jail', { on: Ben });
    expect(Ben).not.toBeAsked();
    expect(Ben).toHaveInPlay('Jail');
  });

  it('[VALLEY-ESCAPE-05-Q] against a Gatling is tried in any order with Barrel and Missed!', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['Gatling', 'Beer'] },
        Ben: { hand: ['Escape'], inPlay: ['Barrel'] },
        Cat: { hand: ['Scope'] },
      },
      { sets, deckTop: ['2♠'], discard: ['Saved!'] },
    );
    Ann.plays('Gatling');
    expect(Cat).not.toBeAsked();
    Ben.uses('Barrel');
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
    Cat.isAsked('dodge');
  });

  it('[VALLEY-ESCAPE-06-Q] cannot be played against Saved!', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!'] }, Ben: { hand: ['Escape'] }, Cat: { hand: ['Saved!'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Cat.answers('Saved!');
    Cat.picks({ from: Ben });
    expect(Cat).toHold('Escape');
  });

  it('is asked of everybody with cards, until it lies open', () => {
    const hidden = table({ Ann: { hand: ['Panic!', 'Beer'] }, Ben: { hand: ['Scope'] } }, { sets });
    hidden.Ann.plays('Panic!', { on: hidden.Ben, what: 'hand' });
    hidden.Ben.isAsked('evade');
    hidden.Ben.mayNot.play('Scope').because('wrongCard');
    hidden.Ben.passes();
    expect(hidden.Ann).toHold('Beer', 'Scope');
    const open = table({ Ann: { hand: ['Panic!', 'Beer'] }, Ben: { hand: ['Scope'] } }, { sets, discard: ['Escape'] });
    open.Ann.plays('Panic!', { on: open.Ben, what: 'hand' });
    expect(open.Ann).toHold('Beer', 'Scope');
  });

  it('as Suzy Lafayette’s last card brings her a new one before the next is asked', () => {
    const { Ann, Suzy, Cat } = table(
      {
        Ann: { hand: ['Indians!', 'Beer'] },
        Suzy: { is: 'Suzy Lafayette', hand: ['Escape'] },
        Cat: { hand: ['Beer'] },
      },
      { sets, deckTop: ['Scope'] },
    );
    Ann.plays('Indians!');
    Suzy.answers('Escape');
    expect(Suzy).toHold('Scope');
    expect(Cat).toBeAsked('indians');
  });

  it('is no play of phase 2', () => {
    const { Ann } = table({ Ann: { hand: ['Escape', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Escape').because('onlyAsAnswer');
  });
});
