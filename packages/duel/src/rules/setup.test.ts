import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { BOX } from '../box.ts';
import { duelRules } from '../rules.ts';
import { charactersOf, nextSetup, type Setup, whyNotSetup } from '../setup.ts';

function begun(setup: Setup = { law: 0 }) {
  return Position.begin(duelRules, setup, keyFromSeed('set-up'));
}

describe('Set-up', () => {
  it('[DUEL-SETUP-01] four characters each; their owner knows which, and nobody in what order', () => {
    const position = begun();
    for (const [at, { side, reserve, choice }] of position.state.seats.entries()) {
      expect(charactersOf(BOX, side)).toEqual(expect.arrayContaining([...reserve, ...choice]));
      expect([reserve.length, choice.length]).toEqual([2, 2]);
      expect(position.view(at).seats[at]).toMatchObject({ reserve: reserve.toSorted(), choice: choice.toSorted() });
      expect(position.view(1 - at).seats[at]).toMatchObject({ reserve: null, choice: null, reserveCount: 2 });
    }
  });

  it('[DUEL-SETUP-01] more if both agree', () => {
    expect(begun({ characters: 6 }).state.seats.map(({ reserve }) => reserve.length)).toEqual([4, 4]);
    expect(whyNotSetup({ characters: 3 })).toMatchObject({ refused: 'characterCount' });
    expect(() => begun({ characters: 7 })).toThrow('characterCount');
  });

  it('[DUEL-SETUP-02] both choose in secret, and are revealed together', () => {
    const position = begun();
    expect(position.askedSeats).toEqual([0, 1]);
    const [first = '', second = ''] = position.view(0).seats[0]?.choice ?? [];
    const before = JSON.stringify(position.view(1));
    position.answer(0, { character: second });
    expect(JSON.stringify(position.view(1))).toBe(before);
    const [other = ''] = position.view(1).seats[1]?.choice ?? [];
    position.answer(1, { character: other });
    const fighters = position.view(null).seats.map((seat) => seat.fighters);
    expect(fighters[0]?.map(({ character, isFront }) => [character, isFront])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(fighters[1]?.find(({ isFront }) => isFront)?.character).toBe(other);
  });

  it('[DUEL-SETUP-03] as many bullets as printed', () => {
    const position = begun();
    for (const seat of [0, 1]) position.answer(seat, { character: position.view(seat).seats[seat]?.choice?.[0] ?? '' });
    for (const { character, life, maxLife } of position.view(null).seats.flatMap(({ fighters }) => fighters)) {
      expect([life, maxLife]).toEqual([BOX.characters.get(character)?.life, BOX.characters.get(character)?.life]);
    }
  });

  it('[DUEL-SETUP-04] own decks of 40; the Law holds 4 cards, the Outlaws 5', () => {
    const { seats } = begun().state;
    expect(seats.map(({ side, hand, deck }) => [side, hand.length, deck.length])).toEqual([
      ['law', 4, 36],
      ['outlaws', 5, 35],
    ]);
  });

  it('[DUEL-SETUP-05-Q] the sides are drawn unless both agree, and exchanged in a series', () => {
    const sides = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { seats, turn } = duelRules.begin({}, keyFromSeed(`sides ${i}`));
      sides.add(seats.map(({ side }) => side).join());
      expect(seats[turn.seat]?.side).toBe('law');
    }
    expect([...sides].sort()).toEqual(['law,outlaws', 'outlaws,law']);
    expect(nextSetup(begun({ law: 0, characters: 5 }).state)).toEqual({ characters: 5, law: 1 });
    expect(nextSetup(begun({ law: 1 }).state)).toEqual({ characters: 4, law: 0 });
  });
});
