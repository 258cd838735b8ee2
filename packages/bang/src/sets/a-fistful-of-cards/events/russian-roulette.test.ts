import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const roulette = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], eventsToCome: ['Russian Roulette'] } as const;
const hand = ['Missed!'];

describe('Russian Roulette', () => {
  it('[FOC-RUSSIAN-ROULETTE-01] from the Sheriff on, round and round: the first without a Missed! loses two', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Missed!', 'Missed!', 'Beer'] }, Ben: { hand }, Cat: { hand: ['Missed!', 'Beer'] } },
      { ...roulette, turn: 'Cat' },
    );
    Cat.endsTurn();
    Ann.answers('Missed!');
    Ben.answers('Missed!');
    Cat.answers('Missed!');
    Ann.answers('Missed!');
    expect(Ben).toHaveLostLife(2); // an empty hand: not asked
    expect(Ann).toBeAsked('play');
    expect(Cat).toHaveLostLife(0);
  });

  it('[FOC-RUSSIAN-ROULETTE-02] Barrel, Bible and Jourdonnais may be used', () => {
    const { Ann, Jourdonnais, Cat } = table(
      { Ann: { inPlay: ['Barrel'] }, Jourdonnais: { is: 'Jourdonnais' }, Cat: { hand: ['Beer'], inPlay: ['Bible'] } },
      { ...roulette, turn: 'Cat', deckTop: ['5♥', '6♥', 'Scope', '7♠'] },
    );
    Cat.endsTurn();
    Ann.uses('Barrel');
    Jourdonnais.uses('Jourdonnais');
    Cat.uses('Bible');
    expect(Cat).toHold('Beer', 'Scope');
    Ann.uses('Barrel');
    expect(Ann).toHaveLostLife(2);
  });

  it('[FOC-RUSSIAN-ROULETTE-03] giving one up is a choice', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: { hand } }, { ...roulette, turn: 'Ben' });
    Ben.endsTurn();
    Ann.passes();
    expect(Ann).toHaveLostLife(2);
    expect(Ann).toHold(3);
    expect(Ben).toHold('Missed!');
  });

  it('[FOC-RUSSIAN-ROULETTE-03] four with one Missed! each: all spend it, then the Sheriff is asked again', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: ['Missed!', 'Beer'] }, Ben: { hand }, Cat: { hand }, Dan: { hand } },
      { ...roulette, turn: 'Dan' },
    );
    Dan.endsTurn();
    for (const player of [Ann, Ben, Cat, Dan]) player.answers('Missed!');
    Ann.isAsked('dodge');
  });

  it('[FOC-RUSSIAN-ROULETTE-04-Q] each Barrel once each time, then a card; Elena Fuente any, Calamity Janet a BANG!', () => {
    const { Ann, Elena, Janet } = table(
      {
        Ann: { inPlay: ['Barrel'], hand },
        Elena: { is: 'Elena Fuente', hand: ['Beer'] },
        Janet: { is: 'Calamity Janet', hand: ['BANG!', 'Scope'] },
      },
      { ...roulette, turn: 'Janet', deckTop: ['5♠', '6♥'] },
    );
    Janet.endsTurn();
    Ann.uses('Barrel');
    Ann.mayNot.use('Barrel');
    Ann.answers('Missed!');
    Elena.answers('Beer');
    Janet.answers('BANG!');
    Ann.uses('Barrel'); // anew
    expect(Elena).toHaveLostLife(2);
  });

  it('[FOC-RUSSIAN-ROULETTE-05-Q] the two points are one loss: at one life it takes two Beers', () => {
    const { Ann, Cat } = table(
      { Ann: { life: 1, hand: ['Beer', 'Beer', 'Scope'] }, Ben: {}, Cat: { hand } },
      { ...roulette, turn: 'Cat' },
    );
    Cat.endsTurn();
    Ann.passes();
    Ann.answers('Beer');
    Ann.answers('Beer');
    expect(Ann).toHaveLife(1);
  });

  it('[FOC-RUSSIAN-ROULETTE-05-Q] Bart Cassidy draws two afterwards, El Gringo takes nothing', () => {
    const bart = table({ Bart: { is: 'Bart Cassidy' }, Ben: { hand } }, { ...roulette, turn: 'Ben' });
    bart.Ben.endsTurn();
    expect(bart.Bart).toHold(4); // with phase 1
    const gringo = table({ Gringo: { is: 'El Gringo' }, Ben: { hand } }, { ...roulette, turn: 'Ben' });
    gringo.Ben.endsTurn();
    expect(gringo.Gringo).toHaveLostLife(2);
    expect(gringo.Ben).toHold('Missed!');
  });

  it('[FOC-RUSSIAN-ROULETTE-06-Q][EVENT-14-Q] Molly Stark draws though she is the Sheriff, Suzy Lafayette at once', () => {
    const { Molly, Suzy } = table(
      { Molly: { is: 'Molly Stark', hand }, Suzy: { is: 'Suzy Lafayette', hand } },
      { ...roulette, turn: 'Suzy', deckTop: ['Scope', 'Barrel', 'Mustang'] },
    );
    Suzy.endsTurn();
    Molly.answers('Missed!');
    expect(Molly).toHold('Scope');
    Suzy.answers('Missed!');
    expect(Suzy).toHold('Barrel');
    Molly.passes();
    expect(Molly).toHaveLostLife(2);
  });

  it('[FOC-RUSSIAN-ROULETTE-07-Q] somebody dies of it: nobody’s deed, and the Sheriff’s turn follows', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { life: 2, role: 'outlaw' }, Cat: { hand, role: 'renegade' } },
      { ...roulette, turn: 'Cat' },
    );
    Cat.endsTurn();
    Ann.answers('Missed!');
    expect(Ben).toBeOut();
    expect(Ann).toBeAsked('play');
    expect(Ann).toHold(2);
    expect(Cat).toHold('Missed!');
  });

  it('[FOC-RUSSIAN-ROULETTE-07-Q] the Sheriff does: the game is over', () => {
    const { Ann, Ben, game } = table({ Ann: { life: 2 }, Ben: { hand } }, { ...roulette, turn: 'Ben' });
    Ben.endsTurn();
    expect(Ann).toBeOut();
    expect(game).toBeOver();
  });
});
