import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const GRINGO = 'El Gringo';

describe('El Gringo', () => {
  it('[BASE-GRINGO-01] takes a card from the hand of whose card wounds him, one for each point', () => {
    const { Ann, Gringo, Cleo } = table({
      Ann: { hand: ['BANG!', 'Beer', 'Beer', 'Indians!'] },
      Gringo: { is: GRINGO },
      Cleo: { hand: ['Scope'] },
    });
    Ann.plays('Indians!');
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(1);
    expect(Ann).toHold(2);
    expect(Cleo).toHold('Scope');
  });

  it('[BASE-GRINGO-02] gets nothing from an empty hand, nothing from what lies in play, and nothing later', () => {
    const { Ann, Ben, Gringo } = table(
      {
        Ann: { hand: ['BANG!'], inPlay: ['Scope', 'Barrel'] },
        Ben: { hand: ['General Store', 'Beer'] },
        Gringo: { is: GRINGO },
      },
      { deckTop: ['Mustang', 'Mustang', 'Duel', 'Duel', 'Duel'] },
    );
    Ann.plays('BANG!', { on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(0);
    expect(Ann).toHaveInPlay('Scope', 'Barrel');
    Ben.plays('General Store');
    Ben.picks('Duel');
    Gringo.picks('Duel');
    expect(Ann).toHold('Duel');
    expect(Gringo).toHold('Duel');
  });

  it('[BASE-GRINGO-03] gets nothing for a Dynamite, from nobody', () => {
    const { Gringo, Ben } = table(
      { Gringo: { is: GRINGO, role: 'sheriff', inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'] } },
      { phase: 'start', deckTop: ['5♠'] },
    );
    expect(Gringo).toHaveLostLife(3);
    expect(Gringo).toHold(2);
    expect(Ben).toHold('Beer');
  });

  it('[BASE-GRINGO-04-Q] takes the card for his last point only once he is saved', () => {
    const { Ann, Gringo } = table({
      Ann: { hand: ['BANG!', 'Duel', 'Duel'] },
      Gringo: { is: GRINGO, life: 1, hand: ['Beer'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Gringo });
    Gringo.passes();
    Gringo.isAsked('rescue');
    expect(Ann).toHold('Duel', 'Duel');
    Gringo.answers('Beer');
    expect(Gringo).toHold('Duel');
    expect(Ann).toHold('Duel');
    expect(Gringo).toHaveLife(1);
  });

  it('[BASE-GRINGO-04-Q] takes nothing when he is eliminated', () => {
    const { Ann, Gringo } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'] },
      Gringo: { is: GRINGO, role: 'renegade', life: 1 },
      Cleo: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Gringo });
    expect(Gringo).toBeOut();
    expect(Ann).toHold('Duel');
  });

  it('[BASE-GRINGO-05-Q] is a Deputy whom the Sheriff shoots: saved he takes a card, and there is no penalty', () => {
    const { Ann, Gringo } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'Duel', 'Duel'], inPlay: ['Scope'] },
      Gringo: { is: GRINGO, role: 'deputy', life: 1, hand: ['Beer'] },
      Cleo: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Gringo });
    Gringo.passes();
    Gringo.answers('Beer');
    expect(Gringo).toHold('Duel');
    expect(Ann).toHold('Duel');
    expect(Ann).toHaveInPlay('Scope');
  });

  it('[BASE-GRINGO-05-Q] is a Deputy whom the Sheriff kills: he takes nothing, the Sheriff discards everything', () => {
    const { Ann, Gringo, Cleo, game } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'], inPlay: ['Scope'] },
      Gringo: { is: GRINGO, role: 'deputy', life: 1 },
      Cleo: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Gringo });
    expect(Gringo).toBeOut();
    expect(Ann).toHold(0);
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Scope', 'Duel', 'BANG!');
    expect(Cleo).toBeAsked('play');
  });

  it('[BASE-GRINGO-06-Q] takes from the challenger whose Duel he loses', () => {
    const { Ann, Gringo } = table({ Ann: { hand: ['Duel', 'Beer', 'Beer'] }, Gringo: { is: GRINGO } });
    Ann.plays('Duel', { on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold('Beer');
  });

  it('[BASE-GRINGO-06-Q] takes nothing when he loses a Duel of his own', () => {
    const { Gringo, Ben } = table({
      Gringo: { is: GRINGO, hand: ['Duel', 'Scope'] },
      Ben: { hand: ['BANG!', 'Beer'] },
    });
    Gringo.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Gringo.passes();
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold('Scope');
    expect(Ben).toHold('Beer');
  });

  it('[BASE-GRINGO-07-Q] takes it at once in a Gatling, before the next is asked, but never the Gatling', () => {
    const { Ann, Gringo, Cleo, game } = table({
      Ann: { hand: ['Gatling', 'Beer'] },
      Gringo: { is: GRINGO },
      Cleo: { hand: ['Missed!'] },
    });
    Ann.plays('Gatling');
    Cleo.isAsked('dodge');
    expect(Gringo).toHold('Beer');
    expect(Ann).toHold(0);
    expect(game).toHaveDiscarded('Gatling');
  });

  it('takes nothing for a shot that he dodges', () => {
    const { Ann, Gringo } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Gringo: { is: GRINGO, hand: ['Missed!'] } });
    Ann.plays('BANG!', { on: Gringo });
    Gringo.answers('Missed!');
    expect(Gringo).toHold(0);
    expect(Ann).toHold('Beer');
  });
});
