import { bangRules, seatId } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { nextDecision } from '../play-out.ts';
import { randomBot } from '../random-bot.ts';
import { ruleBot } from './rule-bot.ts';

const sets = ['base', 'dodge-city'];
const END = { do: 'end' };
const shown = { isRoleShown: true };
/** Four others of a game for five, all known: a table where there is nothing to guess. */
const law = { Sheriff: { role: 'sheriff' }, Deputy: { role: 'deputy', ...shown } } as const;
const rest = { Outlaw: { role: 'outlaw', ...shown }, Loner: { role: 'renegade', ...shown } } as const;

describe('The rule bot and green cards', () => {
  it('lays them, whatever they do, and no second one of a name', () => {
    for (const card of ['Knife', 'Bible', 'Canteen', 'Pony Express', 'Howitzer']) {
      const { Ann } = table({ Ann: { role: 'outlaw', hand: [card] }, ...law, ...rest }, { sets });
      expect(decides(Ann)).toEqual({ do: 'play', card });
    }
    const twice = { role: 'outlaw', hand: ['Iron Plate A♦'], inPlay: ['Iron Plate Q♠'] } as const;
    expect(decides(table({ Ann: twice, ...law, ...rest }, { sets }).Ann)).toEqual(END);
  });

  it('does not ask for what it has just laid', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', hand: ['Pony Express', 'Missed!'] }, ...law, ...rest }, { sets });
    Ann.plays('Pony Express');
    expect(decides(Ann)).toEqual(END);
  });

  it('uses one that shoots, at a foe and at nobody else', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Missed!'], inPlay: ['Buffalo Rifle'] }, ...rest, ...law },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'use', use: 'Buffalo Rifle', at: 'Sheriff' });
    const near = table(
      {
        Ann: { role: 'deputy', hand: ['Missed!'], inPlay: ['Knife'] },
        Sheriff: { role: 'sheriff' },
        Ben: { role: 'outlaw' },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade', inPlay: ['Mustang'] },
      },
      { sets },
    );
    expect(decides(near.Ann)).toEqual(END); // only the Sheriff is near enough
  });

  it('draws with one before anything else', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['BANG!', 'Barrel'], inPlay: ['Pony Express'] }, ...law, ...rest },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'use', use: 'Pony Express' });
  });

  it('keeps a drink until it is wounded, and drinks it then, also with two left', () => {
    const seats = (life: number) =>
      ({
        Ann: { role: 'renegade', life, hand: ['Missed!'], inPlay: ['Canteen'] },
        Sheriff: { role: 'sheriff', inPlay: ['Mustang'] },
        Ben: { role: 'outlaw', presence: 'out' },
        Cid: { role: 'outlaw', presence: 'out' },
      }) as const;
    expect(decides(table(seats(4), { sets }).Ann)).toEqual(END);
    expect(decides(table(seats(3), { sets }).Ann)).toEqual({ do: 'use', use: 'Canteen' });
  });

  it('hides behind what costs nothing, then spends what lies there, then a card of the hand', () => {
    const seats = (inPlay: readonly string[]) =>
      ({
        Ben: { role: 'sheriff', hand: ['BANG!'] },
        Ann: { role: 'outlaw', hand: ['Missed!'], inPlay },
        ...rest,
      }) as const;
    const answerTo = (inPlay: readonly string[]) => {
      const { Ann, Ben } = table(seats(inPlay), { sets });
      Ben.plays('BANG!', { on: Ann });
      return decides(Ann);
    };
    expect(answerTo(['Sombrero', 'Bible', 'Barrel'])).toEqual({ do: 'use', use: 'Barrel' });
    expect(answerTo(['Sombrero', 'Bible'])).toEqual({ do: 'use', use: 'Bible' });
    expect(answerTo([])).toEqual({ do: 'play', card: 'Missed!' });
  });

  it('wastes none where it takes two', () => {
    const { Ann, Ben } = table(
      {
        Ben: { is: 'Slab the Killer', role: 'sheriff', hand: ['BANG!'] },
        Ann: { role: 'outlaw', inPlay: ['Sombrero'] },
        ...rest,
      },
      { sets },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'takeIt' });
  });
});

describe('The rule bot pays for cards with others', () => {
  it('gives up junk, not what it needs', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Springfield', 'Missed!', 'Schofield'], inPlay: ['Winchester'] },
        ...rest,
        ...law,
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Springfield', at: 'Sheriff', cost: ['Schofield'] });
  });

  it('keeps a dear card rather than take a random one for it', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Rag Time', 'Missed!'] }, Sheriff: { role: 'sheriff', hand: ['Beer'] }, ...rest },
      { sets },
    );
    expect(decides(Ann)).toEqual(END);
  });

  it('drinks Whisky when all of it does good', () => {
    const seats = (life: number) =>
      ({
        Ann: { role: 'outlaw', life, hand: ['Whisky', 'Schofield'], inPlay: ['Winchester'] },
        ...law,
        ...rest,
      }) as const;
    expect(decides(table(seats(2), { sets }).Ann)).toEqual({ do: 'play', card: 'Whisky', cost: ['Schofield'] });
    expect(decides(table(seats(3), { sets }).Ann)).toEqual(END);
  });

  it('gives Tequila to the Sheriff as his Deputy, when he is in need', () => {
    const { Ann } = table(
      {
        Ann: { role: 'deputy', hand: ['Tequila', 'Schofield'], inPlay: ['Winchester'] },
        Sheriff: { role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw' },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Tequila', at: 'Sheriff', cost: ['Schofield'] });
  });

  it('makes a foe lose his best card in a Brawl, and a friend his Jail', () => {
    const { Ann } = table(
      {
        Ann: { role: 'sheriff', hand: ['Brawl', 'Schofield'], inPlay: ['Winchester'] },
        Ben: { role: 'outlaw', hand: ['Beer', 'Beer'], inPlay: ['Barrel', 'Jail'], ...shown },
        Cid: { role: 'outlaw', hand: ['Beer'], ...shown },
        Dep: { role: 'deputy', hand: ['Beer'], inPlay: ['Barrel', 'Jail'], ...shown },
        Ren: { role: 'renegade', hand: ['Missed!'], ...shown },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Brawl', cost: ['Schofield'] });
    Ann.plays('Brawl', { cost: ['Schofield'] });
    expect(decides(Ann)).toEqual({ what: 'Barrel' });
    Ann.picks('Barrel');
    expect(decides(Ann)).toEqual({ what: 'Jail' });
  });
});

describe('The rule bot uses what its character can do', () => {
  it('trades a blue card it has no use for', () => {
    const { Ann } = table(
      {
        Ann: { is: 'José Delgado', role: 'outlaw', hand: ['Missed!', 'Schofield'], inPlay: ['Winchester'] },
        ...law,
        ...rest,
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'use', use: 'jose-delgado', card: 'Schofield' });
  });

  it('throws two cards of no use at a foe, and never two it needs', () => {
    const seats = (hand: readonly string[]) =>
      ({
        Ann: { is: 'Doc Holyday', role: 'outlaw', hand, inPlay: ['Winchester', 'Mustang'] },
        ...law,
        ...rest,
      }) as const;
    expect(decides(table(seats(['Schofield', 'Mustang', 'Missed!']), { sets }).Ann)).toEqual({
      do: 'use',
      use: 'doc-holyday',
      at: 'Sheriff',
      cost: ['Mustang', 'Schofield'],
    });
    expect(decides(table(seats(['Missed!', 'Beer']), { sets }).Ann)).toEqual(END);
  });

  it('trades life for cards only while it has plenty', () => {
    const seats = (life: number) => ({ Ann: { is: 'Chuck Wengam', role: 'outlaw', life }, ...law, ...rest }) as const;
    expect(decides(table(seats(4), { sets }).Ann)).toEqual({ do: 'use', use: 'chuck-wengam' });
    expect(decides(table(seats(2), { sets }).Ann)).toEqual(END);
  });

  it('answers with the cheapest of all cards when any will do', () => {
    const { Ann, Ben } = table(
      {
        Ben: { role: 'sheriff', hand: ['BANG!'] },
        Ann: { is: 'Elena Fuente', role: 'outlaw', hand: ['Missed!', 'Schofield'], inPlay: ['Winchester'] },
        ...rest,
      },
      { sets },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Schofield' });
  });

  it('borrows what goes with its hand', () => {
    const { Ann } = table(
      {
        Ann: { is: 'Vera Custer', role: 'outlaw', hand: ['BANG!', 'BANG!', 'BANG!'] },
        Sheriff: { is: 'Willy the Kid', role: 'sheriff' },
        Ben: { is: 'Greg Digger' },
        Cid: { is: 'Rose Doolan' },
      },
      { sets, phase: 'start' },
    );
    expect(decides(Ann)).toEqual({ character: 'willy-the-kid' });
  });

  it('takes a foe’s Barrel instead of two cards, and two cards instead of a gun', () => {
    const seats = (inPlay: string) =>
      ({
        Ann: { is: 'Pat Brennan', role: 'outlaw', inPlay: ['Winchester'] },
        Sheriff: { role: 'sheriff', inPlay: [inPlay] },
        ...rest,
      }) as const;
    const words = { sets, phase: 'draw' } as const;
    expect(decides(table(seats('Barrel'), words).Ann)).toEqual({ from: 'Sheriff', what: 'Barrel' });
    expect(decides(table(seats('Schofield'), words).Ann)).toEqual({ from: 'pile' });
  });

  it('wastes no ♦ on whom it does nothing to', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG! 2♦'] },
        Sheriff: { is: 'Apache Kid', role: 'sheriff' },
        Outlaw: { role: 'outlaw', ...shown },
        Deputy: { role: 'deputy', ...shown },
        Loner: { role: 'renegade', inPlay: ['Mustang'], ...shown },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual(END);
  });
});

describe('The rule bot among three and eight', () => {
  it.each([
    ['deputy', 'Ren'],
    ['renegade', 'Out'],
    ['outlaw', 'Dep'],
  ] as const)('as the %s hunts %s', (role, quarry) => {
    const seats = { Dep: { role: 'deputy' }, Out: { role: 'outlaw' }, Ren: { role: 'renegade' } } as const;
    const hand = ['BANG!'];
    const { Dep, Out, Ren } = table(
      {
        Dep: { ...seats.Dep, ...(role === 'deputy' && { hand }) },
        Out: { ...seats.Out, ...(role === 'outlaw' && { hand }) },
        Ren: { ...seats.Ren, ...(role === 'renegade' && { hand }) },
      },
      { sets, turn: role === 'deputy' ? 'Dep' : role === 'outlaw' ? 'Out' : 'Ren' },
    );
    const hunter = role === 'deputy' ? Dep : role === 'outlaw' ? Out : Ren;
    expect(decides(hunter)).toEqual({ do: 'play', card: 'BANG!', at: quarry });
  });

  it('shoots whoever is left when its quarry is dead', () => {
    const { Dep } = table(
      { Dep: { role: 'deputy', hand: ['BANG!'] }, Out: { role: 'outlaw' }, Ren: { role: 'renegade', presence: 'out' } },
      { sets },
    );
    expect(decides(Dep)).toEqual({ do: 'play', card: 'BANG!', at: 'Out' });
  });

  it('as one of two Renegades turns on the other before the Sheriff', () => {
    const out = { presence: 'out', ...shown } as const;
    const { Ann } = table(
      {
        Ann: { role: 'renegade', hand: ['BANG!'] },
        Sheriff: { role: 'sheriff', life: 1 },
        Out: { role: 'outlaw', ...out },
        Orr: { role: 'outlaw', ...out },
        Ott: { role: 'outlaw', ...out },
        Dep: { role: 'deputy', ...out },
        Dee: { role: 'deputy', ...out },
        Rex: { role: 'renegade' },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Rex' });
  });
});

function begin(players: number, seed: string) {
  return Position.begin(bangRules, { players, sets }, keyFromSeed(seed), { forkable: false });
}

describe('The rule bot in whole games with Dodge City', () => {
  it('gives only answers that are allowed, and plays to the end', () => {
    for (let game = 0; game < 240; game++) {
      const players = 3 + (game % 6);
      const bots = Array.from({ length: players }, (_, seat) => ruleBot(seat + game));
      const position = begin(players, `allowed ${game}`);
      for (let decision = 0; !position.isOver && decision < 5000; decision++) {
        const [seat, answer] = nextDecision(position, bots);
        expect(position.answer(seat, answer)).toBeUndefined();
      }
      expect(position.isOver).toBe(true);
    }
  });

  it.each([3, 5, 8])('beats random bots among %i', (players) => {
    const wins = { rule: 0, random: 0 };
    for (let game = 0; game < 240; game++) {
      for (const who of ['rule', 'random'] as const) {
        const hero = game % players;
        const bots = Array.from({ length: players }, (_, seat) =>
          seat === hero && who === 'rule' ? ruleBot(seat) : randomBot(seat + game),
        );
        const position = begin(players, `hero ${game}`);
        while (!position.isOver) position.accept(...nextDecision(position, bots));
        if (position.state.outcome?.winners.includes(seatId(hero)) === true) wins[who] += 1;
      }
    }
    expect(wins.rule).toBeGreaterThan(wins.random * 1.15);
  });
});
