import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const spare = { hand: ['Missed!'] };
const LINE = ['San Tafe', 'Crown’s Hole', 'Catico', 'Dodgville'];
const atEnd = (words: Parameters<typeof onTheLine>[0] = {}) =>
  onTheLine({ at: 4, line: LINE, locomotive: 'Ironhorse', ...words });

describe('The End of the Line', () => {
  it('[TRAIN-EOL-01] [TRAIN-EOL-02] pairs the railcars with the last stations and lets whose turn it is take one', () => {
    const { Ann } = table(
      { Ann: { hand: ['Next Stop', 'Panic!'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...atEnd(), deckTop: ['Gatling'] },
    );
    Ann.plays('Next Stop');
    expect(Ann).toBeAsked('takeRailcar');
    Ann.mayNot
      .pick({ do: 'take', trainCard: 'Caboose', cost: ['Panic!'] })
      .because('cannotPayStation', { station: 'Dodgville' });
    Ann.may.pick({ do: 'take', trainCard: 'Dining Car', cost: ['Panic!'] });
    Ann.mayNot
      .pick({ do: 'take', trainCard: 'Mail Car', cost: ['Panic!'] })
      .because('cannotPayStation', { station: 'Crown’s Hole' });
    Ann.picks({ do: 'take', trainCard: 'Dining Car', cost: ['Panic!'] });
    expect(Ann).toHaveInPlay('Dining Car');
  });

  it('[TRAIN-EOL-02] not if the take of the turn is used up', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Panic!', 'Next Stop', 'Missed!'] }, Ben: spare, Cid: {}, Dan: {} },
      atEnd(),
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Panic!'] });
    Ann.plays('Next Stop');
    expect(Ann).toBeAsked('dodge');
    Ann.passes();
    expect(Ben).toBeAsked('dodge');
  });

  it('[TRAIN-EOL-03] carries the effect out for everybody, beginning with whose turn it is', () => {
    const { Ann, Ben, Cid, Dan } = table(
      { Dan: spare, Ann: { hand: ['Next Stop', 'Gatling'] }, Ben: spare, Cid: spare },
      { ...atEnd(), turn: 'Ann', deckTop: ['Saloon'] },
    );
    Ann.plays('Next Stop');
    Ann.passes(); // no railcar
    for (const one of [Ann, Ben, Cid, Dan]) {
      expect(one).toBeAsked('dodge');
      one.passes();
    }
    for (const one of [Ann, Ben, Cid, Dan]) expect(one).toHaveLostLife(1);
  });

  it('[TRAIN-EOL-04] [TRAIN-EOL-05] lays a new line and a new train, turns the locomotive over, and touches nothing in play', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Next Stop', 'Gatling'] }, Ben: { inPlay: ['Private Car'] }, Cid: {}, Dan: {} },
      { ...atEnd(), toCome: { locomotive: ['Leland'] } },
    );
    Ann.plays('Next Stop');
    Ann.passes();
    Ann.passes();
    expect(game.state.inForce['locomotive']).toBe('leland');
    expect(game.state.stacks['locomotive']).toEqual(['ironhorse']);
    expect(game.state.memory['locomotive-at']).toBeUndefined();
    expect(game.state.zones['line']).toHaveLength(4);
    expect(game.state.zones['train']).toHaveLength(3);
    expect(game.state.zones['stations']).toHaveLength(9);
    expect(Ben).toHaveInPlay('Private Car');
  });

  it('[TRAIN-SETUP-07-Q] the new line has as many stations as the old one, whoever is out', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Next Stop', 'Gatling'] }, Ben: {}, Cid: { presence: 'out' }, Dan: {} },
      atEnd(),
    );
    Ann.plays('Next Stop');
    Ann.passes();
    Ann.passes();
    expect(game.state.zones['line']).toHaveLength(4);
  });

  it('[TRAIN-EOL-06] [TRAIN-EOL-07] with too few railcars the train is short, and grows when one comes back', () => {
    const inPlay = [
      'Baggage Car',
      'Cattle Truck',
      'Circus Wagon',
      'Coal Hopper',
      'Express Car',
      'Lounge Car',
      'Lumber Flatcar',
    ];
    const { Ann, game } = table(
      {
        Ann: { hand: ['Next Stop', 'Gatling', 'Cat Balou', 'Stagecoach'], inPlay },
        Ben: { inPlay: ['Observation Car', 'Passenger Car', 'Prisoner Car', 'Private Car'] },
        Cid: { inPlay: ['Sleeper Car', 'Ghost Car', 'Caboose'] },
        Dan: { inPlay: ['Dining Car'] },
      },
      atEnd({ train: ['Mail Car'], locomotive: 'Leland' }),
    );
    Ann.plays('Cat Balou', { on: Ann, what: 'Coal Hopper' });
    expect(game.facesOf(game.state.zones['train'] ?? []).map(({ card }) => card.name)).toEqual([
      'Mail Car',
      'Coal Hopper',
    ]);
    expect(game.state.zones['railcars']).toHaveLength(0);
    Ann.plays('Next Stop');
    Ann.passes();
    expect(game.position.open[0]?.question.kind).toBe('generalStore');
  });

  it('[TRAIN-EOL-07] up to three; a fourth goes to the deck', () => {
    const inPlay = ['Baggage Car', 'Cattle Truck', 'Circus Wagon', 'Coal Hopper', 'Express Car', 'Lounge Car'];
    const { Ann, game } = table(
      {
        Ann: { hand: ['Cat Balou', 'Cat Balou', 'Cat Balou', 'Stagecoach'], inPlay: [...inPlay, 'Lumber Flatcar'] },
        Ben: { inPlay: ['Observation Car', 'Passenger Car', 'Prisoner Car', 'Private Car'] },
        Cid: { inPlay: ['Sleeper Car', 'Ghost Car', 'Caboose'] },
        Dan: { inPlay: ['Dining Car'] },
      },
      atEnd({ train: ['Mail Car'], locomotive: 'Leland' }),
    );
    for (const what of ['Coal Hopper', 'Cattle Truck', 'Baggage Car']) Ann.plays('Cat Balou', { on: Ann, what });
    const namesIn = (zone: string) => game.facesOf(game.state.zones[zone] ?? []).map(({ card }) => card.name);
    expect(namesIn('train')).toEqual(['Mail Car', 'Coal Hopper', 'Cattle Truck']);
    expect(namesIn('railcars')).toEqual(['Baggage Car']);
  });

  it('[TRAIN-EOL-06] the locomotive starts alone when there is none, and its effect still happens', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: {
          hand: ['Next Stop', 'Gatling'],
          inPlay: ['Baggage Car', 'Cattle Truck', 'Circus Wagon', 'Coal Hopper', 'Express Car', 'Lounge Car'],
        },
        Ben: { inPlay: ['Observation Car', 'Passenger Car', 'Prisoner Car', 'Private Car', 'Lumber Flatcar'] },
        Cid: { inPlay: ['Sleeper Car', 'Ghost Car', 'Caboose'] },
        Dan: { inPlay: ['Dining Car', 'Mail Car'] },
      },
      atEnd({ train: [] }),
    );
    Ann.plays('Next Stop'); // nothing to take: nobody asks
    expect(Ann).toBeAsked('dodge');
    Ann.passes();
    expect(Ben).toHaveLostLife(1);
    expect(game.state.zones['train']).toHaveLength(0);
  });

  it('[TRAIN-EOL-08] a free advance from the last station: the railcar first, then the effect, beginning there', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Missed!', 'Gatling'] }, Ben: spare, Cid: {}, Dan: {} }, atEnd());
    Ann.uses('advance-train', { trainCard: 'Caboose', cost: ['Missed!'] });
    expect(Ann).toHaveInPlay('Caboose');
    expect(Ann).toBeAsked('dodge');
    Ann.passes();
    expect(Ben).toBeAsked('dodge');
  });

  it('[TRAIN-EOL-09-Q] at the start of the Sheriff’s turn the chance comes before the checks, and is the take of the turn', () => {
    const { Dan, Ann } = table(
      { Ann: { role: 'sheriff', hand: ['Missed!', 'Gatling'], inPlay: ['Dynamite'] }, Ben: {}, Cid: {}, Dan: spare },
      { ...atEnd(), turn: 'Dan', deckTop: ['10♥'] },
    );
    Dan.endsTurn();
    expect(Ann).toBeAsked('takeRailcar');
    Ann.picks({ do: 'take', trainCard: 'Caboose', cost: ['Missed!'] });
    expect(Ann).toHaveInPlay('Caboose', 'Dynamite');
    Ann.passes(); // Ironhorse
    Dan.passes();
    expect(Ann).toBeAsked('play');
    Ann.mayNot.use('take-railcar').because('usedUp');
  });

  it('[TRAIN-EOL-10-Q] Zippy Roy and Full Steam open the window, too', () => {
    const zippy = table({ Zippy: { is: 'Zippy Roy', hand: ['Missed!'] }, Ben: {}, Cid: {}, Dan: {} }, atEnd());
    zippy.Zippy.uses('Zippy Roy');
    expect(zippy.Zippy).toBeAsked('takeRailcar');
    const steam = table({ Ann: { hand: ['Full Steam', 'Missed!'] }, Ben: {}, Cid: {}, Dan: {} }, atEnd({ at: 2 }));
    steam.Ann.plays('Full Steam');
    expect(steam.Ann).toBeAsked('takeRailcar');
  });

  it('[TRAIN-EOL-11-Q] Manuelita draws and Shade O’Connor exchanges first, then the chance, the effect, the reset', () => {
    const { Ann, Manuelita, Shade } = table(
      {
        Ann: { hand: ['Next Stop', 'Gatling'] },
        Manuelita: { is: 'Manuelita' },
        Shade: { is: 'Shade O’Connor', hand: ['Beer'] },
        Dan: {},
      },
      atEnd(),
    );
    Ann.plays('Next Stop');
    expect(Manuelita).toHold(2);
    expect(Shade).toBeAsked('exchange');
    Shade.passes();
    expect(Ann).toBeAsked('takeRailcar');
    Ann.passes();
    expect(Ann).toBeAsked('dodge');
  });

  it('[TRAIN-EOL-12-Q] there abilities count and cards do not: Benny takes several, Sancho one for nothing', () => {
    const { Benny } = table(
      {
        Benny: { is: 'Benny Brawler', hand: ['Next Stop', 'Missed!', 'Panic!', 'Water Tower'] },
        Ben: {},
        Cid: {},
        Dan: {},
      },
      atEnd(),
    );
    Benny.plays('Next Stop');
    Benny.mayNot.play('Water Tower').because('notAnOption');
    Benny.picks({ do: 'take', trainCard: 'Caboose', cost: ['Missed!'] });
    expect(Benny).toBeAsked('takeRailcar');
    Benny.picks({ do: 'take', trainCard: 'Mail Car', cost: ['Panic!'] });
    expect(Benny).toHaveInPlay('Caboose', 'Mail Car');
    const { Sancho } = table(
      { Sancho: { is: 'Sancho', hand: ['Next Stop', 'Gatling'] }, Ben: {}, Cid: {}, Dan: {} },
      atEnd(),
    );
    Sancho.plays('Next Stop');
    Sancho.picks({ do: 'take', trainCard: 'Dining Car' });
    expect(Sancho).toHaveInPlay('Dining Car');
  });

  it('[TRAIN-EOL-12-Q] who declines may still take one in this turn, after the reset', () => {
    const { Ann } = table({ Ann: { hand: ['Next Stop', 'Gatling', 'BANG!'] }, Ben: {}, Cid: {}, Dan: {} }, atEnd());
    Ann.plays('Next Stop');
    Ann.passes();
    Ann.passes();
    Ann.mayNot.use('take-railcar').because('noTarget'); // nothing is paired yet, but nothing is used up
  });

  it('[TRAIN-EOL-13-Q] the locomotive puts out whose turn it is: the others, the verdict, the reset, then the next turn', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', hand: ['Next Stop', 'Gatling'], life: 1 },
        Ben: { role: 'sheriff', ...spare },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...atEnd(), discard: ['Money Bag'], deckTop: ['Saloon'] },
    );
    Ann.plays('Next Stop');
    Ann.passes();
    Ann.passes(); // the shot
    Ann.passes(); // no rescue
    expect(Ann).toBeOut();
    Ben.passes();
    expect(Ben).toBeAsked('play');
    expect(game.state.zones['line']).toHaveLength(4);
    expect(game.state.memory['locomotive-at']).toBe(2); // reset, then the Sheriff’s own turn
  });
});
