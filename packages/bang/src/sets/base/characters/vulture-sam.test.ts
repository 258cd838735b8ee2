import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SAM = 'Vulture Sam';

describe('Vulture Sam', () => {
  it('[BASE-SAM-01] takes all the cards of whoever is eliminated, in hand and in play', () => {
    const { Ann, Ben, Sam, game } = table({
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', 'Beer'] },
      Ben: { role: 'renegade', life: 1, hand: ['Duel', 'Panic!'], inPlay: ['Barrel', 'Scope'] },
      Sam: { is: SAM, role: 'outlaw', hand: ['Missed!'] },
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Sam).toHold('Missed!', 'Duel', 'Panic!', 'Barrel', 'Scope');
    expect(game).toHaveDiscarded('BANG! 2♦');
  });

  it('[BASE-SAM-02-Q] leaves his own cards to the discard pile', () => {
    const { Ann, Sam, game } = table({
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', 'Beer'] },
      Sam: { is: SAM, role: 'renegade', life: 1, inPlay: ['Scope'] },
      Cleo: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Sam });
    expect(Sam).toBeOut();
    expect(game).toHaveDiscarded('Scope', 'BANG! 2♦');
  });

  it('[BASE-SAM-03-Q] is the Sheriff and kills a Deputy: he takes his cards, then discards everything', () => {
    const { Sam, Ben, Cleo, game } = table({
      Sam: { is: SAM, role: 'sheriff', hand: ['BANG! 2♦', 'Beer'], inPlay: ['Mustang'] },
      Ben: { role: 'deputy', life: 1, inPlay: ['Scope'] },
      Cleo: { role: 'outlaw', hand: ['Beer'] },
    });
    Sam.plays('BANG!', { on: Ben });
    expect(Sam).toHold(0);
    expect(Sam).toHaveInPlay();
    expect(game).toHaveDiscarded('Mustang', 'Scope', 'Beer', 'BANG! 2♦');
    expect(Cleo).toBeAsked('play');
  });

  it('[BASE-SAM-04-Q] has nothing of the Sheriff’s penalty', () => {
    const { Ann, Ben, Sam, game } = table({
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', 'Beer'], inPlay: ['Mustang'] },
      Ben: { role: 'deputy', life: 1, inPlay: ['Scope'] },
      Cleo: { role: 'outlaw', hand: ['Beer'] },
      Sam: { is: SAM, role: 'outlaw', hand: ['Duel'] },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(game).toHaveDiscarded('Mustang', 'Beer', 'BANG! 2♦');
    expect(Sam).toHold('Duel', 'Scope');
  });

  it('[BASE-SAM-05-Q] kills an Outlaw: he has the cards, Jail and Dynamite too, and draws three', () => {
    const { Sam, Ben } = table(
      {
        Sam: { is: SAM, role: 'sheriff', hand: ['BANG!'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Jail', 'Dynamite'] },
        Cleo: { role: 'outlaw' },
      },
      { deckTop: ['Beer', 'Scope', 'Panic!'] },
    );
    Sam.plays('BANG!', { on: Ben });
    expect(Sam).toHold('Jail', 'Dynamite', 'Beer', 'Scope', 'Panic!');
  });

  it('[BASE-SAM-06] finds the Dynamite that killed its holder on the discard pile', () => {
    const { Ben, Sam, game } = table(
      {
        Ben: { role: 'renegade', life: 3, inPlay: ['Dynamite', 'Scope'] },
        Cleo: { role: 'sheriff', hand: ['Beer'] },
        Sam: { is: SAM, role: 'outlaw' },
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ben).toBeOut();
    expect(Sam).toHold('Scope');
    expect(game).toHaveDiscarded('Dynamite', '5♠');
  });

  it('takes nothing from somebody who is saved', () => {
    const { Ann, Ben, Sam } = table({
      Ann: { hand: ['BANG!', 'Beer'] },
      Ben: { life: 1, hand: ['Beer'], inPlay: ['Scope'] },
      Sam: { is: SAM },
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveInPlay('Scope');
    expect(Sam).toHold(0);
  });
});
