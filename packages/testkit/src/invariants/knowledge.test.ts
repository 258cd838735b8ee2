import { type CardId, type GameEvent, type SeatId, seatId, type State } from '@dustup/bang';
import { stateFrom } from '@dustup/notation';
import { describe, expect, it } from 'vitest';
import { Knowledge } from './knowledge.ts';

const [ANN, BEN, CLEO]: readonly SeatId[] = [0, 1, 2].map(seatId);

function opened() {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, hand: ['BANG!', 'Missed!'] }));
  const state = stateFrom({ sets: ['base'], seats, discard: ['Beer', 'Duel'] });
  return { state, knowledge: new Knowledge(state, [0, 1, 2, null]) };
}

function handOf(state: State, seat: SeatId | undefined): readonly CardId[] {
  return state.seats[seat ?? -1]?.hand ?? [];
}

function told(type: GameEvent['type'], cards: readonly CardId[], more: Omit<GameEvent, 'type' | 'cards'> = {}) {
  return { type, cards: cards.map((id) => ({ id, card: 'some', sign: '2♦' })), ...more };
}

describe('What a viewer knows', () => {
  it('is what was shown to all, and to him alone', () => {
    const { state, knowledge } = opened();
    const [picked = -1] = handOf(state, BEN);
    const [drawn = -1] = handOf(state, ANN);
    knowledge.hear(told('picked', handOf(state, BEN).slice(0, 1)));
    knowledge.hear(told('drew', handOf(state, ANN).slice(0, 1), { seenBy: [seatId(0)] }));
    expect([...knowledge.of(0)]).toEqual([picked, drawn]);
    for (const viewer of [1, 2, null]) expect([...knowledge.of(viewer)]).toEqual([picked]);
  });

  it('of a hand ends when a card leaves it unseen, but not for those who saw it go', () => {
    const { state, knowledge } = opened();
    const hand = handOf(state, BEN);
    knowledge.hear(told('shown', hand));
    knowledge.hear(
      told('took', hand.slice(0, 1), { seat: seatId(0), target: seatId(1), seenBy: [seatId(0), seatId(1)] }),
    );
    expect([...knowledge.of(0)]).toEqual(hand);
    expect([...knowledge.of(1)]).toEqual(hand);
    expect([...knowledge.of(CLEO ?? null)]).toEqual([]);
    expect([...knowledge.of(null)]).toEqual([]);
  });

  it('of the pile ends with a shuffle, and of a card put back unseen at once', () => {
    const { state, knowledge } = opened();
    const top = state.drawPile.slice(-2);
    knowledge.hear(told('putBack', top.slice(0, 1), { seat: seatId(0), seenBy: [seatId(0)] }));
    knowledge.hear(told('shown', handOf(state, BEN)));
    expect(knowledge.of(0).has(top[0] ?? -1)).toBe(true);
    knowledge.hear(told('putBack', top.slice(0, 1), { seat: seatId(2), seenBy: [seatId(2)] }));
    expect(knowledge.of(0).has(top[0] ?? -1)).toBe(false);
    knowledge.hear(told('putBack', top.slice(1), { seat: seatId(0), seenBy: [seatId(0)] }));
    knowledge.hear({ type: 'reshuffled', count: 3 });
    expect([...knowledge.of(0)]).toEqual([...handOf(state, BEN)]);
  });

  it('is nobody’s business: a drawn card is never shown to all', () => {
    const { state, knowledge } = opened();
    expect(() => knowledge.hear(told('drew', handOf(state, ANN)))).toThrow(
      /I4: the event 'drew' shows cards to everybody/,
    );
  });
});
