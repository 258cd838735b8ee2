import { mixFacts, whyNotPlayable } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { mixHint, mixProblem } from './mix.ts';
import { OFFERED, optionsWith } from './offered.ts';
import { randomMix } from './presets.ts';

const HOUSE = {
  game: 'bang',
  isPublic: false,
  players: 5,
  sets: ['base'],
  options: [],
  clock: null,
  pace: 'calm',
  pokerFace: true,
  deadSeeAll: false,
  openHands: false,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
} as const;

const STICK = OFFERED.find(({ refuses }) => Object.values(refuses).includes(null));

describe('A mix that cannot be played', () => {
  it('says which set so many players need, and adds it', () => {
    const problem = mixProblem(HOUSE, { players: 8 });
    expect(problem).toMatchObject({ why: 'players', players: 8, needs: 'dodge-city' });
    expect(problem?.remedies.map(({ does }) => does)).toEqual(['addSet', 'playWith']);
    expect(mixProblem(HOUSE, problem?.remedies[0]?.house ?? {})).toBeUndefined();
  });

  it('says how many may play without a set that is taken out', () => {
    const house = { ...HOUSE, players: 8, sets: ['base', 'dodge-city'] };
    expect(mixProblem(house, { sets: ['base'] })?.remedies).toMatchObject([{ does: 'playWith', players: 7 }]);
  });

  it('says which option does not go with which set, and drops what was there before', () => {
    const [option = ''] = Object.keys(STICK?.refuses ?? {});
    const set = STICK?.slug ?? '';
    const sets = ['base', set];
    expect(mixProblem({ ...HOUSE, options: [option] }, { sets })).toMatchObject({
      option,
      remedies: [{ does: 'dropOption' }],
    });
    expect(mixProblem({ ...HOUSE, sets }, { options: [option] })).toMatchObject({
      set,
      remedies: [{ does: 'dropSet' }],
    });
  });

  it('is told as the rules tell it, for any sets, options and players', () => {
    let drawn = 1;
    const chance = () => (drawn = (drawn * 48271) % 2147483647) / 2147483647;
    for (let round = 0; round < 400; round++) {
      const sets = randomMix(4 + (round % 4), chance);
      const options = optionsWith(sets).filter(() => chance() < 0.2);
      const players = 3 + (round % 6);
      const house = { ...HOUSE, sets, options, players };
      const why = whyNotPlayable({ sets, options, players });
      expect([mixProblem(HOUSE, house) === undefined, sets, options, players]).toEqual([
        why === undefined,
        sets,
        options,
        players,
      ]);
    }
  });
});

describe('A hint', () => {
  it('is the same as the rules have for a mix', () => {
    for (const sets of [['base'], ['base', 'high-noon', 'dodge-city'], OFFERED.map(({ slug }) => slug)]) {
      const { cards, hint } = mixFacts(sets, 3);
      expect(mixHint({ sets, players: 3 })).toEqual({ cards, hint });
    }
  });
});
