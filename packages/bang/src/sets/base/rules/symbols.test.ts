import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('The symbols of the cards', () => {
  it('[BASE-SYM-01] “regain” heals who plays the card, nobody else', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { life: 2, hand: ['Beer', 'Scope'] },
      Ben: { life: 2 },
      Cleo: { life: 2 },
    });
    Ann.mayNot.play('Beer', { on: Ben }).because('slotTooMany');
    Ann.plays('Beer');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
    expect(Cleo).toHaveLife(2);
  });

  it('[BASE-SYM-02] “draw a card” is the top card of the pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach', 'Scope'] }, Ben: { hand: ['Beer'] } },
      { deckTop: ['Jail', 'Duel', 'Mustang'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Scope', 'Jail', 'Duel');
    expect(Ben).toHold('Beer');
    expect(game).toHaveOnDeck('Mustang');
  });

  it('[BASE-SYM-02] “draw a card” from a player is chance from his hand, choice from his cards in play', () => {
    const taken = new Set<string>();
    for (const seed of SEEDS) {
      const { Ann, Ben, game } = table(
        { Ann: { hand: ['Panic!', 'Duel'] }, Ben: { hand: ['Jail', 'Missed!', 'Gatling'] }, Cleo: {} },
        { seed },
      );
      Ann.plays('Panic!', { on: Ben, what: 'hand' });
      taken.add(game.facesOf(Ann.state.hand).at(-1)?.card.name ?? '');
    }
    expect([...taken].toSorted()).toEqual(['Gatling', 'Jail', 'Missed!']);
    const { Ann, Ben } = table({
      Ann: { hand: ['Panic!', 'Duel'] },
      Ben: { hand: ['Jail'], inPlay: ['Barrel', 'Remington'] },
      Cleo: {},
    });
    Ann.plays('Panic!', { on: Ben, what: 'Remington' });
    expect(Ann).toHold('Duel', 'Remington');
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay('Barrel');
  });

  it('[BASE-SYM-03] “discard a card” of a player is chance from his hand, choice from his cards in play', () => {
    const discarded = new Set<string>();
    for (const seed of SEEDS) {
      const { Ann, Ben, game } = table(
        { Ann: { hand: ['Cat Balou', 'Duel'] }, Ben: { hand: ['Jail', 'Missed!', 'Gatling'] }, Cleo: {} },
        { seed },
      );
      Ann.plays('Cat Balou', { on: Ben, what: 'hand' });
      discarded.add(game.facesOf(game.state.discardPile).at(-1)?.card.name ?? '');
      expect(Ben).toHold(2);
    }
    expect([...discarded].toSorted()).toEqual(['Gatling', 'Jail', 'Missed!']);
    const { Ann, Ben, game } = table({
      Ann: { hand: ['Cat Balou', 'Duel'] },
      Ben: { hand: ['Jail'], inPlay: ['Barrel', 'Mustang'] },
    });
    const [jail = -1] = Ben.state.hand;
    Ann.mayNot.pick({ do: 'play', card: 'Cat Balou', at: Ben, what: jail }).because('notAnOption', { slot: 'what' });
    Ann.plays('Cat Balou', { on: Ben, what: 'Barrel' });
    expect(game).toHaveDiscarded('Barrel', 'Cat Balou');
    expect(Ben).toHold('Jail');
  });

  it('[BASE-SYM-04] “any player” and “all the others” ignore distance', () => {
    const { A, B, C, D, E, F } = table({
      A: { hand: ['Duel', 'Jail', 'Cat Balou', 'Indians!', 'Gatling'] },
      B: {},
      C: {},
      D: { inPlay: ['Mustang'], role: 'outlaw' },
      E: {},
      F: {},
    });
    A.may.play('Jail', { on: D });
    A.may.play('Duel', { on: D });
    A.plays('Cat Balou', { on: D, what: 'Mustang' });
    A.plays('Gatling');
    A.plays('Indians!');
    for (const other of [B, C, D, E, F]) expect(other).toHaveLostLife(2);
    expect(A).toHaveLostLife(0);
  });

  it('[BASE-SYM-04] “reachable” follows the weapon, a number in the sight Mustang and Scope only', () => {
    const { A, B, C, D, F } = table({
      A: { hand: ['BANG!', 'Panic!', 'Scope'], inPlay: ['Schofield'] },
      B: { inPlay: ['Mustang'] },
      C: { hand: ['Beer'] },
      D: {},
      E: {},
      F: { hand: ['Beer'] },
    });
    A.may.play('BANG!', { on: C });
    A.may.play('BANG!', { on: B });
    A.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 3, reach: 2 });
    A.may.play('Panic!', { on: F });
    A.mayNot.play('Panic!', { on: C }).because('tooFar', { distance: 2, most: 1 });
    A.mayNot.play('Panic!', { on: B }).because('tooFar', { distance: 2, most: 1 });
    A.plays('Scope');
    A.may.play('Panic!', { on: C });
    A.may.play('Panic!', { on: B });
  });

  it('[BASE-SYM-05] two lines of symbols are one card: Saloon heals its player and all others together', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { life: 2, hand: ['Saloon', 'Scope'] },
      Ben: { life: 1 },
      Cleo: { life: 3 },
    });
    Ann.plays('Saloon');
    Ann.isAsked('play');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
    expect(Cleo).toHaveLife(4);
  });

  it('[BASE-SYM-06] roles and characters are no cards to be taken or discarded', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Panic!', 'Cat Balou', 'Duel'] },
      Ben: { is: 'Slab the Killer', role: 'outlaw', inPlay: ['Barrel'] },
      Cleo: {},
    });
    // Besides a random card of his hand there is only what lies in play
    const [barrel = -1] = Ben.state.inPlay;
    for (const name of ['Panic!', 'Cat Balou']) {
      const card = Ann.state.hand.find((id) => Ann.game.faceOf(id).card.name === name) ?? -1;
      for (const what of ['character', 'role', 'slab-the-killer', 'outlaw']) {
        const answer = { do: 'play', card, at: Ben.seat, what };
        expect(Ann.game.whyNot(Ann.seat, answer)).toEqual({ refused: 'notAnOption', slot: 'what' });
      }
      expect(Ann.game.whyNot(Ann.seat, { do: 'play', card, at: Ben.seat, what: barrel })).toBeUndefined();
    }
    Ann.plays('Cat Balou', { on: Ben, what: 'Barrel' });
    Ann.mayNot.play('Panic!', { on: Ben }).because('nothingThere');
    expect(Ben.state.character).toBe('slab-the-killer');
    expect(Ben.state.role).toBe('outlaw');
  });
});
