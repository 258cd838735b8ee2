import type { Answer } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleBot } from './rule-bot.ts';

type Seat = ReturnType<typeof table<'Ann'>>['Ann'];

const sets = ['base', 'wild-west-show'];
const seats = {
  Ann: { role: 'sheriff' },
  Dan: { role: 'deputy', hand: ['BANG!', 'Missed!'] },
  Out: { role: 'outlaw', presence: 'out', life: 0 },
  Ren: { role: 'renegade', presence: 'out', life: 0 },
} as const;

const hand = ['Missed!', 'Missed!'];
const five = {
  Ann: { role: 'sheriff', hand },
  Out: { role: 'outlaw', hand },
  Dan: { role: 'deputy', hand },
  Two: { role: 'outlaw', hand },
  Ren: { role: 'renegade', hand },
} as const;

function answerOf(seat: Seat): Answer {
  const asked = seat.game.askedOf(seat.seat);
  if (asked === undefined) throw new Error(seat.game.now);
  const answer = ruleBot(7).answer(() => seat.view, asked);
  expect(seat.game.whyNot(seat.seat, answer)).toBeUndefined();
  return answer;
}

describe('The rule bot at the show', () => {
  it('trusts nobody once it is everybody for themselves: a Deputy shoots the Sheriff', () => {
    const { Dan } = table(seats, { sets, turn: 'Dan', inForce: { show: 'Wild West Show' } });
    expect(answerOf(Dan)).toMatchObject({ do: 'play', at: 0 });
  });

  it('is loyal before: the same Deputy keeps the BANG!', () => {
    const { Dan } = table(
      { ...seats, Ren: { role: 'renegade' } },
      { sets, turn: 'Dan', inForce: { show: 'Sacagaway' } },
    );
    expect(answerOf(Dan)).not.toMatchObject({ do: 'play', at: 0 });
  });

  it('takes the turn of a foe to the right, by changing seats', () => {
    const { Out, Ann } = table(five, { sets, turn: 'Out', inForce: { show: 'Lady Rosa del Texas' } });
    expect(answerOf(Out)).toEqual({ do: 'use', use: 'lady-rosa-del-texas', at: Ann.seat });
  });

  it('leaves its own side the turn', () => {
    const { Ann, Dan, ...others } = five;
    const loyal = table({ Ann, Dan, ...others }, { sets, turn: 'Dan', inForce: { show: 'Lady Rosa del Texas' } });
    expect(answerOf(loyal.Dan)).toEqual({ do: 'end' });
  });

  it('orders somebody to shoot at the Sheriff', () => {
    const { Out, Ann } = table(five, { sets, turn: 'Out', inForce: { show: 'Dorothy Rage' } });
    const whom = answerOf(Out);
    expect(whom).toMatchObject({ do: 'use', use: 'dorothy-rage' });
    Out.game.answer(Out.seat, whom);
    expect(answerOf(Out)['at']).toBe(Ann.seat);
  });

  it('orders nothing against the Sheriff it stands by, nor against itself', () => {
    const { Dan, Ann } = table(five, { sets, turn: 'Dan', inForce: { show: 'Dorothy Rage' } });
    const whom = answerOf(Dan);
    expect(whom).toMatchObject({ do: 'use', use: 'dorothy-rage' });
    expect(whom['whom']).not.toBe(Ann.seat);
    Dan.game.answer(Dan.seat, whom);
    expect([Ann.seat, Dan.seat]).not.toContain(answerOf(Dan)['at']);
  });

  it('orders nothing where only its own side is left to be hit', () => {
    const out = { presence: 'out', life: 0 } as const;
    const { Dan } = table(
      { ...five, Out: { role: 'outlaw', ...out }, Two: { role: 'outlaw', ...out }, Ren: { role: 'renegade' } },
      { sets, turn: 'Dan', inForce: { show: 'Dorothy Rage' } },
    );
    const whom = answerOf(Dan);
    if (whom['do'] === 'end') return;
    Dan.game.answer(Dan.seat, whom);
    expect(answerOf(Dan)['at'] ?? 4).toBe(4);
  });

  it('turns the show for two cards, but not the last of it while it has friends', () => {
    const turns = (turn: 'Dan' | 'Ren', show: readonly string[]) => {
      const stage = { ...five, Dan: { ...five.Dan, hand: ['Stagecoach'] }, Ren: { ...five.Ren, hand: ['Stagecoach'] } };
      const seated = table(stage, { sets, turn, inForce: { show: 'Gag' }, toCome: { show } });
      return answerOf(seated[turn])['do'];
    };
    expect(turns('Dan', ['Sacagaway', 'Wild West Show'])).toBe('play');
    expect(turns('Dan', ['Wild West Show'])).toBe('end');
    expect(turns('Ren', ['Wild West Show'])).toBe('play');
  });
});
