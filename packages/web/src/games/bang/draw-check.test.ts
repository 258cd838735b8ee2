import { cardId, type GameEvent, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { drawCheckAt, isGoodSign } from './draw-check.ts';

const seat = seatId(1);
const cards = [{ id: cardId(9), card: 'beer', sign: '9♥' }];
const turnedFor = (reason: string, isGood: boolean): GameEvent => ({
  type: 'turned',
  seat,
  cards,
  detail: { reason, hits: { suits: ['♥'] }, isGood },
});
const checked = (reason: string, isHit: boolean, isGood: boolean): GameEvent => ({
  type: 'checked',
  seat,
  detail: { reason, isHit, isGood },
});

function logged(...events: readonly GameEvent[]) {
  return events.map((event, key) => ({ key, event, step: 5 }));
}

describe('a draw!', () => {
  it.each([
    ['a heart for a barrel', 'barrel', true, true, true],
    ['no heart for a barrel', 'barrel', false, true, false],
    ['low spades for dynamite', 'dynamite', true, false, false],
    ['anything else for dynamite', 'dynamite', false, false, true],
  ])('says what it was for and how it went: %s', (_name, reason, isHit, isGood, wentWell) => {
    const events = logged(turnedFor(reason, isGood), checked(reason, isHit, isGood));
    expect(drawCheckAt(events, 0)).toEqual({ reason, wentWell });
  });

  it('is undecided until it is known which of two cards counts', () => {
    expect(drawCheckAt(logged(turnedFor('jail', true)), 0)).toEqual({ reason: 'jail', wentWell: undefined });
  });

  it('is not confused by another one in the same step', () => {
    const events = logged(
      turnedFor('dynamite', false),
      checked('dynamite', false, false),
      turnedFor('jail', true),
      checked('jail', false, true),
    );
    expect(drawCheckAt(events, 0)).toEqual({ reason: 'dynamite', wentWell: true });
    expect(drawCheckAt(events, 2)).toEqual({ reason: 'jail', wentWell: false });
  });

  it('says which cards would do good', () => {
    const heart = { reason: 'jail', hits: { suits: ['♥'] }, isGood: true };
    expect(['10♥', '10♠'].map((sign) => isGoodSign(heart, sign))).toEqual([true, false]);
    const lowSpade = { reason: 'dynamite', hits: { suits: ['♠'], from: '2', to: '9' }, isGood: false };
    expect(['2♠', '9♠', '10♠', '9♥'].map((sign) => isGoodSign(lowSpade, sign))).toEqual([false, false, true, true]);
  });

  it('is not every card that is turned', () => {
    const guess: GameEvent = { type: 'turned', seat, cards, detail: { reason: 'peyote', call: 'red' } };
    expect(drawCheckAt(logged(guess), 0)).toBeUndefined();
  });
});
