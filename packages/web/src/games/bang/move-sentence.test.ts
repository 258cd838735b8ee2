import { bangRules, type SeenCard, frameOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import type { GameState } from './wire.ts';
import { pack as english } from '../../text/en.ts';
import { pack as italian } from '../../text/it.ts';
import { vocabularyOf } from '../../text/vocabulary-of.ts';
import { distanceFact, sayPlainly, type Scene, sentenceOfDraft, sentenceOfQuestion } from './move-sentence.ts';

const ME = 0;
const bang: SeenCard = { id: 900, card: 'bang', sign: '8♦' } as unknown as SeenCard;

/** A table of five just dealt, with some of it changed. */
function scene(change: (game: GameState) => GameState = (game) => game, language: 'en' | 'it' = 'en'): Scene {
  const position = Position.begin(bangRules, { players: 5, sets: ['base'] }, keyFromSeed('sentence'));
  const { table, own } = frameOf(position);
  const blank = {
    ...table,
    sums: [],
    seats: table.seats.map((seat) => ({ ...seat, character: 'bart-cassidy', inPlay: [] })),
  };
  const game: GameState = {
    id: 'g',
    slug: 'bang',
    n: 0,
    table: { ...blank, turn: { ...blank.turn, seat: blank.seats[ME]?.seat ?? blank.turn.seat } },
    own: own[ME] ?? null,
    hands: null,
    ask: null,
    answering: null,
    clock: { left: null, of: 0, banks: [], endsAt: null, warns: false },
    log: [],
  };
  return {
    game: change(game),
    company: { names: ['Nell', 'Tomás', 'Rosa', 'June', 'Dusty'], me: ME },
    seen: new Map([[900, bang]]),
    vocabulary: vocabularyOf(language, language === 'en' ? english : italian),
  };
}

const shoot = {
  standing: null,
  picks: [],
  steps: [
    { slot: 'do', value: 'play' },
    { slot: 'card', value: 900 },
    { slot: 'at', value: 2 },
  ],
};

/** The seat has a card in front of it. */
function withCard(game: GameState, seat: number, card: string): GameState {
  const seats = game.table.seats.map((one) =>
    one.seat === seat ? { ...one, inPlay: [...one.inPlay, { ...bang, card }] } : one,
  );
  return { ...game, table: { ...game.table, seats } };
}

/** The same, and the rules say what that does to a distance. */
function withDistance(game: GameState, far: number, seat: number, card: string, by: number): GameState {
  const { table } = withCard(game, seat, card);
  const distances = table.distances.map((row, from) => row.map((was, to) => (from === ME && to === 2 ? far : was)));
  const sums = [{ from: ME, to: 2, steps: 2, changes: [{ slug: card, by }] }];
  return { ...game, table: { ...table, distances, sums } };
}

describe('a move as a sentence', () => {
  it('says card, target and the facts', () => {
    const { parts, facts } = sentenceOfDraft(scene(), shoot);
    expect(parts).toEqual([
      { kind: 'card', card: 'bang', sign: '8♦' },
      { kind: 'arrow' },
      { kind: 'name', text: 'Rosa' },
    ]);
    expect(facts).toEqual(['distance 2', '1 BANG! left this turn']);
  });

  it('shows the sum of a distance, and what makes it', () => {
    expect(
      distanceFact(
        scene((game) => withDistance(game, 1, ME, 'scope', -1)),
        ME,
        2,
      ),
    ).toBe('distance 1 (2 seats − 1 Scope)');
    expect(
      distanceFact(
        scene((game) => withDistance(game, 3, 2, 'mustang', 1)),
        ME,
        2,
      ),
    ).toBe('distance 3 (2 seats + 1 Mustang)');
  });

  it('names no card that does not count', () => {
    const nearer = (game: GameState) => withDistance(withCard(game, ME, 'mustang'), 1, ME, 'scope', -1);
    expect(distanceFact(scene(nearer), ME, 2)).toBe('distance 1 (2 seats − 1 Scope)');
  });

  it('says what protects the target', () => {
    const { facts } = sentenceOfDraft(
      scene((game) => withCard(game, 2, 'barrel')),
      shoot,
    );
    expect(facts).toContain('has Barrel');
  });

  it('knows no limit that JSON has lost', () => {
    const unlimited = scene((game) => ({
      ...game,
      table: { ...game.table, bangLimits: JSON.parse('[null,1,1,1,1]') },
    }));
    expect(sentenceOfDraft(unlimited, shoot).facts).toContain('no limit on BANG!');
  });

  it('is said in Italian too', () => {
    const spoken = scene(undefined, 'it');
    expect(sayPlainly(sentenceOfDraft(spoken, shoot), spoken.vocabulary)).toBe(
      'BANG!, otto di quadri su Rosa; distanza 2; ancora 1 BANG! in questo turno',
    );
  });
});

describe('a question as a sentence', () => {
  const asked = (kind: string, about: object) => ({
    kind,
    about: JSON.parse(JSON.stringify(about)),
    options: { slot: 'do', candidates: [], why: undefined, next: undefined, holds: undefined },
    only: undefined,
  });

  it('says who does what to me', () => {
    const here = scene();
    const sentence = sentenceOfQuestion(here, asked('dodge', { by: 1, card: 'bang', sign: '6♣', missing: 2 }));
    expect(sayPlainly(sentence, here.vocabulary)).toBe('Tomás BANG!, six of clubs at you');
  });

  it('has words for what has no card', () => {
    const here = scene();
    expect(sayPlainly(sentenceOfQuestion(here, asked('indians', { by: 3 })), here.vocabulary)).toBe(
      'Indians! from June: a BANG! card, or 1 life point',
    );
  });
});
