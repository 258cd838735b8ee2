import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleDuelBot } from './rule-duel-bot.ts';

/** What the bot would answer for whoever is asked. */
function answerIn({ game }: Pick<ReturnType<typeof duelTable>, 'game'>) {
  const [asked] = game.position.open;
  if (asked === undefined) throw new Error(game.now);
  return ruleDuelBot(1).answer(() => game.position.view(asked.seat), asked);
}

describe('The rule bot holds an Avoid', () => {
  const shotAt = (hand: readonly string[], front = {}, by = 'Nobody', card = 'Colt', life = 4) => {
    const table = duelTable({
      Law: { front: { is: by, life }, hand: [card] },
      Outlaws: { front, hand: [...hand], reserve: ['Sid Curry'] },
    });
    table.Law.plays(card, { at: table.Outlaws.front });
    return answerIn(table)['do'];
  };

  it('not against a plain hit', () => {
    expect(shotAt(['Missed!', 'Beer'])).toBe('play');
  });

  it('against Tex Killer, where the card that is due besides is missing or too good', () => {
    expect(shotAt(['Missed!'], {}, 'Tex Killer')).toBe('takeIt');
    expect(shotAt(['Missed!', 'Missed!'], {}, 'Tex Killer')).toBe('takeIt');
    expect(shotAt(['Missed!', 'Clock'], {}, 'Tex Killer')).toBe('play');
    expect(shotAt(['Missed!', 'Missed!'], {}, 'Tex Killer', 'Derringer')).toBe('play');
  });

  it('and a Hat as well', () => {
    expect(shotAt(['Knife', 'Knife'], { has: ['Hat'] })).toBe('use');
    expect(shotAt([], { has: ['Hat'] }, 'Tex Killer')).toBe('takeIt');
  });

  it('against a Schofield that would give back the life that it spares', () => {
    expect(shotAt(['Return fire'], { life: 1 }, 'Nobody', 'outlaws Schofield', 3)).toBe('takeIt');
    expect(shotAt(['Return fire'], { life: 1 }, 'Nobody', 'outlaws Schofield', 4)).toBe('play');
  });

  it('for somebody who gets something for a wound, not for the last life of all', () => {
    expect(shotAt(['Missed!'], 'Slim Poet', 'Wyatt Ear')).toBe('takeIt');
    const table = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { life: 1 }, rear: null, hand: ['Missed!'] },
    });
    table.Law.plays('Colt');
    expect(answerIn(table)['do']).toBe('play');
  });
});

describe('The rule bot counts what it has not seen', () => {
  it('takes the card whose back promises more', () => {
    const table = duelTable(
      { Law: { hand: ['law Bank', 'outlaws Beer'] }, Outlaws: { hand: ['Stealing'] } },
      {
        turn: 'Outlaws',
        discard: [...Array.from({ length: 5 }, () => 'law Missed!'), 'law Derringer', 'law Derringer', 'law Wagon'],
      },
    );
    expect(answerIn(table)['what']).toBe('outlaws');
  });

  it('calls somebody out only if there can be few Hits in their hand', () => {
    const hits = { Carbine: 1, Colt: 5, Knife: 3, Remington: 2, Schofield: 2, Shotgun: 2 };
    const played = Object.entries(hits).flatMap(([name, count]) =>
      Array.from({ length: count }, () => `outlaws ${name}`),
    );
    const deed = (discard: readonly string[]) =>
      answerIn(
        duelTable(
          { Law: { hand: ['Duel', 'law Missed!'] }, Outlaws: { hand: ['Beer', 'Missed!', 'Missed!', 'Missed!'] } },
          { discard },
        ),
      )['do'];
    expect([deed([]), deed(played)]).toEqual(['end', 'play']);
  });
});
