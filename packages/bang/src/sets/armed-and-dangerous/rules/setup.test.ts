import { bangRules, bookOf, signText } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';

const SET = 'armed-and-dangerous';

function signsOf(name: string): string[] {
  return bookOf([SET])
    .faces.filter(({ card }) => card.name === name)
    .map(({ sign }) => signText(sign));
}

describe('Armed & Dangerous set up', () => {
  it('[ARMED-SETUP-01] adds 28 cards, 13 of them Dangerous, 8 characters and 32 tokens', () => {
    const { faces, characters, tokens } = bookOf([SET]);
    expect(faces).toHaveLength(28);
    expect(faces.filter(({ card }) => card.colour === 'orange')).toHaveLength(13);
    expect(faces.filter(({ card }) => card.colour === 'brown')).toHaveLength(15);
    expect(characters.size).toBe(8);
    expect(tokens.get('load')).toMatchObject({ supply: 32, most: 4 });
  });

  it.each([
    ['Ace up the sleeve', 'A♥'],
    ['Bandolier', '2♥'],
    ['Bell tower', '7♣'],
    ['Beer keg', '4♥'],
    ['Bomb', '7♦'],
    ['Crate', '3♥'],
    ['Lock Pick', '2♣'],
    ['Tumbleweed', '4♣'],
    ['Whip', '5♣'],
    ['Big Fifty', 'Q♠'],
    ['Buntline Special', 'J♠'],
    ['Double Barrel', '6♣'],
    ['Thunderer', '3♣'],
    ['Caravan', '2♠'],
    ['A little nip', '5♥'],
    ['Quick Shot', '3♠'],
    ['Flintlock', 'A♠'],
    ['Arrow', '5♦'],
    ['Duck!', '3♦'],
    ['Reloading', '4♦'],
    ['Rust', '9♠'],
    ['Squaw', '3♦'],
    ['BANG!', '6♥ 2♣ 2♦ 3♦'],
    ['Cat Balou', '3♥'],
    ['Missed!', 'K♠'],
  ])('[ARMED-SETUP-02] prints %s %s', (name, signs) => {
    expect(signsOf(name)).toEqual(signs.split(' '));
  });

  it.each([
    ['big-fifty', 6],
    ['buntline-special', 2],
    ['double-barrel', 1],
    ['thunderer', 3],
  ])('[ARMED-SETUP-02] %s reaches %i', (slug, reach) => {
    expect(bookOf([SET]).cards.get(slug)).toMatchObject({ isWeapon: true, traits: { reach } });
  });

  it('[ARMED-SETUP-03] Red Ringo has 5 life points and 4 tokens, everybody else 4 and none', () => {
    for (const { slug, life } of bookOf([SET]).characters.values()) expect(life).toBe(slug === 'red-ringo' ? 5 : 4);
    const characters = ['red-ringo', 'al-preacher', null, null];
    const setup = { players: 4, sets: ['base', SET], characters };
    const { game } = Position.begin(bangRules, setup, keyFromSeed('ringo'));
    expect(game.state.seats.map(({ tokens }) => tokens['load'] ?? 0)).toEqual([4, 0, 0, 0]);
  });
});
