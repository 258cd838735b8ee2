import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleBot } from './rule-bot.ts';

const sets = ['base', 'wild-west-show'];
const seats = {
  Ann: { role: 'sheriff' },
  Dan: { role: 'deputy', hand: ['BANG!', 'Missed!'] },
  Out: { role: 'outlaw', presence: 'out', life: 0 },
  Ren: { role: 'renegade', presence: 'out', life: 0 },
} as const;

describe('The rule bot at the show', () => {
  it('trusts nobody once it is everybody for themselves: a Deputy shoots the Sheriff', () => {
    const { Dan, game } = table(seats, { sets, turn: 'Dan', inForce: { show: 'Wild West Show' } });
    const asked = game.askedOf(Dan.seat);
    if (asked === undefined) throw new Error(game.now);
    expect(ruleBot(7).answer(() => Dan.view, asked)).toMatchObject({ do: 'play', at: 0 });
  });

  it('is loyal before: the same Deputy keeps the BANG!', () => {
    const { Dan, game } = table(
      { ...seats, Ren: { role: 'renegade' } },
      { sets, turn: 'Dan', inForce: { show: 'Sacagaway' } },
    );
    const asked = game.askedOf(Dan.seat);
    if (asked === undefined) throw new Error(game.now);
    expect(ruleBot(7).answer(() => Dan.view, asked)).not.toMatchObject({ do: 'play', at: 0 });
  });
});
