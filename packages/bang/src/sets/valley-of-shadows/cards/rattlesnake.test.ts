import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Rattlesnake', () => {
  it('[VALLEY-RATTLE-01] is laid in front of anybody at any distance, oneself too', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['Rattlesnake', 'Beer'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets, discard },
    );
    Ann.may.play('Rattlesnake', { on: Ann });
    Ann.plays('Rattlesnake', { on: Cat });
    expect(Cat).toHaveInPlay('Rattlesnake');
  });

  it('[VALLEY-RATTLE-01] bites on a ♠, and on nothing else', () => {
    const bitten = table(
      { Ann: { inPlay: ['Rattlesnake'], hand: ['Beer'] }, Ben: {} },
      { sets, discard, phase: 'start', deckTop: ['2♠'] },
    );
    expect(bitten.Ann).toHaveLostLife(1);
    const spared = table(
      { Ann: { inPlay: ['Rattlesnake'], hand: ['Beer'] }, Ben: {} },
      { sets, discard, phase: 'start', deckTop: ['2♣'] },
    );
    expect(spared.Ann).toHaveLostLife(0);
  });

  it('[VALLEY-RATTLE-02] stays and is checked again', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Rattlesnake'], hand: ['Duel'] }, Ben: { hand: ['Duel'] } },
      { sets, discard, phase: 'start', deckTop: ['2♠', 'Beer', 'Beer', 'Beer', 'Beer', '3♠'] },
    );
    expect(Ann).toHaveLostLife(1);
    expect(Ann).toHaveInPlay('Rattlesnake');
    Ann.endsTurn();
    Ben.endsTurn();
    expect(Ann).toHaveLostLife(2);
  });

  it('[VALLEY-RATTLE-03][TRAIN-MIX-01] comes after Dynamite and Jail', () => {
    const { Ann, Ben, game } = table(
      {
        Ben: { role: 'sheriff' },
        Ann: { role: 'outlaw', inPlay: ['Dynamite', 'Jail', 'Rattlesnake'], hand: ['Beer'] },
      },
      { sets, discard, turn: 'Ann', phase: 'start', deckTop: ['10♠', '4♥', '3♠'] },
    );
    expect(Ben).toHaveInPlay('Dynamite');
    expect(Ann).toHaveInPlay('Rattlesnake');
    expect(Ann).toHaveLostLife(1);
    expect(Ann).toBeAsked('play');
    expect(game).toHaveDiscarded('3♠', 'Jail', '4♥', '10♠');
  });

  it('[VALLEY-RATTLE-04-Q] is not checked in a turn lost in Jail', () => {
    const { Ann, game } = table(
      { Ben: { role: 'sheriff' }, Ann: { role: 'outlaw', inPlay: ['Jail', 'Rattlesnake'] } },
      { sets, discard, turn: 'Ann', phase: 'start', deckTop: ['4♣', '3♠', 'Duel', 'Duel'] },
    );
    expect(Ann).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Jail', '4♣');
  });

  it('[VALLEY-RATTLE-05-Q] is nobody’s deed: no reward', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Rattlesnake'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'outlaw', hand: ['Scope'] },
      },
      { sets, discard, deckTop: ['2♠'] },
    );
    Ann.plays('Rattlesnake', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold(0);
    expect(Cat).toBeAsked('play');
  });

  it('is not checked while Lasso is in force', () => {
    const { Ann } = table(
      { Ann: { inPlay: ['Rattlesnake'], hand: ['Beer'] }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Lasso', discard, phase: 'start', deckTop: ['2♠', '3♠'] },
    );
    expect(Ann).toHaveLostLife(0);
    Ann.isAsked('play');
  });

  it('[TRAIN-MIX-04-Q] Vera Custer draws! for it with the ability of her last turn', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer', borrowed: ['Lucky Duke'], inPlay: ['Rattlesnake'] },
        Duke: { is: 'Lucky Duke' },
      },
      { sets: [...sets, 'dodge-city'], discard, phase: 'start', deckTop: ['2♠', '3♦'] },
    );
    Vera.picks('3♦');
    expect(Vera).toHaveLostLife(0);
    Vera.isAsked('borrow');
  });
});
