import { describe, expect, it } from 'vitest';
import { plotOf } from './plot.ts';

const WIDTH = 700;
const HEIGHT = 246;

function player(name: string, ...points: readonly (readonly [number, number])[]) {
  return { name, role: 'outlaw', points: points.map(([turn, life]) => ({ turn, life })) };
}

describe('The plot of life over time', () => {
  it('draws a survivor to the right edge and names him there', () => {
    const { lines, right } = plotOf([player('Ann', [0, 4], [3, 3])], 10, WIDTH, HEIGHT);
    expect(lines[0]?.path).toMatch(new RegExp(`H${right.toFixed(1)}$`));
    expect(lines[0]).toMatchObject({ stone: undefined, label: { anchor: 'start' } });
  });

  it('ends a line at a stone where somebody falls', () => {
    const { lines } = plotOf([player('Ann', [0, 4], [5, 0])], 10, WIDTH, HEIGHT);
    expect(lines[0]?.stone?.x).toBeGreaterThan(200);
    expect(lines[0]?.label.anchor).toBe('end');
  });

  it('keeps the names of survivors apart', () => {
    const { lines } = plotOf([player('Ann', [0, 4]), player('Ben', [0, 4]), player('Cleo', [0, 4])], 10, WIDTH, HEIGHT);
    const [one = 0, two = 0, three = 0] = lines.map(({ label }) => label.y).toSorted((a, b) => a - b);
    expect(Math.min(two - one, three - two)).toBeGreaterThanOrEqual(16);
  });

  it('lays no name on a stone or on another name', () => {
    const fallen = [player('Josephine', [0, 4], [10, 0]), player('Abilene', [0, 4], [9.5, 0])];
    const { lines } = plotOf(fallen, 20, WIDTH, HEIGHT);
    const rows = lines.map(({ label }) => label.y);
    expect(new Set(rows).size).toBe(2);
  });

  it('marks round turns, no more than there is room for', () => {
    expect(plotOf([player('Ann', [0, 4])], 33, WIDTH, HEIGHT).ticks.map(({ turn }) => turn)).toEqual([
      0, 5, 10, 15, 20, 25, 30,
    ]);
    expect(plotOf([player('Ann', [0, 4])], 33, 240, HEIGHT).ticks.map(({ turn }) => turn)).toEqual([0, 20]);
  });
});
