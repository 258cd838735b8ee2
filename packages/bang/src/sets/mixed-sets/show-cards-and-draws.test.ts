import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };
const boomTown = stationsWith(2, 'Leland', ['Caboose', 'Mail Car', 'Lounge Car']);

describe('Under Showdown', () => {
  const show = { ...words, inForce: { show: 'Showdown' } };

  it.each(['Thunderer', 'Buntline Special', 'Big Fifty'])(
    '[WWS-MIX-11-Q] a card shot as a BANG! may carry the effect of a %s',
    (weapon) => {
      const { Ann, Ben } = table(
        {
          Ann: { hand: ['Beer', 'Duel'], inPlay: [weapon] },
          Ben: { hand: ['BANG!', 'Panic!'], inPlay: ['Barrel'] },
          ...others,
        },
        { ...show, tokensOn: { load: { [weapon]: 3 } } },
      );
      Ann.plays('Beer', { as: 'BANG!', special: weapon, on: Ben });
      expect(Ann).toHaveTokens('load', 2, weapon);
      if (weapon === 'Big Fifty') Ben.mayNot.use('Barrel').because('noAbility');
      if (weapon === 'Thunderer') expect(Ann).toHold('Beer', 'Duel');
      Ben.answers('BANG!'); // as a Missed!
      if (weapon === 'Buntline Special') Ben.picks('Panic!');
      expect(Ben).toHaveLostLife(0);
    },
  );

  it('[WWS-MIX-11-Q] a Double Barrel wants its ♦, an Aim goes with it, and Bounty pays', () => {
    const double = table(
      {
        Ann: { hand: ['Duel Q♦', 'Beer 6♥', 'Saloon'], inPlay: ['Double Barrel'] },
        Ben: { hand: ['BANG!'] },
        ...others,
      },
      { ...show, tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    double.Ann.mayNot.play('Beer 6♥', { as: 'BANG!', special: 'Double Barrel', on: double.Ben }).because('wrongSuit');
    double.Ann.plays('Duel Q♦', { as: 'BANG!', special: 'Double Barrel', on: double.Ben });
    expect(double.Ben).toHaveLostLife(1);
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer', 'Aim', 'Duel'] }, Ben: { inPlay: ['Bounty'] }, ...others },
      { ...show, discard: ['Saved!', 'Escape'] },
    );
    Ann.plays('Beer', { as: 'BANG!', on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHold(1 + 1);
  });

  it('[WWS-MIX-11-Q] Boom Town still wants a card named BANG!', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer', 'Duel'] }, Ben: {}, ...others },
      { ...words, ...boomTown, inForce: { locomotive: 'Leland', show: 'Showdown' } },
    );
    Ann.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: ['Beer'] }).because('cannotPayStation');
    const paid = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: {}, ...others },
      { ...words, ...boomTown, inForce: { locomotive: 'Leland', show: 'Showdown' } },
    );
    paid.Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(paid.Ann).toHaveInPlay('Caboose');
  });

  it('[WWS-MIX-20-Q] Colorado Bill draws! for each card shot as a BANG!', () => {
    const { Bill, Ben, game } = table(
      {
        Bill: { is: 'Colorado Bill', hand: ['Scope', 'Beer', 'Duel'], inPlay: ['Volcanic'] },
        Ben: { hand: ['BANG!', 'Saloon'] },
        ...others,
      },
      { ...show, deckTop: ['2♠', '3♥'] },
    );
    Bill.plays('Scope', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    Bill.plays('Beer', { as: 'BANG!', on: Ben });
    expect(game).toHaveDiscarded('3♥');
    Ben.answers('BANG!');
    expect(Ben).toHaveLostLife(1);
  });
});

describe('Under The Sermon', () => {
  const sermon = { ...words, event: 'The Sermon' };

  it('[WWS-MIX-21-Q] a BANG! may be given up: for Lee Van Kliff’s repeat, and for Boom Town', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['Tomahawk', 'BANG!', 'Duel'] }, Ben: {}, ...others },
      sermon,
    );
    Lee.mayNot.play('BANG!', { on: Ben }).because('noBangs');
    Lee.plays('Tomahawk', { on: Ben });
    Lee.uses('Lee Van Kliff', { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
    const { Ann } = table({ Ann: { hand: ['BANG!', 'Duel'] }, Ben: {}, ...others }, { ...sermon, ...boomTown });
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(Ann).toHaveInPlay('Caboose');
  });

  it('[WWS-MIX-21-Q] Der Spot, Black Flower and a LeMat shoot nothing; Evelyn Shebang and Mexicali Kid do', () => {
    const spot = table({ Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG!', 'Duel'] }, Ben: {}, ...others }, sermon);
    spot.Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'BANG!' }).because('noBangs');
    const flower = table({ Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Duel'] }, Ben: {}, ...others }, sermon);
    flower.Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: flower.Ben }).because('noBangs');
    const lemat = table({ Ann: { hand: ['Scope', 'Duel'], inPlay: ['LeMat'] }, Ben: {}, ...others }, sermon);
    lemat.Ann.mayNot.play('Scope', { as: 'BANG!', on: lemat.Ben }).because('noBangs');
    const kid = table({ Kid: { is: 'Mexicali Kid', hand: ['Duel'], tokens: { load: 2 } }, Ben: {}, ...others }, sermon);
    kid.Kid.uses('Mexicali Kid', { on: kid.Ben });
    expect(kid.Ben).toHaveLostLife(1);
    const { Evelyn, Ben } = table(
      { Evelyn: { is: 'Evelyn Shebang', hand: ['Duel'] }, Ben: {}, ...others },
      { ...sermon, phase: 'draw' },
    );
    Evelyn.picks(1);
    Evelyn.picks(Ben);
    expect(Ben).toHaveLostLife(1);
  });
});

describe('Dorothy Rage', () => {
  const rage = { ...words, inForce: { show: 'Dorothy Rage' } };
  const ann = { hand: ['Saloon'] };

  it('[WWS-MIX-10-Q] orders no card as a BANG!: neither through LeMat nor by Calamity Janet', () => {
    const lemat = table({ Ann: ann, Ben: { hand: ['Scope'], inPlay: ['LeMat'] }, ...others }, rage);
    lemat.Ann.uses('Dorothy Rage', { whom: lemat.Ben });
    lemat.Ann.picks({ as: 'BANG!', at: lemat.Cid });
    lemat.Ben.mayNot.play('Scope').because('noSuchCard');
    lemat.Ben.picks({ do: 'show' });
    expect(lemat.Cid).toHaveLostLife(0);
    const janet = table({ Ann: ann, Janet: { is: 'Calamity Janet', hand: ['Missed!'] }, ...others }, rage);
    janet.Ann.uses('Dorothy Rage', { whom: janet.Janet });
    janet.Ann.picks({ as: 'BANG!', at: janet.Cid });
    janet.Janet.mayNot.play('Missed!').because('noSuchCard');
    janet.Janet.picks({ do: 'show' });
  });

  it('[WWS-MIX-10-Q] orders no effect of a weapon, no upgrade and no Aim', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: ann, Ben: { hand: ['BANG!', 'Aim'], inPlay: ['Thunderer'] }, ...others },
      { ...rage, discard: ['Saved!', 'Escape'], tokensOn: { load: { Thunderer: 3 } } },
    );
    Ann.uses('Dorothy Rage', { whom: Ben });
    Ann.mayNot.pick({ as: 'BANG!', special: 'Thunderer', at: Cid });
    Ann.picks({ as: 'BANG!', at: Cid });
    Ben.answers('BANG!');
    expect(Cid).toHaveLostLife(1);
    expect(Ben).toHold('Aim');
    expect(Ben).toHaveTokens('load', 3, 'Thunderer');
  });

  it('[WWS-MIX-10-Q] orders no equipment and no railcar in play', () => {
    const { Ann, Ben } = table(
      { Ann: ann, Ben: { hand: ['Scope'], inPlay: ['Mail Car'], zones: { equipment: ['Gold Pan'] } }, ...others },
      rage,
    );
    Ann.uses('Dorothy Rage', { whom: Ben });
    for (const as of ['gold-pan', 'union-pacific', 'mail-car']) Ann.mayNot.pick({ as }).because('notAnOption');
  });
});

describe('A suit that an event has changed', () => {
  it('[WWS-MIX-09-Q] counts for the Double Barrel, and for draw!', () => {
    const double = table(
      { Ann: { hand: ['BANG! 2♦', 'Duel'], inPlay: ['Double Barrel'] }, Ben: {}, ...others },
      { ...words, event: 'Curse', tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    double.Ann.mayNot
      .play('BANG! 2♦', { special: 'Double Barrel', on: double.Ben })
      .because('wrongSuit', { needs: '♦' });
    const snake = table(
      { Ann: { hand: ['Duel'], inPlay: ['Rattlesnake', 'Dining Car'], life: 3 }, Ben: {}, ...others },
      { ...words, event: 'Curse', phase: 'start', deckTop: ['2♥', '3♥'] },
    );
    expect(snake.Ann).toHaveLife(2);
    const meal = table(
      { Ann: { hand: ['Duel'], inPlay: ['Rattlesnake', 'Dining Car'], life: 3 }, Ben: {}, ...others },
      { ...words, event: 'Blessing', phase: 'start', deckTop: ['2♠', '3♠'] },
    );
    expect(meal.Ann).toHaveLife(4);
  });
});

describe('John Pain and Vera Custer with his ability', () => {
  it.each([
    [6, 'John'],
    [5, 'Vera'],
  ] as const)('[WWS-MIX-17-Q] she, first clockwise from who draws!, with %i cards: it goes to %s', (held, heir) => {
    const hand = ['Beer', 'Scope', 'Mustang', 'Panic!', 'Saloon', 'Indians!'].slice(0, held);
    const { Ann, Ben, Vera, John } = table(
      {
        Ann: { hand: ['BANG!', 'Duel'] },
        Ben: { inPlay: ['Barrel'] },
        Vera: { is: 'Vera Custer', borrowed: ['John Pain'], hand },
        John: { is: 'John Pain' },
      },
      { ...words, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Vera).toHold(heir === 'Vera' ? held + 1 : held);
    expect(John).toHold(heir === 'John' ? 1 : 0);
  });
});

describe('Most Wanted', () => {
  it('[TRAIN-MIX-27-Q] a ghost draws! and loses nothing; John Pain takes that card, too', () => {
    const { Ann, Gus, John } = table(
      {
        Ann: { hand: ['Most Wanted', 'Duel'] },
        Gus: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        John: { is: 'John Pain' },
        Dan: {},
      },
      { ...words, deckTop: ['Beer', '2♥', '3♠', '4♥', '5♥'] },
    );
    Ann.plays('Most Wanted');
    expect(Gus.state).toMatchObject({ presence: 'ghost', life: 0 });
    expect(John).toHold('2♥', '3♠', '4♥', '5♥');
  });
});

describe('Tuco Franziskaner without a blue card', () => {
  const tuco = { is: 'Tuco Franziskaner', hand: ['Duel'] };

  it('[VALLEY-MIX-25-Q] draws three with Thirst, five with Train Arrival or a Pickaxe', () => {
    for (const [event, cards] of [
      ['Thirst', 3],
      ['Train Arrival', 5],
    ] as const) {
      const { Tuco } = table({ Tuco: tuco, Ben: {}, ...others }, { ...words, event, phase: 'draw' });
      expect(Tuco).toHold(1 + cards);
    }
    const { Tuco } = table(
      { Tuco: { ...tuco, zones: { equipment: ['Pickaxe'] } }, Ben: {}, ...others },
      { ...words, phase: 'draw' },
    );
    expect(Tuco).toHold(1 + 5);
  });

  it('[VALLEY-MIX-25-Q] Peyote and Hard Liquor take the place of his draw', () => {
    const peyote = table(
      { Tuco: tuco, Ben: {}, ...others },
      { ...words, event: 'Peyote', phase: 'draw', deckTop: ['2♥', '3♠'] },
    );
    peyote.Tuco.picks('red');
    peyote.Tuco.picks('red');
    peyote.Tuco.isAsked('play');
    expect(peyote.Tuco).toHold('Duel', '2♥');
    const liquor = table(
      { Tuco: { ...tuco, life: 3 }, Ben: {}, ...others },
      { ...words, event: 'Hard Liquor', phase: 'draw' },
    );
    liquor.Tuco.picks('drink');
    expect(liquor.Tuco).toHold('Duel');
    expect(liquor.Tuco).toHaveLife(4);
  });
});

describe('A Big Fifty whose effect is bought', () => {
  const shooter = { hand: ['BANG! A♦', 'Duel'], inPlay: ['Big Fifty'] };
  const loaded = { ...words, tokensOn: { load: { 'Big Fifty': 3 } } };

  it('[ARMED-MIX-19-Q] leaves its target no Crate', () => {
    const { Ann, Ben } = table(
      { Ann: shooter, Ben: { inPlay: ['Crate'] }, ...others },
      { ...words, tokensOn: { load: { 'Big Fifty': 3, Crate: 4 } } },
    );
    Ann.plays('BANG! A♦', { special: 'Big Fifty', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHaveTokens('load', 4, 'Crate');
  });

  it.each(['Elena Fuente', 'Apache Kid', 'Evan Babbit', 'Ms. Abigail'])('[ARMED-MIX-19-Q] silences %s', (is) => {
    const { Ann, Ben } = table({ Ann: shooter, Ben: { is, hand: ['Duel Q♦', 'Scope'] }, ...others }, loaded);
    Ann.plays('BANG! A♦', { special: 'Big Fifty', on: Ben });
    Ben.isAsked('dodge');
    Ben.mayNot.play('Scope').because('wrongCard');
    Ben.mayNot.use(is);
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Duel Q♦', 'Scope');
  });
});
