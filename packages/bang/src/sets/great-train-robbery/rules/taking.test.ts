import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const others = { Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} };

describe('Taking railcars', () => {
  it('[TRAIN-TAKE-01] pays a BANG! card at Boom Town for the Caboose, once in a turn; the others are not paired', () => {
    const { Ann } = table({ Ann: { hand: ['BANG!', 'BANG!', 'Beer'] }, ...others }, onTheLine({ at: 2 }));
    Ann.mayNot.use('take-railcar', { trainCard: 'Dining Car', cost: ['BANG!'] }).because('notPaired');
    Ann.mayNot.use('take-railcar', { trainCard: 'Mail Car', cost: ['BANG!'] }).because('notPaired');
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(Ann).toHaveInPlay('Caboose');
    expect(Ann).toHold('BANG!', 'Beer');
    Ann.mayNot.use('take-railcar', { trainCard: 'Dining Car', cost: ['BANG!'] }).because('usedUp', { most: 1 });
  });

  it('[TRAIN-TAKE-02] is paid from the hand and from play: cards to the discard pile, railcars under their deck', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer', 'Missed!'], inPlay: ['Mustang', 'Private Car'] }, ...others },
      onTheLine({ at: 2, line: ['Virginia Town', 'San Tafe', 'Frisco', 'Tombrock'] }),
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Mustang', 'Private Car'] });
    expect(Ann).toHaveInPlay('Caboose');
    expect(game).toHaveDiscarded('Mustang');
    expect(game.facesOf(game.state.zones['railcars'] ?? [])[0]?.card.name).toBe('Private Car');
  });

  it('[TRAIN-TAKE-03] wants exactly the card that it names: no Dodge, no Whisky, no Punch, no Missed! of Calamity Janet', () => {
    const at = (station: string) => ({
      at: 2,
      line: [station, 'San Tafe', 'Frisco', 'Tombrock'],
      more: ['dodge-city'],
    });
    const refused = (station: string, hand: string[], is = 'Willy the Kid') => {
      const { Ann } = table({ Ann: { is, hand }, ...others }, onTheLine(at(station)));
      Ann.mayNot
        .use('take-railcar', { trainCard: 'Caboose', cost: hand })
        .because('cannotPayStation', { station, has: 0 });
    };
    refused('Dodgville', ['Dodge']);
    refused('Crown’s Hole', ['Whisky']);
    refused('Boom Town', ['Punch']);
    refused('Boom Town', ['Missed!'], 'Calamity Janet');
  });

  it('[TRAIN-TAKE-04] never takes the locomotive: it is no card of the train', () => {
    const { Ann, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, ...others }, onTheLine({ at: 2 }));
    expect(game.facesOf(game.state.zones['train'] ?? []).map(({ card }) => card.name)).toEqual([
      'Caboose',
      'Dining Car',
      'Mail Car',
    ]);
    expect(() => Ann.uses('take-railcar', { trainCard: 'Ironhorse', cost: ['BANG!'] })).toThrow();
  });

  it('[TRAIN-TAKE-05] advances the train for free before it, and binds: the advance names and pays what is taken', () => {
    const { Ann, game } = table({ Ann: { hand: ['BANG!', 'BANG!', 'Beer'] }, ...others }, onTheLine({ at: 1 }));
    Ann.mayNot.use('advance-train').because('slotMissing');
    Ann.uses('advance-train', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(game.state.memory['locomotive-at']).toBe(2);
    expect(Ann).toHaveInPlay('Caboose');
    expect(Ann).toHold('BANG!', 'Beer');
  });

  it('[TRAIN-TAKE-06] may take a railcar that is paired already without advancing', () => {
    const { Ann, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, ...others }, onTheLine({ at: 2 }));
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(game.state.memory['locomotive-at']).toBe(2);
  });

  it('[TRAIN-TAKE-07] keeps its free advance whatever else moves the train, before and after it', () => {
    const { Zippy, game } = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Next Stop', 'Beer 6♥', 'Beer 7♥'] }, ...others },
      {
        ...onTheLine({ at: 1, line: ['Boom Town', 'San Tafe', 'Frisco', 'Tombrock', 'Yooma', 'Catico'] }),
        deckTop: ['2♦'],
      },
    );
    Zippy.uses('Zippy Roy');
    Zippy.uses('advance-train', { trainCard: 'Caboose', cost: ['Beer 6♥'] });
    Zippy.plays('Next Stop');
    expect(game.state.memory['locomotive-at']).toBe(4);
    expect(Zippy).toHaveInPlay('Caboose');
  });

  it('[TRAIN-TAKE-08] [TRAIN-TAKE-09] puts it in front of the taker; those behind slide up and a new one joins', () => {
    const { Ann, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, ...others }, onTheLine({ at: 2 }));
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    const train = game.facesOf(game.state.zones['train'] ?? []).map(({ card }) => card.name);
    expect(Ann).toHaveInPlay('Caboose');
    expect(train).toHaveLength(3);
    expect(train.slice(0, 2)).toEqual(['Dining Car', 'Mail Car']);
  });

  it('[TRAIN-TAKE-10] leaves the first one where it is when the second is taken', () => {
    const { Ann, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, ...others }, onTheLine({ at: 3 }));
    Ann.uses('take-railcar', { trainCard: 'Dining Car', cost: ['BANG!'] });
    const train = game.facesOf(game.state.zones['train'] ?? []).map(({ card }) => card.name);
    expect(train.slice(0, 2)).toEqual(['Caboose', 'Mail Car']);
    expect(train).toHaveLength(3);
  });

  it('[TRAIN-TAKE-11-Q] belongs to phase 2, not to the turns of others', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, ...others }, onTheLine({ at: 2 }));
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: ['Missed!'] }).because('noAbility');
  });

  it('[TRAIN-TAKE-12-Q] may not advance where nothing could be taken then', () => {
    const poor = table({ Ann: { hand: ['Beer'] }, ...others }, onTheLine({ at: 1 }));
    poor.Ann.mayNot.use('advance-train', { trainCard: 'Caboose', cost: ['Beer'] }).because('cannotPayStation');
    const alone = table({ Ann: { hand: ['BANG!'] }, ...others }, onTheLine({ at: 1 }));
    alone.Ann.mayNot.use('advance-train', { trainCard: 'Dining Car', cost: ['BANG!'] }).because('notPaired');
  });

  it('[TRAIN-TAKE-13-Q] pays with what does harm, too', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Dynamite'] }, ...others },
      onTheLine({ at: 2, line: ['San Tafe', 'Boom Town', 'Frisco', 'Tombrock'] }),
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Dynamite'] });
    expect(Ann).toHaveInPlay('Caboose');
  });

  it('[TRAIN-TAKE-14-Q] railcars have no suit and no rank: they pay Deathwood and Virginia Town alone', () => {
    const at = (station: string) => onTheLine({ at: 2, line: [station, 'Boom Town', 'Frisco', 'Tombrock'] });
    const seats = { Ann: { hand: ['Stagecoach'], inPlay: ['Private Car'] }, ...others };
    for (const station of ['San Tafe', 'Miner’s Oath', 'Fort Wroth']) {
      const { Ann } = table(seats, at(station));
      Ann.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: ['Private Car'] }).because('cannotPayStation');
    }
    const { Ann } = table(seats, at('Deathwood'));
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Private Car'] });
    expect(Ann).toHaveInPlay('Caboose');
  });

  it('[TRAIN-TAKE-16-Q] may be used in the turn in which it was taken', () => {
    const { Ann } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, ...others },
      onTheLine({ at: 2, train: ['Mail Car', 'Caboose', 'Dining Car'] }),
    );
    Ann.uses('take-railcar', { trainCard: 'Mail Car', cost: ['BANG!'] });
    Ann.uses('Mail Car');
    expect(Ann).toBeAsked('handOver');
  });

  it('[TRAIN-TAKE-17-Q] Suzy Lafayette pays with her last card and draws when the railcar is hers', () => {
    const { Suzy } = table({ Suzy: { is: 'Suzy Lafayette', hand: ['BANG!'] }, ...others }, onTheLine({ at: 2 }));
    Suzy.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(Suzy).toHaveInPlay('Caboose');
    expect(Suzy).toHold(1);
  });

  it('[TRAIN-MIX-13-Q] is no playing of a blue card: The Judge allows it', () => {
    const { Ann } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, ...others },
      { ...onTheLine({ at: 2, more: ['a-fistful-of-cards'] }), event: 'The Judge' },
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(Ann).toHaveInPlay('Caboose');
  });
});
