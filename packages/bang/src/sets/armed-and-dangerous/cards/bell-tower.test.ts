import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = (count: number) => ({ sets, tokensOn: { load: { 'Bell tower': count } } });

describe('Bell tower', () => {
  it('[ARMED-BELL-01] for a token the next card sees everybody at distance 1, Mustang or not', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Bell tower'] }, Ben: {}, Cid: { inPlay: ['Mustang'] }, Dot: {} },
      armed(3),
    );
    Ann.mayNot.play('BANG!', { on: Cid }).because('outOfRange', { distance: 3 });
    Ann.uses('Bell tower');
    Ann.plays('BANG!', { on: Cid });
    expect(Cid).toHaveLostLife(1);
  });

  it('[ARMED-BELL-02] it ends with that card, and may be bought again for another', () => {
    const { Ann, Cid } = table(
      {
        Ann: { hand: ['Beer', 'Panic!', 'Panic!'], inPlay: ['Bell tower'] },
        Ben: {},
        Cid: { hand: ['Beer', 'Beer'] },
        Dot: {},
      },
      armed(3),
    );
    Ann.uses('Bell tower');
    Ann.mayNot.use('Bell tower').because('alreadyRung');
    Ann.plays('Beer');
    Ann.mayNot.play('Panic!', { on: Cid, what: 'hand' }).because('tooFar');
    Ann.uses('Bell tower');
    Ann.plays('Panic!', { on: Cid, what: 'hand' });
    Ann.uses('Bell tower');
    Ann.plays('Panic!', { on: Cid, what: 'hand' });
    expect(Cid).toHold(0);
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-BELL-03-Q] a card with several targets reaches all of them', () => {
    const { Ann, Ben, Cid, Dot } = table(
      {
        Ann: { hand: ['Quick Shot', 'Beer'], inPlay: ['Bell tower'], tokens: { load: 2 } },
        Ben: {},
        Cid: {},
        Dot: {},
        Eve: {},
      },
      armed(3),
    );
    Ann.uses('Bell tower');
    Ann.plays('Quick Shot', { on: Cid, times: 2, pay: ['character', 'character'], also: [Ben, Dot] });
    for (const hit of [Ben, Cid, Dot]) expect(hit).toHaveLostLife(1);
  });

  it('[ARMED-BELL-04-Q] a green card in play and a shot by an ability neither profit nor use it up', () => {
    const { Kid, Cid } = table(
      {
        Kid: {
          is: 'Mexicali Kid',
          hand: ['BANG!', 'Beer'],
          inPlay: ['Bell tower', 'Knife'],
          tokens: { load: 2 },
        },
        Ben: {},
        Cid: {},
        Dot: {},
      },
      { ...armed(3), sets: [...sets, 'dodge-city'] },
    );
    Kid.uses('Bell tower');
    Kid.mayNot.use('Knife', { on: Cid }).because('tooFar');
    Kid.mayNot.use('Mexicali Kid', { on: Cid, pay: ['character', 'character'] }).because('outOfRange');
    Kid.plays('BANG!', { on: Cid });
    expect(Cid).toHaveLostLife(1);
  });

  it('[ARMED-BELL-04-Q] it is lost at the end of the turn', () => {
    const { Ann, Ben, Cid, Dot } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Bell tower'] }, Ben: { hand: ['BANG!'] }, Cid: {}, Dot: {} },
      armed(3),
    );
    Ann.uses('Bell tower');
    Ann.endsTurn();
    Ben.mayNot.play('BANG!', { on: Dot }).because('outOfRange', { distance: 2 });
    expect(Cid).toHaveLostLife(0);
  });
});
