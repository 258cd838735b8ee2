import { describe, expect, it } from 'vitest';
import { looksOfName } from './look-alike.ts';
import { CoreWorld } from './testing/core-world.ts';
import { seatPeople } from './testing/play.ts';

describe('Names that look alike', () => {
  it.each([
    ['Ann', 'Аnn'],
    ['Ann', 'ann'],
    ['Paul', 'Раuӏ'],
    ['Bill', 'BiIl'],
    ['Bill', 'Bi11'],
    ['Bob', 'B0b'],
    ['Zoe', 'Zoé'],
    ['Ann', 'A n n'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', '𝐀𝓷𝗻'],
    ['Ann', 'An\u115fn'],
    ['modern', 'modem'],
    ['SAM', 'ѕам'],
    ['Kate', 'кате'],
    ['Ann', 'Ꭺnn'],
    ['Ann', 'A\u034fn\u{e0061}n'],
    ['will', 'vviⅼⅼ'],
    ['Оля', 'Oля'],
    ['Bob', 'Ⲃϭ𖺶'],
    ['Iris', 'ⲓᴿ𑷚ട'],
    ['Ann', 'ᴀɴɴ'],
    ['Ann', '🅐🅝🅝'],
    ['Ann', '🅰🅽🅽'],
    ['Ann', '🇦🇳🇳'],
    ['Ann', 'Ann.'],
    ['Ann', '_Ann_'],
    ['Ann', '«Ann’'],
    ['Jo-Ann', 'Jo—Ann'],
  ])('%s and %s are known as such', (one, other) => {
    expect(looksOfName(other)).toBe(looksOfName(one));
  });

  it('that do not are told apart', () => {
    const names = [
      'Ann',
      'Anna',
      'Ben',
      'Dan',
      '李小龍',
      '李小虎',
      'Иван',
      'Ирина',
      'Σοφία',
      'Guest abc',
      'Guest abd',
      '!!',
      '??',
    ];
    expect(new Set(names.map(looksOfName)).size).toBe(names.length);
  });

  it('at a table get a number, in the seats and among those who watch', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann', 'Аnn', 'Bob']);
    const eve = world.guest('ＡＮＮ');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ann?.table?.seats.slice(0, 3).map((seat) => seat?.name)).toEqual(['Ann', 'Аnn 2', 'Bob']);
    expect(ann?.table?.watchers.map(({ name }) => name)).toEqual(['ＡＮＮ 3']);
  });
});
