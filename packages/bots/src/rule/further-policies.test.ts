import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const shown = { isRoleShown: true };
const armed = ['base', 'armed-and-dangerous'];
const valley = ['base', 'valley-of-shadows'];
const show = ['base', 'wild-west-show'];
const outlaw = { role: 'outlaw', ...shown } as const;
const sheriff = { role: 'sheriff' } as const;
const deputy = { role: 'deputy', ...shown } as const;

describe('The rule bot and a Bandolier', () => {
  const seats = (...hand: string[]) => ({
    Ann: { role: 'outlaw', hand, inPlay: ['Bandolier'] } as const,
    Sheriff: sheriff,
    Deputy: deputy,
  });
  const loaded = { sets: armed, tokensOn: { load: { Bandolier: 3 } }, bangsPlayed: 1 };

  it('pays for one more BANG! when it holds one and has shot', () => {
    expect(decides(table(seats('BANG!', 'Missed!'), loaded).Ann)).toEqual({ do: 'use', use: 'Bandolier' });
  });

  it('pays nothing with no BANG! in hand, or before the first is played', () => {
    expect(decides(table(seats('Missed!'), loaded).Ann)).toEqual({ do: 'end' });
    expect(decides(table(seats('BANG!'), { ...loaded, bangsPlayed: 0 }).Ann)).toMatchObject({ do: 'play' });
  });
});

describe('The rule bot and a Bell tower', () => {
  const seats = (...hand: string[]) => ({
    Ann: { role: 'outlaw', hand, inPlay: ['Bell tower'] } as const,
    Friend: outlaw,
    Sheriff: { ...sheriff, inPlay: ['Mustang'] },
    Other: outlaw,
  });
  const loaded = { sets: armed, tokensOn: { load: { 'Bell tower': 3 } } };

  it('rings it when a BANG! falls short of the Sheriff, and then shoots', () => {
    const { Ann } = table(seats('BANG!', 'Missed!'), loaded);
    expect(decides(Ann)).toEqual({ do: 'use', use: 'Bell tower' });
    Ann.uses('Bell tower');
    expect(decides(Ann)).toMatchObject({ do: 'play', card: 'BANG!', at: 'Sheriff' });
  });

  it('does not ring it for nothing', () => {
    expect(decides(table(seats('Missed!'), loaded).Ann)).toEqual({ do: 'end' });
    expect(decides(table(seats('BANG!'), { ...loaded, bangsPlayed: 1 }).Ann)).toEqual({ do: 'end' });
  });
});

describe('The rule bot and others’ tokens', () => {
  it('plays Rust against foes with loaded cards, and keeps it while only friends have some', () => {
    const words = { sets: armed, tokensOn: { load: { Crate: 1, Whip: 2 } } };
    const hand = ['Rust', 'Missed!'];
    const foes = table(
      { Ann: { role: 'outlaw', hand }, Sheriff: { ...sheriff, inPlay: ['Crate', 'Whip'] }, Friend: outlaw },
      words,
    );
    expect(decides(foes.Ann)).toEqual({ do: 'play', card: 'Rust' });
    const friends = table(
      { Ann: { role: 'outlaw', hand }, Friend: { ...outlaw, inPlay: ['Crate', 'Whip'] }, Sheriff: sheriff },
      words,
    );
    expect(decides(friends.Ann)).toEqual({ do: 'end' });
  });

  it('as Frankie Canton takes the last token of a foe’s card, and none of its own or a friend’s', () => {
    const ann = { role: 'outlaw', is: 'Frankie Canton', hand: ['Missed!'], inPlay: ['Lock Pick'] } as const;
    const words = { sets: armed, tokensOn: { load: { Crate: 1, Whip: 3, 'Lock Pick': 1 } } };
    const foe = table({ Ann: ann, Sheriff: { ...sheriff, inPlay: ['Whip', 'Crate'] }, Friend: outlaw }, words);
    expect(decides(foe.Ann)).toEqual({ do: 'use', use: 'frankie-canton', at: 'Sheriff', place: 'Crate' });
    const friend = table({ Ann: ann, Friend: { ...outlaw, inPlay: ['Whip', 'Crate'] }, Sheriff: sheriff }, words);
    expect(decides(friend.Ann)).toEqual({ do: 'end' });
  });
});

describe('The rule bot and Poker', () => {
  const stake = (by: 'sheriff' | 'outlaw') => {
    const { By, Ann } = table(
      {
        By: { role: by, ...(by === 'outlaw' && shown), hand: ['Poker', 'Missed!'] },
        Ann: { role: 'outlaw', hand: ['BANG! A♥', 'BANG! A♦', 'Jail', 'Beer'] },
        Other: { role: by === 'sheriff' ? 'outlaw' : 'sheriff' },
        Deputy: deputy,
      },
      { sets: valley, discard: ['Saved!', 'Escape', 'Aim'] },
    );
    By.plays('Poker');
    return decides(Ann)['card'];
  };

  it('stakes an ace against a foe, and none against a friend', () => {
    expect(stake('sheriff')).toBe('BANG!');
    expect(stake('outlaw')).not.toBe('BANG!');
  });
});

describe('The rule bot and Henry Block', () => {
  const seats = (life: number) => ({
    Ann: { role: 'outlaw', life, hand: ['Panic!', 'Missed!'] } as const,
    Henry: { ...deputy, is: 'Henry Block', hand: ['Beer'] },
    Cid: outlaw,
    Sheriff: { ...sheriff, hand: ['Beer'] },
  });
  const words = { sets: valley, discard: ['Saved!', 'Escape', 'Aim'] };

  it('robs somebody else', () => {
    expect(decides(table(seats(4), words).Ann)).toMatchObject({ do: 'play', card: 'Panic!', at: 'Sheriff' });
  });

  it('never with its last life point', () => {
    const { Sheriff: _, ...others } = seats(1);
    const { Ann } = table({ ...others, Sheriff: sheriff }, words);
    expect(decides(Ann)).toEqual({ do: 'end' });
  });
});

describe('The rule bot and Miss Susanna', () => {
  const seats = (...hand: string[]) => ({
    Ann: { role: 'outlaw', life: 3, hand } as const,
    Friend: outlaw,
    Sheriff: sheriff,
    Deputy: deputy,
  });
  const susanna = { sets: show, inForce: { show: 'Miss Susanna' }, bangsPlayed: 1 };

  it('plays a third card rather than lose a life point', () => {
    const { Ann } = table(seats('Scope', 'Mustang', 'Remington', 'Missed!'), susanna);
    for (let played = 0; played < 3; played++) {
      const { card } = decides(Ann);
      Ann.plays(String(card));
    }
    expect(decides(Ann)).toEqual({ do: 'end' });
  });

  it('throws nothing away when it cannot play enough', () => {
    const { Ann } = table(seats('Beer', 'Missed!', 'Missed!'), { ...susanna, inForce: { show: 'Miss Susanna' } });
    expect(decides(Ann)).toEqual({ do: 'end' });
  });
});

describe('The rule bot as Lee Van Kliff', () => {
  const lee = (...hand: string[]) => ({
    Lee: { role: 'outlaw', is: 'Lee Van Kliff', hand } as const,
    Sheriff: { ...sheriff, hand: ['Beer'] },
    Friend: outlaw,
  });

  it('gives up a BANG! for two more cards, or for another shot at the Sheriff', () => {
    const coach = table(lee('Stagecoach', 'BANG!', 'Missed!'), { sets: show, bangsPlayed: 1 });
    coach.Lee.plays('Stagecoach');
    expect(decides(coach.Lee)).toMatchObject({ do: 'use', use: 'lee-van-kliff', card: 'BANG!' });
    const shots = table(lee('BANG!', 'BANG!', 'Missed!'), { sets: show });
    shots.Lee.plays('BANG!', { on: shots.Sheriff });
    shots.Sheriff.passes();
    expect(decides(shots.Lee)).toMatchObject({ do: 'use', use: 'lee-van-kliff', card: 'BANG!', at: 'Sheriff' });
  });

  it('keeps it for what is worth nothing', () => {
    const { Lee } = table(lee('Beer', 'BANG!', 'Missed!'), { sets: show, bangsPlayed: 1 });
    Lee.plays('Beer');
    expect(decides(Lee)).toEqual({ do: 'end' });
  });
});
