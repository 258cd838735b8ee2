import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { 'Big Fifty': 3 } } };
const shooter = { hand: ['BANG!', 'Beer'], inPlay: ['Big Fifty'] };

describe('Big Fifty', () => {
  it('[ARMED-BIGFIFTY-01] for a token no Barrel helps; a Missed! of the hand still does', () => {
    const { Ann, Ben } = table({ Ann: shooter, Ben: { hand: ['Missed!'], inPlay: ['Barrel'] } }, armed);
    Ann.plays('BANG!', { special: 'Big Fifty', on: Ben });
    Ben.mayNot.use('Barrel').because('noAbility');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHaveTokens('load', 2, 'Big Fifty');
  });

  it('[ARMED-BIGFIFTY-01] nor a Crate, nor a green Missed! in play: nobody is asked', () => {
    const { Ann, Ben } = table(
      { Ann: shooter, Ben: { inPlay: ['Crate', 'Bible'] } },
      { sets: [...sets, 'dodge-city'], tokensOn: { load: { 'Big Fifty': 3, Crate: 4 } } },
    );
    Ann.plays('BANG!', { special: 'Big Fifty', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[ARMED-BIGFIFTY-01] nor Jourdonnais; without the token he has his Barrel', () => {
    const { Ann, Jo } = table({ Ann: shooter, Jo: { is: 'Jourdonnais' } }, { ...armed, deckTop: ['2♥'] });
    Ann.may.play('BANG!', { special: 'Big Fifty', on: Jo });
    Ann.plays('BANG!', { on: Jo });
    Jo.uses('Jourdonnais');
    expect(Jo).toHaveLostLife(0);
  });

  it('[ARMED-BIGFIFTY-01] with it he is not even asked', () => {
    const { Ann, Jo } = table({ Ann: shooter, Jo: { is: 'Jourdonnais' } }, armed);
    Ann.plays('BANG!', { special: 'Big Fifty', on: Jo });
    expect(Jo).toHaveLostLife(1);
  });

  it('[ARMED-BIGFIFTY-02] a Mustang no longer keeps him away, and Julie Cutter does not answer', () => {
    const { Ann, Julie } = table(
      {
        Ann: shooter,
        B: {},
        C: {},
        Julie: { is: 'Julie Cutter', inPlay: ['Mustang', 'Hideout'] },
        E: {},
        F: {},
        G: {},
      },
      { ...armed, sets: [...sets, 'dodge-city'], tokensOn: { load: { 'Big Fifty': 3 } }, deckTop: ['2♥'] },
    );
    Ann.plays('BANG!', { special: 'Big Fifty', on: Julie });
    expect(Julie).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-BIGFIFTY-03-Q] bought with the target: distance is judged without what the target has', () => {
    const { Ann, Dot } = table(
      {
        Ann: shooter,
        B: {},
        C: {},
        D: {},
        Dot: { inPlay: ['Mustang 8♥', 'Hideout'], is: 'Paul Regret' },
        F: {},
        G: {},
        H: {},
      },
      { ...armed, sets: [...sets, 'dodge-city'] },
    );
    Ann.mayNot.play('BANG!', { special: 'plain', on: Dot }).because('outOfRange', { distance: 7, reach: 6 });
    Ann.plays('BANG!', { special: 'Big Fifty', on: Dot });
    expect(Dot).toHaveLostLife(1);
  });

  it('[ARMED-BIGFIFTY-03-Q] a Ghost keeps its holder in play all the same', () => {
    const { Ann, Gus } = table(
      { Ann: shooter, Ben: { hand: ['Beer'] }, Gus: { presence: 'ghost', inPlay: ['Ghost'] }, Dot: {} },
      { ...armed, sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('BANG!', { special: 'Big Fifty', on: Gus });
    expect(Gus).not.toBeOut();
    Ann.isAsked('play');
  });

  it('[ARMED-BIGFIFTY-04-Q] off until the loss is settled: Bart Cassidy draws nothing, El Gringo takes nothing', () => {
    const { Ann, Bart } = table({ Ann: shooter, Bart: { is: 'Bart Cassidy' } }, armed);
    Ann.plays('BANG!', { special: 'Big Fifty', on: Bart });
    expect(Bart).toHaveLostLife(1);
    expect(Bart).toHold(0);
    const other = table({ Ann: shooter, Gringo: { is: 'El Gringo' } }, armed);
    other.Ann.plays('BANG!', { special: 'Big Fifty', on: other.Gringo });
    expect(other.Gringo).toHold(0);
    expect(other.Ann).toHold('Beer');
  });

  it('[ARMED-BIGFIFTY-04-Q] Calamity Janet’s BANG! is no Missed!, Sid Ketchum does not heal; a Beer saves', () => {
    const { Ann, Janet } = table({ Ann: shooter, Janet: { is: 'Calamity Janet', hand: ['BANG!'] } }, armed);
    Ann.plays('BANG!', { special: 'Big Fifty', on: Janet });
    Janet.mayNot.play('BANG!').because('wrongCard');
    const other = table(
      { Ann: shooter, Sid: { is: 'Sid Ketchum', life: 1, hand: ['Missed!', 'Missed!', 'Beer'] }, Cid: {} },
      armed,
    );
    other.Ann.plays('BANG!', { special: 'Big Fifty', on: other.Sid });
    other.Sid.passes();
    other.Sid.mayNot.use('Sid Ketchum', { cards: ['Missed!', 'Missed!'] }).because('noAbility');
    other.Sid.answers('Beer');
    expect(other.Sid).toHaveLife(1);
  });

  it('[ARMED-BIGFIFTY-04-Q] with the next card everything counts again', () => {
    const { Ann, Jo } = table(
      { Ann: { ...shooter, hand: ['BANG!', 'Gatling', 'Beer'] }, Jo: { is: 'Jourdonnais' } },
      { ...armed, deckTop: ['2♥'] },
    );
    Ann.plays('BANG!', { special: 'Big Fifty', on: Jo });
    Ann.plays('Gatling');
    Jo.uses('Jourdonnais');
    expect(Jo).toHaveLostLife(1);
  });
});
