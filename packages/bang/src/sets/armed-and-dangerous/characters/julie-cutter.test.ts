import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const julie = { is: 'Julie Cutter' };

describe('Julie Cutter', () => {
  it('[ARMED-JULIE-01] whoever costs her life: she draws!, and on red shoots at them, at any distance', () => {
    const { Ann, Julie } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Winchester', 'Mustang'] }, Ben: {}, Julie: julie, Dot: {} },
      { sets, deckTop: ['2♦'] },
    );
    Ann.plays('BANG!', { on: Julie });
    Ann.isAsked('dodge');
    Ann.passes();
    expect(Julie).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(1);
  });

  it('[ARMED-JULIE-01] on black nothing happens', () => {
    const { Ann, Julie } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Julie: julie }, { sets, deckTop: ['2♠'] });
    Ann.plays('BANG!', { on: Julie });
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-JULIE-02] it is one shot even if she lost two points at once', () => {
    const { Ann, Julie, game } = table(
      { Ann: { hand: ['BANG!', 'Aim'] }, Julie: julie },
      { sets: [...sets, 'valley-of-shadows'], deckTop: ['2♦', '3♦'] },
    );
    Ann.plays('BANG!', { on: Julie, withCard: 'Aim' });
    expect(Julie).toHaveLostLife(2);
    expect(Ann).toHaveLostLife(1);
    expect(game).toHaveDiscarded('2♦');
  });

  it('[ARMED-JULIE-03] it can be cancelled: Missed!, Barrel, Crate', () => {
    const { Ann, Julie } = table(
      { Ann: { hand: ['BANG!', 'Missed!'], inPlay: ['Crate'] }, Julie: julie },
      { sets, tokensOn: { load: { Crate: 3 } }, deckTop: ['2♦'] },
    );
    Ann.plays('BANG!', { on: Julie });
    Ann.may.use('Crate');
    Ann.answers('Missed!');
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-JULIE-04-Q] no answer to Dynamite, nor to her own Duel; out, she draws! nothing', () => {
    const { Julie, Ben } = table(
      { Julie: { ...julie, hand: ['Duel', 'Beer'] }, Ben: { hand: ['BANG!'] } },
      { sets, deckTop: ['2♦'] },
    );
    Julie.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Julie.passes();
    expect(Julie).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
    const blown = table(
      { Julie: { ...julie, hand: ['Beer'], inPlay: ['Dynamite'] }, Ben: {} },
      { sets, phase: 'start', deckTop: ['2♠', '2♦'] },
    );
    expect(blown.Julie).toHaveLostLife(3);
    expect(blown.Ben).toHaveLostLife(0);
    const dead = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Julie: { ...julie, life: 1, role: 'outlaw' }, Cid: {}, Dot: {} },
      { sets, deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    dead.Ann.plays('BANG!', { on: dead.Julie });
    expect(dead.Julie).toBeOut();
    expect(dead.Ann).toHaveLostLife(0);
    expect(dead.Ann).toHold('Beer', '2♦', '3♦', '4♦');
  });

  it('[ARMED-JULIE-05-Q] saved by a Beer she draws! after the rescue', () => {
    const { Ann, Julie } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Julie: { ...julie, life: 1, hand: ['Beer'] }, Cid: {} },
      { sets, deckTop: ['2♦'] },
    );
    Ann.plays('BANG!', { on: Julie });
    Julie.passes();
    Julie.answers('Beer');
    Ann.isAsked('dodge');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Julie).toHaveLife(1);
  });

  it('[ARMED-JULIE-05-Q] during a Gatling she shoots before the next player is asked', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['Gatling', 'Beer'] }, Julie: julie, Cid: { hand: ['Missed!'] } },
      { sets, deckTop: ['2♦'] },
    );
    Ann.plays('Gatling');
    Ann.isAsked('dodge');
    Ann.passes();
    Cid.isAsked('dodge');
    expect(Ann).toHaveLostLife(1);
  });

  it('[ARMED-JULIE-06-Q] whoever she eliminates was eliminated by her: the reward is hers, in anybody’s turn', () => {
    const { Ann, Julie } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['BANG!'] },
        Julie: { ...julie, role: 'sheriff' },
        Cid: { role: 'outlaw' },
        Dot: { hand: ['Beer'] },
      },
      { sets, deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.plays('BANG!', { on: Julie });
    expect(Ann).toBeOut();
    expect(Julie).toHold(3 + 2); // the reward, and her own phase 1
  });

  it('[ARMED-JULIE-06-Q] challenged to a Duel and beaten, she shoots at the challenger', () => {
    const { Ann, Julie } = table({ Ann: { hand: ['Duel', 'Beer'] }, Julie: julie }, { sets, deckTop: ['2♦'] });
    Ann.plays('Duel', { on: Julie });
    Ann.passes();
    expect(Julie).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(1);
  });
});
