import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const darling = { sets: ['base', 'wild-west-show'], inForce: { show: 'Darling Valentine' }, phase: 'start' } as const;

describe('Darling Valentine', () => {
  it('[WWS-DARLING-01] a new hand of as many cards, then phase 1', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Missed!', 'Beer'] }, Ben: {} },
      { ...darling, deckTop: ['Duel', 'Jail', 'Scope', 'Barrel'] },
    );
    expect(Ann).toHold('Duel', 'Jail', 'Scope', 'Barrel');
    expect(game.state.discardPile).toHaveLength(2);
  });

  it('[WWS-DARLING-02] nothing for an empty hand', () => {
    const { Ann, game } = table({ Ann: {}, Ben: {} }, { ...darling, deckTop: ['Duel', 'Jail'] });
    expect(Ann).toHold('Duel', 'Jail');
    expect(game).toHaveDiscarded();
  });

  it('[WWS-DARLING-03-Q] after Dynamite and Jail: who stays in Jail keeps the hand', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'sheriff', hand: ['Missed!'] }, Ben: { role: 'outlaw', hand: ['Beer'], inPlay: ['Jail'] } },
      { ...darling, turn: 'Ben', deckTop: ['2♠', 'Duel', 'Scope', 'Barrel'] },
    );
    Ann.isAsked('play');
    expect(Ben).toHold('Beer');
    expect(Ann).toHold('Duel', 'Scope', 'Barrel');
  });

  it('[WWS-DARLING-04-Q] Suzy Lafayette gets as many as she gave up and none more', () => {
    const { Suzy } = table({ Suzy: { is: 'Suzy Lafayette', hand: ['Missed!'] }, Ben: {} }, darling);
    expect(Suzy).toHold(3);
  });
});
