import { bangRules, bookOf, cardId, EVENT_TYPES, type GameEvent, redactEvent, seatId } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Recording } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { tellEvent, tellStory } from './story.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
const BANG = { id: cardId(7), card: 'bang', sign: '2♦' };
const [ANN, BEN] = [seatId(0), seatId(1)];

function tell(event: GameEvent): string {
  return tellEvent(event, NAMES, bookOf(['base']));
}

describe('the story of a game', () => {
  it.each<[string, GameEvent]>([
    ['Ann plays BANG! 2♦ on Ben.', { type: 'played', seat: ANN, target: BEN, cards: [BANG], detail: { as: 'bang' } }],
    [
      'Ann plays BANG! 2♦ as Missed! on Ben.',
      { type: 'played', seat: ANN, target: BEN, cards: [BANG], detail: { as: 'missed' } },
    ],
    ['Ben loses 3 life points: 1 left.', { type: 'lifeLost', seat: BEN, count: 3, detail: { life: 1, by: null } }],
    [
      'Ben is eliminated by Ann. Ben was an Outlaw.',
      { type: 'eliminated', seat: BEN, detail: { role: 'outlaw', by: ANN } },
    ],
    ['Ann draws 2 cards.', { type: 'drew', seat: ANN, count: 2 }],
    ['Ann takes a card from Ben.', { type: 'took', seat: ANN, target: BEN, count: 1 }],
    ['The Outlaws win: Ann and Ben.', { type: 'gameWon', detail: { side: 'outlaws', winners: [ANN, BEN] } }],
    ['Ben uses Jourdonnais.', { type: 'used', seat: BEN, detail: { source: 'jourdonnais' } }],
  ])('%s', (sentence, event) => {
    expect(tell(event)).toBe(sentence);
  });

  it('has a sentence for everything that can happen', () => {
    for (const type of EVENT_TYPES)
      expect(tell({ type, seat: ANN, target: BEN, count: 1, detail: { side: 'law' } })).toMatch(/^[A-Z]/);
  });

  it('keeps to itself what the viewer did not see', () => {
    const drew: GameEvent = { type: 'drew', seat: ANN, count: 1, cards: [BANG], seenBy: [ANN] };
    expect(tell(redactEvent(drew, ANN))).toBe('Ann draws BANG! 2♦.');
    expect(tell(redactEvent(drew, BEN))).toBe('Ann draws a card.');
  });

  it('tells a whole game from beginning to end', () => {
    const recording = new Recording(bangRules, { players: 5, sets: ['base'] }, keyFromSeed('a story'));
    const bots = NAMES.map((_, seat) => randomBot(seat));
    while (!recording.position.isOver) {
      const [seat, answer] = nextDecision(recording.position, bots);
      recording.answer(seat, answer);
    }
    const story = tellStory(recording.record, NAMES, null);
    expect(story.at(-1)).toMatch(/ wins?: /);
    expect(story.join(' ')).not.toMatch(/undefined|something|\?/);
    expect(tellStory(recording.record, NAMES, 'everything')).not.toEqual(story);
  });
});
