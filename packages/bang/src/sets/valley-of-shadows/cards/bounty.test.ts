import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Bounty', () => {
  it('[VALLEY-BOUNTY-01] brings whoever hits its owner with a BANG! card a card', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Bounty'] }, Cat: {} },
      { sets, discard, deckTop: ['Scope'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold('Beer', 'Scope');
  });

  it('[VALLEY-BOUNTY-02] stays, and pays again', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'Cat Balou'], inPlay: ['Volcanic'] }, Ben: { inPlay: ['Bounty'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(3);
    expect(Ben).toHaveInPlay('Bounty');
    Ann.plays('Cat Balou', { on: Ben, what: 'Bounty' });
    expect(Ben).toHaveInPlay();
  });

  it('[VALLEY-BOUNTY-03][VALLEY-GEN-02] pays nothing for a shot that was cancelled, nor for Gatling, Fanning, Duel and Indians!', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['Gatling', 'Fanning', 'Duel', 'Indians!', 'Beer'] },
        Ben: { inPlay: ['Bounty'], life: 5, maxLife: 5 },
        Cat: {},
      },
      { sets, discard },
    );
    Ann.plays('Gatling');
    Ann.plays('Fanning', { on: Ben, andAt: Cat });
    Ann.plays('Duel', { on: Ben });
    Ann.plays('Indians!');
    expect(Ben).toHaveLostLife(4);
    expect(Ann).toHold('Beer');
    const missed = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Bounty'], hand: ['Missed!'] }, Cat: {} },
      { sets, discard },
    );
    missed.Ann.plays('BANG!', { on: missed.Ben });
    missed.Ben.answers('Missed!');
    expect(missed.Ann).toHold('Beer');
  });

  it('[VALLEY-BOUNTY-04-Q] pays for a lethal hit, and nothing for a loss that Saved! prevents', () => {
    const lethal = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, inPlay: ['Bounty'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    lethal.Ann.plays('BANG!', { on: lethal.Ben });
    expect(lethal.Ben).toBeOut();
    expect(lethal.Ann).toHold(2);
    const saved = table(
      { Ann: { hand: ['BANG!'] }, Ben: { inPlay: ['Bounty'] }, Cat: { hand: ['Saved!'] } },
      { sets, discard: ['Escape', 'Aim'] },
    );
    saved.Ann.plays('BANG!', { on: saved.Ben });
    saved.Cat.answers('Saved!');
    expect(saved.Ann).toHold(0);
  });

  it('[VALLEY-BOUNTY-05] is laid in front of anybody at any distance, the Sheriff and oneself too', () => {
    const { Ann, Cat, Dan } = table(
      {
        Ann: { role: 'outlaw', hand: ['Bounty', 'Beer'] },
        Ben: { role: 'outlaw' },
        Cat: { role: 'sheriff' },
        Dan: { role: 'renegade' },
      },
      { sets, discard },
    );
    Ann.may.play('Bounty', { on: Ann });
    Ann.may.play('Bounty', { on: Dan });
    Ann.plays('Bounty', { on: Cat });
    expect(Cat).toHaveInPlay('Bounty');
  });

  it('[VALLEY-AIM-04-Q] pays one card for Aim’s two points', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: { inPlay: ['Bounty'] }, Cat: {} },
      { sets, discard: ['Saved!', 'Escape'] },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    expect(Ann).toHold(2);
  });

  it('[VALLEY-MIX-21-Q] pays Belle Star nothing in her turn', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Bounty'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Belle.plays('BANG!', { on: Ben });
    expect(Belle).toHold('Beer');
  });
});
