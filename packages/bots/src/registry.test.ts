import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { playOut } from './play-out.ts';
import { BOT_NAMES, botNamed } from './registry.ts';

describe('The list of bots', () => {
  it('has the random bot and the rule bot', () => {
    expect(BOT_NAMES).toEqual(['random', 'rule']);
  });

  it('has nobody of another name', () => {
    expect(botNamed('genius', 1)).toBeUndefined();
  });

  it.each(BOT_NAMES)('%s plays a whole game with the characters of its own choice', (name) => {
    const setup = { players: 5, sets: ['base'], options: ['twoCharacters'] };
    const position = Position.begin(bangRules, setup, keyFromSeed('a whole game'), { forkable: false });
    const agents = Array.from({ length: 5 }, (_, seat) => {
      const agent = botNamed(name, seat);
      if (agent === undefined) throw new Error(`no bot ${name}`);
      return agent;
    });
    expect(playOut(position, agents)).toBeGreaterThan(20);
    expect(position.state.outcome).not.toBeNull();
  });

  it.each(BOT_NAMES)('%s plays the same game again from the same seed', (name) => {
    const play = () => {
      const position = Position.begin(bangRules, { players: 4, sets: ['base'] }, keyFromSeed('again'), {
        forkable: false,
      });
      const answers: unknown[] = [];
      const agents = Array.from({ length: 4 }, (_, seat) => botNamed(name, seat)).filter(
        (agent) => agent !== undefined,
      );
      playOut(position, agents, (seat, answer) => answers.push([seat, answer]));
      return answers;
    };
    expect(play()).toEqual(play());
  });
});
