import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Bandidos', () => {
  it('[VALLEY-BANDIDOS-01] makes everybody discard two cards or lose a life point; of one card that one', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['Bandidos', 'Beer', 'Scope', 'Duel'] },
        Ben: { hand: ['Panic!', 'Missed!'] },
        Cat: { hand: ['Missed!'] },
      },
      { sets, discard },
    );
    Ann.plays('Bandidos');
    Ann.isAsked('bandidos');
    Ann.mayNot.pick({ do: 'discard', cards: ['Beer'] }).because('wrongCount', { least: 2, most: 2 });
    Ann.picks({ do: 'discard', cards: ['Beer', 'Scope'] });
    Ben.picks({ do: 'loseLife' });
    Cat.picks({ do: 'discard', cards: ['Missed!'] });
    expect(Ann).toHold('Duel');
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold(2);
    expect(Cat).toHaveLostLife(0);
    expect(Cat).toHold(0);
  });

  it('[VALLEY-BANDIDOS-02] an empty hand has no choice', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Bandidos'] }, Ben: {} }, { sets, discard });
    Ann.plays('Bandidos');
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(1);
  });

  it('[VALLEY-BANDIDOS-03-Q] goes clockwise from its player', () => {
    const { Ann, Ben, Cat } = table(
      { Cat: { hand: ['Duel'] }, Ann: { hand: ['Bandidos', 'Beer'] }, Ben: { hand: ['Scope'] } },
      { sets, discard, turn: 'Ann' },
    );
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    expect(Cat).not.toBeAsked();
    Ben.picks({ do: 'loseLife' });
    Cat.picks({ do: 'loseLife' });
    expect(Ann).toBeAsked('play');
  });

  it('[VALLEY-BANDIDOS-04-Q] its player is to blame for what the others lose, nobody for their own loss', () => {
    const gringo = table(
      { Ann: { hand: ['Bandidos', 'Beer', 'Beer'] }, Gringo: { is: 'El Gringo' }, Cat: {} },
      { sets, discard },
    );
    gringo.Ann.plays('Bandidos');
    gringo.Ann.picks({ do: 'loseLife' });
    expect(gringo.Gringo).toHold('Beer');
    const reward = table(
      {
        Ann: { role: 'sheriff', hand: ['Bandidos', 'Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    reward.Ann.plays('Bandidos');
    reward.Ann.picks({ do: 'loseLife' });
    expect(reward.Ben).toBeOut();
    expect(reward.Ann).toHold(4);
  });

  it('[VALLEY-BANDIDOS-05-Q] puts its own player out: the others still choose, and bring nothing', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Bandidos'] },
        Ben: { role: 'outlaw', life: 1, hand: ['Duel'] },
        Cat: { role: 'sheriff', hand: ['Missed!'] },
        Dan: { role: 'renegade' },
      },
      { sets, discard },
    );
    Ann.plays('Bandidos');
    expect(Ann).toBeOut();
    Ben.picks({ do: 'loseLife' });
    Ben.passes();
    expect(Ben).toBeOut();
    Cat.picks({ do: 'loseLife' });
    expect(Ann).toHold(0);
    expect(Cat).toBeAsked('play');
  });

  it('[VALLEY-GHOST-10-Q] costs a ghost nothing', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Bandidos', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Duel'], inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    Ben.picks({ do: 'loseLife' });
    expect(Ben).not.toBeOut();
    expect(Ben).toHold('Duel');
  });

  it('[VALLEY-MIX-20-Q] brings Molly Stark a card for each BANG!, Missed! and Beer she gives', () => {
    const { Ann, Molly } = table(
      {
        Ann: { hand: ['Bandidos', 'Duel'] },
        Molly: { is: 'Molly Stark', hand: ['Missed!', 'Scope', 'Mustang'] },
        Cat: {},
      },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    Molly.picks({ do: 'discard', cards: ['Missed!', 'Scope'] });
    expect(Molly).toHold(2);
  });

  it('[VALLEY-MIX-20-Q] nothing for Tornado and Poker', () => {
    const { Ann, Molly } = table(
      { Ann: { hand: ['Tornado', 'Poker', 'Duel'] }, Molly: { is: 'Molly Stark', hand: ['Missed!', 'Beer'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard, deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.plays('Poker');
    Molly.picks('Missed!');
    Ann.picks([]);
    expect(Molly).toHold('Beer');
    Ann.plays('Tornado');
    expect(Molly).toHold('BANG! 4♦', 'BANG! 5♦');
  });

  it('[ARMED-MIX-15] does nothing to Apache Kid, nor does Tomahawk', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Bandidos', 'Tomahawk', 'Beer'] }, Kid: { is: 'Apache Kid' }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('Tomahawk', { on: Kid });
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    expect(Kid).toHaveLostLife(0);
  });
});
