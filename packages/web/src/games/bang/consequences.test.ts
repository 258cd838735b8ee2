import { bangRules, type SeenCard, frameOf } from '@dustup/bang';
import { choice, keyFromSeed, Position, questionOf } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import type { GameState } from './wire.ts';
import { contents } from './cards/book.ts';
import { pack as english } from '../../text/en.ts';
import { vocabularyOf } from '../../text/vocabulary-of.ts';
import { consequenceOf, hopesOf } from './consequences.ts';
import type { Scene } from './move-sentence.ts';
import { narration } from './narration.ts';

const ME = 0;

/** The number of a face of the base game, as frames name it. */
function faceOf(card: string): number {
  const deck = contents().find(({ slug }) => slug === 'base')?.deck ?? [];
  const before = deck.slice(
    0,
    deck.findIndex(([slug]) => slug === card),
  );
  return before.reduce((sum, [, signs]) => sum + signs.length, 0);
}

function cardOf(id: number, card: string, sign: string): SeenCard {
  return { id, card, sign } as unknown as SeenCard;
}

type Me = GameState['table']['seats'][number];

/** A table of five just dealt, with my seat and the table changed. */
function scene(held: SeenCard, me: Partial<Me> = {}, table: Partial<GameState['table']> = {}): Scene {
  const position = Position.begin(bangRules, { players: 5, sets: ['base'] }, keyFromSeed('consequences'));
  const frame = frameOf(position);
  const seats = frame.table.seats.map((seat) => ({ ...seat, inPlay: [], ...(seat.seat === ME ? me : {}) }));
  const turn = { ...frame.table.turn, number: 3, seat: frame.table.seats[1]?.seat ?? frame.table.turn.seat };
  const game: GameState = {
    id: 'g',
    slug: 'bang',
    n: 0,
    table: { ...frame.table, seats, turn, asked: [1], ...table },
    own: frame.own[ME] ?? null,
    hands: null,
    ask: null,
    answering: null,
    clock: { left: null, of: 0, banks: [], endsAt: null, warns: false },
    log: [],
  };
  return {
    game,
    company: { names: ['Nell', 'Tomás', 'Rosa', 'June', 'Dusty'], me: ME },
    seen: new Map([[held.id, held]]),
    vocabulary: vocabularyOf('en', english),
  };
}

const play = (card: number) => ({
  standing: null,
  picks: [],
  steps: [
    { slot: 'do', value: 'play' },
    { slot: 'card', value: card },
  ],
});

describe('What comes of a move', () => {
  it('is nothing for a Beer at full life, which is said before it is played', () => {
    const full = scene(cardOf(1, 'beer', '9♥'), { life: 4, maxLife: 4 });
    expect(consequenceOf(full, play(1))).toEqual({ text: 'full life: no effect', isWasted: true });
    const hurt = scene(cardOf(1, 'beer', '9♥'), { life: 3, maxLife: 4 });
    expect(consequenceOf(hurt, play(1))).toBeUndefined();
  });

  it('is nothing for a Saloon while nobody lacks a life point', () => {
    const whole = scene(cardOf(1, 'saloon', '5♥'));
    expect(consequenceOf(whole, play(1))).toEqual({ text: 'everybody has full life: no effect', isWasted: true });
    const hurt = scene(cardOf(1, 'saloon', '5♥'), { life: 1, maxLife: 4 });
    expect(consequenceOf(hurt, play(1))).toBeUndefined();
  });

  it('is nothing for a shot at a ghost', () => {
    const haunted = scene(cardOf(1, 'bang', '2♦'));
    const { seats } = haunted.game.table;
    const ghost = seats.map((seat) => (seat.seat === 2 ? { ...seat, presence: 'ghost' as const, life: 0 } : seat));
    const { game, ...rest } = haunted;
    const shown = { ...rest, game: { ...game, table: { ...game.table, seats: ghost } } };
    const at = (seat: number) => ({ ...play(1), steps: [...play(1).steps, { slot: 'at', value: seat }] });
    expect(consequenceOf(shown, at(2))).toEqual({ text: 'a ghost has no life to lose', isWasted: true });
    expect(consequenceOf(shown, at(3))).toBeUndefined();
  });

  it('is another gun, with what happens to the reach', () => {
    const armed = scene(cardOf(1, 'volcanic', '10♣'), { inPlay: [cardOf(2, 'remington', 'K♣')] });
    expect(consequenceOf(armed, play(1))).toEqual({ text: 'replaces Remington, reach 3 → 1', isWasted: false });
  });
});

describe('Which of the turned cards counts', () => {
  it('is asked with what it is for, and whether any of them helps', () => {
    const about = { reason: 'jail', hits: { suits: ['♥'] }, isGood: true };
    const question = questionOf('pickTurned', about, choice('card', [5, 6]));
    const shelf = [cardOf(5, 'bang', '2♣'), cardOf(6, 'bang', '3♦')];
    expect(hopesOf(scene(cardOf(1, 'bang', '2♦'), {}, { shelf }), question)).toEqual([
      'Jail: ♥ frees you: neither card helps',
    ]);
    const lucky = [cardOf(5, 'bang', '2♥'), cardOf(6, 'bang', '3♦')];
    expect(hopesOf(scene(cardOf(1, 'bang', '2♦'), {}, { shelf: lucky }), question)).toEqual([
      'Jail: ♥ frees you: one card helps',
    ]);
  });
});

describe('The bar while others act', () => {
  it('tells who plays, and who comes next', () => {
    const told = narration(scene(cardOf(1, 'bang', '2♦')));
    expect(told?.parts).toEqual([{ kind: 'text', text: 'Tomás is playing' }]);
    expect(told?.facts).toEqual(['after Tomás: Rosa, June and Dusty']);
  });

  it('tells a Duel with the shots so far', () => {
    const play2 = { kind: 'play', by: 1, face: faceOf('duel') } as unknown as never;
    const standoff = { kind: 'standoff', by: 1, target: 2, isFinishing: false } as unknown as never;
    const { game, ...rest } = scene(cardOf(1, 'bang', '2♦'), {}, { resolving: [play2, standoff], asked: [2] as never });
    const log = ['played', 'answered', 'answered'].map((type, key) => ({ key, step: 1, event: { type } }) as never);
    const told = narration({ ...rest, game: { ...game, log } });
    expect(told?.parts).toEqual([{ kind: 'text', text: 'Tomás challenges Rosa to a Duel: 2 BANG!s so far' }]);
  });
});
