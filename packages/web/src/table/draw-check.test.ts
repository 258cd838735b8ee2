import { cardId, type GameEvent, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { isGoodFor, turnedFor } from './draw-check.ts';

const seat = seatId(1);
const turned: GameEvent = { type: 'turned', seat, cards: [{ id: cardId(9), card: 'beer', sign: '9♥' }] };
const used = (source: string): GameEvent => ({ type: 'used', seat, detail: { source } });
const with1 = (type: 'discarded' | 'passedOn', card: string): GameEvent => ({
  type,
  seat,
  cards: [{ id: cardId(3), card, sign: '2♥' }],
});

function story(...events: readonly GameEvent[]) {
  const logged = events.map((event, key) => ({ key, event, step: 5 }));
  return { logged, at: events.indexOf(turned) };
}

describe('what a card was turned for', () => {
  it.each([
    ['barrel', [used('barrel'), turned]],
    ['barrel', [used('jourdonnais'), turned, { type: 'dodged', seat } as const]],
    ['jail', [turned, with1('discarded', 'jail')]],
    ['dynamite', [turned, with1('passedOn', 'dynamite')]],
    ['dynamite', [turned, with1('discarded', 'dynamite')]],
  ])('is %s', (source, events) => {
    const { logged, at } = story(...events);
    expect(turnedFor(logged, at, null)).toBe(source);
  });

  it('is Vendetta when nothing else asks for it, while that is in force', () => {
    const { logged, at } = story(turned);
    expect(turnedFor(logged, at, 'vendetta')).toBe('vendetta');
    expect(turnedFor(logged, at, 'thirst')).toBeUndefined();
  });
});

describe('a turned card', () => {
  it.each([
    ['barrel', 'Q♥', true],
    ['jail', '10♦', false],
    ['dynamite', '2♠', false],
    ['dynamite', '9♠', false],
    ['dynamite', '10♠', true],
    ['dynamite', 'A♠', true],
    ['dynamite', '5♥', true],
  ])('for %s: %s', (source, sign, isGood) => {
    expect(isGoodFor(source, sign)).toBe(isGood);
  });
});
