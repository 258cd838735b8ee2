import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const END = { do: 'end' };
const PASS = { do: 'pass' };
const shown = { isRoleShown: true };
const out = { presence: 'out', life: 0, ...shown } as const;
const law = { Sheriff: { role: 'sheriff' }, Deputy: { role: 'deputy', ...shown } } as const;
const gang = { Outlaw: { role: 'outlaw', ...shown } } as const;
const loner = { Loner: { role: 'renegade', ...shown } } as const;

describe('The rule bot cuts in', () => {
  it('saves a friend and no foe', () => {
    const friend = table(
      {
        Loner: { role: 'renegade', hand: ['BANG!'] },
        Outlaw: { role: 'outlaw', ...shown },
        Ann: { role: 'outlaw', hand: ['Saved!'] },
        ...law,
      },
      { sets, discard: ['Escape', 'Aim'] },
    );
    friend.Loner.plays('BANG!', { on: friend.Outlaw });
    expect(decides(friend.Ann)).toEqual({ do: 'play', card: 'Saved!' });
    const foe = table(
      {
        Loner: { role: 'renegade', hand: ['BANG!'] },
        Sheriff: { role: 'sheriff' },
        Ann: { role: 'outlaw', hand: ['Saved!'] },
        Outlaw: { role: 'outlaw', ...shown },
      },
      { sets, discard: ['Escape', 'Aim'] },
    );
    foe.Loner.plays('BANG!', { on: foe.Sheriff });
    expect(decides(foe.Ann)).toEqual(PASS);
  });

  it('escapes what hurts, not what gives, nor a Panic! at the hand', () => {
    const others = { Loner: { role: 'renegade' }, Outlaw: { role: 'outlaw' } } as const;
    const duel = table(
      { Sheriff: { role: 'sheriff', hand: ['Duel', 'Beer'] }, Ann: { role: 'outlaw', hand: ['Escape'] }, ...others },
      { sets },
    );
    duel.Sheriff.plays('Duel', { on: duel.Ann });
    expect(decides(duel.Ann)).toEqual({ do: 'play', card: 'Escape' });
    const store = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Tornado', 'Beer'] },
        Ann: { role: 'outlaw', hand: ['Escape', 'Duel'] },
        ...others,
      },
      { sets },
    );
    store.Sheriff.plays('Tornado');
    store.Sheriff.passes();
    expect(decides(store.Ann)).toEqual(PASS);
    const panic = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Panic!', 'Beer'] },
        Ann: { role: 'outlaw', hand: ['Escape', 'Duel'] },
        ...others,
      },
      { sets },
    );
    panic.Sheriff.plays('Panic!', { on: panic.Ann, what: 'hand' });
    expect(decides(panic.Ann)).toEqual(PASS);
  });

  it('escapes the loss of the Ghost that keeps it in the game', () => {
    const { Sheriff, Ann } = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Cat Balou', 'Beer'] },
        Ann: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Escape'], inPlay: ['Ghost'] },
        Outlaw: { role: 'outlaw' },
      },
      { sets },
    );
    Sheriff.plays('Cat Balou', { on: Ann, what: 'Ghost' });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Escape' });
  });

  it('defends itself with a Missed! as Mick Defender', () => {
    const { Sheriff, Ann } = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Indians!', 'Beer'] },
        Ann: { is: 'Mick Defender', role: 'outlaw', hand: ['Missed!', 'Scope'] },
        Outlaw: { role: 'outlaw' },
      },
      { sets, discard: ['Escape', 'Saved!'] },
    );
    Sheriff.plays('Indians!');
    expect(decides(Ann)).toEqual({ do: 'use', use: 'mick-defender', card: 'Missed!' });
  });
});

describe('The rule bot plays the Valley of Shadows', () => {
  it('aims with its shot', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['BANG!', 'Aim'] }, ...law, ...loner, ...gang },
      { sets, discard: ['Escape', 'Saved!'] },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Sheriff', withCard: 'Aim' });
  });

  it('fans at two foes, and not where one of its own would be the second', () => {
    const foes = table({ Ann: { role: 'outlaw', hand: ['Fanning'] }, ...law, ...loner, ...gang }, { sets });
    expect(decides(foes.Ann)).toEqual({ do: 'play', card: 'Fanning', at: 'Sheriff', andAt: 'Deputy' });
    const friend = table(
      {
        Ann: { role: 'outlaw', hand: ['Fanning'] },
        Sheriff: { role: 'sheriff' },
        ...gang,
        Other: { role: 'outlaw', ...shown },
      },
      { sets },
    );
    expect(decides(friend.Ann)).toEqual(END);
  });

  it('brings back a friend, and no foe', () => {
    const friend = table(
      {
        Ann: { role: 'outlaw', hand: ['Ghost'] },
        Sheriff: { role: 'sheriff' },
        Outlaw: { role: 'outlaw', ...out },
        ...loner,
      },
      { sets },
    );
    expect(decides(friend.Ann)).toEqual({ do: 'play', card: 'Ghost', at: 'Outlaw' });
    const foe = table(
      {
        Ann: { role: 'outlaw', hand: ['Ghost'] },
        Sheriff: { role: 'sheriff' },
        Deputy: { role: 'deputy', ...out },
        ...gang,
      },
      { sets },
    );
    expect(decides(foe.Ann)).toEqual(END);
  });

  it('takes the Ghost from a foe', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Cat Balou'] },
        Sheriff: { role: 'sheriff' },
        Deputy: { role: 'deputy', presence: 'ghost', life: 0, inPlay: ['Ghost', 'Barrel'], ...shown },
        ...gang,
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Cat Balou', at: 'Deputy', what: 'Ghost' });
  });

  it('lays Bounty and Rattlesnake in front of foes', () => {
    for (const card of ['Bounty', 'Rattlesnake']) {
      const { Ann } = table({ Ann: { role: 'outlaw', hand: [card] }, ...law, ...loner, ...gang }, { sets });
      expect(decides(Ann)).toEqual({ do: 'play', card, at: 'Sheriff' });
    }
  });

  it('does not kill itself with Bandidos', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', life: 1, hand: ['Bandidos'] }, ...law, ...loner, ...gang },
      { sets },
    );
    expect(decides(Ann)).toEqual(END);
  });

  it('pays the Bandidos off, and as a ghost laughs at them', () => {
    const alive = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Bandidos'] },
        Ann: { role: 'outlaw', hand: ['Beer', 'Duel', 'Scope'] },
        ...gang,
      },
      { sets, discard: ['Escape', 'Saved!'] },
    );
    alive.Sheriff.plays('Bandidos');
    expect(decides(alive.Ann)).toMatchObject({ do: 'discard' });
    const ghost = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Bandidos'] },
        Ann: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Beer', 'Duel'], inPlay: ['Ghost'] },
        ...gang,
      },
      { sets, discard: ['Escape', 'Saved!'] },
    );
    ghost.Sheriff.plays('Bandidos');
    expect(decides(ghost.Ann)).toEqual({ do: 'loseLife' });
  });

  it('takes what Poker brings', () => {
    const { Ann, Sheriff, Outlaw } = table(
      {
        Ann: { role: 'outlaw', hand: ['Poker', 'Duel'] },
        Sheriff: { role: 'sheriff', hand: ['Barrel'] },
        Outlaw: { role: 'outlaw', hand: ['Mustang'] },
      },
      { sets, discard: ['Escape', 'Saved!'] },
    );
    Ann.plays('Poker');
    Sheriff.picks('Barrel');
    Outlaw.picks('Mustang');
    expect(decides(Ann)).toEqual({ cards: ['Barrel', 'Mustang'] });
  });

  it('lays a LeMat, and shoots with what it misses least', () => {
    const lays = table({ Ann: { role: 'outlaw', hand: ['LeMat'] }, ...law, ...loner, ...gang }, { sets });
    expect(decides(lays.Ann)).toEqual({ do: 'play', card: 'LeMat' });
    const shoots = table(
      {
        Ann: { role: 'outlaw', hand: ['Schofield', 'Missed!'], inPlay: ['LeMat', 'Scope'] },
        ...law,
        ...loner,
        ...gang,
      },
      { sets, discard: ['Escape', 'Saved!', 'Aim'] },
    );
    expect(decides(shoots.Ann)).toEqual({ do: 'play', card: 'Schofield', as: 'bang', at: 'Sheriff' });
  });

  it('gives up a card for a shot at the Sheriff as Evelyn Shebang', () => {
    const { Ann } = table(
      { Ann: { is: 'Evelyn Shebang', role: 'outlaw' }, ...law, ...loner, ...gang },
      { sets, phase: 'draw', discard: ['Escape', 'Saved!'] },
    );
    expect(decides(Ann)).toEqual({ count: 1 });
  });

  it('drinks along as Lemonade Jim when it is in need', () => {
    const { Sheriff, Ann } = table(
      {
        Sheriff: { role: 'sheriff', life: 3, hand: ['Beer', 'Duel'] },
        Ann: { is: 'Lemonade Jim', role: 'outlaw', life: 1, hand: ['Scope'] },
        ...gang,
      },
      { sets },
    );
    Sheriff.plays('Beer');
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Scope' });
  });

  it('plays a BANG! as a Gatling as Der Spot-Burst Ringer', () => {
    const { Ann } = table(
      {
        Ann: { is: 'Der Spot-Burst Ringer', role: 'outlaw', hand: ['BANG!', 'BANG!'] },
        ...law,
        ...loner,
        Far: { role: 'deputy', ...shown },
      },
      { sets, discard: ['Escape', 'Saved!', 'Aim'] },
    );
    expect(decides(Ann)).toEqual({ do: 'use', use: 'der-spot-burst-ringer', card: 'BANG!' });
  });

  it('shoots with a ♣ it can spare as Black Flower', () => {
    const { Ann } = table(
      {
        Ann: { is: 'Black Flower', role: 'outlaw', hand: ['Missed! 10♣', 'Missed! J♣', 'Missed! Q♣', 'Missed! K♣'] },
        ...law,
        ...loner,
        ...gang,
      },
      { sets, discard: ['Escape', 'Saved!', 'Aim'] },
    );
    expect(decides(Ann)).toEqual({ do: 'use', use: 'black-flower', card: 'Missed!', at: 'Sheriff' });
  });
});
