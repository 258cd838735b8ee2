import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Backfire', () => {
  it('[VALLEY-BACKFIRE-01] is a Missed!, and whoever shot is shot at, at any distance', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Winchester'] }, Ben: {}, Cat: { hand: ['Backfire'] }, Dan: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Cat });
    Cat.answers('Backfire');
    Ann.isAsked('dodge');
    Ann.passes();
    expect(Cat).toHaveLostLife(0);
    expect(Ann).toHaveLostLife(1);
  });

  it('[VALLEY-BACKFIRE-01] whose shot may be cancelled', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Ben: { hand: ['Backfire'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Backfire');
    Ann.answers('Missed!');
    expect(Ann).toHaveLostLife(0);
  });

  it('[VALLEY-BACKFIRE-02-Q] against a shot of nobody it is a plain Missed!', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Backfire'] }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'A Fistful of Cards', discard, phase: 'start' },
    );
    Ann.answers('Backfire');
    expect(Ann).toHaveLostLife(0);
    expect(Ben).toHaveLostLife(0);
  });

  it('[VALLEY-BACKFIRE-02-Q] the shot back is its player’s: the reward too', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['BANG!'] },
        Ben: { role: 'sheriff', hand: ['Backfire'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Backfire');
    expect(Ann).toBeOut();
    expect(Ben).toHold(5); // three, and the two of the turn
  });

  it('[VALLEY-BACKFIRE-03-Q] counts as a Missed! card: Calamity Janet shoots it, and nothing is shot back', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Backfire', 'Beer'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    Janet.plays('Backfire', { as: 'bang', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Janet).toHaveLostLife(0);
  });

  it('[VALLEY-BACKFIRE-03-Q][ARMED-MIX-14] brings Molly Stark a card; Escape and Saved! bring none', () => {
    const { Ann, Molly } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Molly: { is: 'Molly Stark', hand: ['Backfire'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('BANG!', { on: Molly });
    Molly.answers('Backfire');
    Ann.passes();
    expect(Molly).toHold(1);
    const escape = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Molly: { is: 'Molly Stark', hand: ['Escape', 'Scope'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard: ['Saved!', 'Aim'] },
    );
    escape.Ann.plays('Panic!', { on: escape.Molly, what: 'hand' });
    escape.Molly.answers('Escape');
    expect(escape.Molly).toHold('Scope');
    const saved = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Molly: { is: 'Molly Stark', hand: ['Saved!'] } },
      { sets: [...sets, 'dodge-city'], discard: ['Escape', 'Aim'] },
    );
    saved.Ann.plays('BANG!', { on: saved.Ben });
    saved.Ann.passes();
    saved.Molly.answers('Saved!');
    expect(saved.Molly).toHold(2);
  });

  it('[VALLEY-BACKFIRE-04-Q] is fired though a second Missed! was missing', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Backfire'] }, Cat: {} },
      { sets, discard },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Backfire');
    expect(Ben).toHaveLostLife(1);
    Slab.passes();
    expect(Slab).toHaveLostLife(1);
  });

  it('[VALLEY-BACKFIRE-04-Q] but not by somebody whom that shot put out', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1, hand: ['Backfire'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Backfire');
    expect(Ben).toBeOut();
    expect(Slab).toHaveLostLife(0);
    Slab.isAsked('play');
  });

  it('[VALLEY-BACKFIRE-04-Q] in a Gatling comes before the next target', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Gatling', 'Beer'] }, Ben: { hand: ['Backfire'] }, Cat: { hand: ['Scope'] } },
      { sets, discard },
    );
    Ann.plays('Gatling');
    Ben.answers('Backfire');
    Ann.isAsked('dodge');
    expect(Cat).not.toBeAsked();
    Ann.passes();
    Cat.isAsked('dodge');
  });

  it('[VALLEY-MIX-16-Q] puts the player of a Gatling out: it goes on, and brings nothing', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Gatling'] },
        Ben: { role: 'sheriff', hand: ['Backfire'] },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade' },
      },
      { sets, discard },
    );
    Ann.plays('Gatling');
    Ben.answers('Backfire');
    expect(Ann).toBeOut();
    expect(Cat).toBeOut();
    expect(Ann).toHold(0);
    expect(Ben).toBeAsked('play');
  });

  it('[VALLEY-BACKFIRE-05-Q] the shot back is no BANG! card: Escape helps, Bounty does not come in', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Escape', 'Beer'], inPlay: ['Bounty'] }, Ben: { hand: ['Backfire'] }, Cat: {} },
      { sets, discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Backfire');
    Ann.may.play('Escape');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHold(0);
  });
});
