import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SIX = { B: {}, C: {}, D: {}, E: {}, F: {} };

describe('Panic!', () => {
  it('[BASE-PANIC-01] takes a random card of a hand, or a chosen one in play, at distance 1', () => {
    const { A, B, C } = table({
      A: { hand: ['Panic!', 'Panic!', 'Beer'] },
      ...SIX,
      B: { hand: ['Duel'], inPlay: ['Barrel', 'Scope'] },
      C: { hand: ['Duel'] },
    });
    A.mayNot.play('Panic!', { on: C, what: 'hand' }).because('tooFar', { distance: 2, most: 1 });
    A.plays('Panic!', { on: B, what: 'hand' });
    expect(A).toHold('Panic!', 'Beer', 'Duel');
    A.plays('Panic!', { on: B, what: 'Scope' });
    expect(A).toHold('Beer', 'Duel', 'Scope');
    expect(B).toHaveInPlay('Barrel');
  });

  it('[BASE-PANIC-01] takes any card of the hand: chance decides', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { Ann, Ben, game } = table(
        { Ann: { hand: ['Panic!', 'Beer'] }, Ben: { hand: ['Duel', 'Scope'] } },
        { seed: `panic ${i}` },
      );
      Ann.plays('Panic!', { on: Ben });
      taken.add(game.facesOf(Ann.state.hand)[1]?.card.name ?? '');
    }
    expect([...taken].toSorted()).toEqual(['Duel', 'Scope']);
  });

  it('[BASE-PANIC-02] goes by distance, not by weapon: a Scope helps, a Winchester does not', () => {
    const far = table({ A: { hand: ['Panic!', 'Beer'], inPlay: ['Winchester'] }, ...SIX, C: { hand: ['Duel'] } });
    far.A.mayNot.play('Panic!', { on: far.C, what: 'hand' }).because('tooFar', { distance: 2, most: 1 });

    const near = table({ A: { hand: ['Panic!', 'Beer'], inPlay: ['Scope'] }, ...SIX, C: { hand: ['Duel'] } });
    near.A.plays('Panic!', { on: near.C });
    expect(near.A).toHold('Beer', 'Duel');
  });

  it('[BASE-PANIC-02] counts the target’s Mustang', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Panic!', 'Beer'], inPlay: ['Barrel'] },
      Ben: { hand: ['Duel'], inPlay: ['Mustang'] },
    });
    Ann.mayNot.play('Panic!', { on: Ben, what: 'Mustang' }).because('tooFar', { distance: 2, most: 1 });
  });

  it('[BASE-PANIC-03] brings a blue card to the hand: it has to be played again', () => {
    const { A, B, C } = table({ A: { hand: ['Panic!', 'Beer'] }, ...SIX, B: { inPlay: ['Scope'] } });
    A.plays('Panic!', { on: B, what: 'Scope' });
    expect(A).toHold('Beer', 'Scope');
    expect(A).toHaveInPlay();
    expect(A).toSeeAt(2, C);
    A.plays('Scope');
    expect(A).toSeeAt(1, C);
  });

  it('[BASE-PANIC-04] takes a Dynamite into the hand; Cat Balou discards it', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Panic!', 'Beer'] }, Ben: { inPlay: ['Dynamite'] } });
    Ann.plays('Panic!', { on: Ben, what: 'Dynamite' });
    expect(Ann).toHold('Beer', 'Dynamite');
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay();

    const cat = table({ Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: { inPlay: ['Dynamite'] } });
    cat.Ann.plays('Cat Balou', { on: cat.Ben, what: 'Dynamite' });
    expect(cat.game).toHaveDiscarded('Dynamite', 'Cat Balou');
    expect(cat.Ben).toHaveInPlay();
  });

  it('[BASE-PANIC-05-Q] takes back a card in front of oneself, never of one’s own hand; Cat Balou likewise', () => {
    const { Ann, game } = table({
      Ann: { role: 'outlaw', hand: ['Panic!', 'Cat Balou', 'Beer'], inPlay: ['Barrel', 'Jail'] },
      Ben: { hand: ['Duel'] },
    });
    Ann.mayNot.play('Panic!', { on: Ann, what: 'hand' }).because('notAnOption');
    Ann.plays('Panic!', { on: Ann, what: 'Barrel' });
    expect(Ann).toHold('Cat Balou', 'Beer', 'Barrel');
    Ann.plays('Cat Balou', { on: Ann, what: 'Jail' });
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Jail', 'Cat Balou', 'Panic!');
  });

  it('[BASE-PANIC-05-Q] finds nothing in front of oneself', () => {
    const { Ann } = table({ Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'] }, Ben: { hand: ['Duel'] } });
    Ann.mayNot.play('Panic!', { on: Ann }).because('nothingThere', { ruling: 'BASE-PANIC-05-Q' });
    Ann.mayNot.play('Cat Balou', { on: Ann }).because('nothingThere', { ruling: 'BASE-PANIC-05-Q' });
  });

  it('[BASE-PANIC-06-Q] is refused at a player without a card; with an empty hand only what lies there can be had', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'] },
      Ben: {},
      Cleo: { inPlay: ['Barrel'] },
    });
    for (const card of ['Panic!', 'Cat Balou']) {
      Ann.mayNot.play(card, { on: Ben }).because('nothingThere', { ruling: 'BASE-PANIC-06-Q' });
      Ann.mayNot.play(card, { on: Cleo, what: 'hand' }).because('notAnOption');
      Ann.may.play(card, { on: Cleo, what: 'Barrel' });
    }
  });
});
