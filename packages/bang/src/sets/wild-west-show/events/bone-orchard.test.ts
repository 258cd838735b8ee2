import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const bone = { sets, inForce: { show: 'Bone Orchard' } } as const;
const hand = ['Missed!'];
const out = { presence: 'out', life: 0, isRoleShown: true } as const;

describe('Bone Orchard', () => {
  it('[WWS-BONE-01][WWS-BONE-04][WWS-BONE-05-Q] whoever is out is back in turn, with a role of those who are out', () => {
    const roles = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { Ann, Ben, Cat, Dan } = table(
        {
          Ann: { role: 'sheriff', hand },
          Ben: { role: 'outlaw', is: 'Paul Regret', ...out },
          Cat: { role: 'deputy', ...out },
          Dan: { role: 'renegade', hand },
        },
        { ...bone, seed: `bone ${i}` },
      );
      expect(Dan.view.seats[Ben.seat]?.role).toBe('outlaw');
      Ann.endsTurn();
      expect(Ben.state).toMatchObject({ presence: 'in', life: 1, maxLife: 3, inPlay: [] });
      Ben.isAsked('play');
      expect(Ben).toHold(2);
      roles.add(Ben.state.role);
      expect([Ben.state.role, Cat.state.role].sort()).toEqual(['deputy', 'outlaw']);
      expect(Dan.view.seats[Ben.seat]?.role).toBeNull();
      expect(Dan.view.seats[Cat.seat]?.role).toBeNull();
      expect(Ben.view.seats[Ben.seat]?.role).toBe(Ben.state.role);
      expect(Ben.view.seats[Cat.seat]?.role).toBeNull();
    }
    expect([...roles].sort()).toEqual(['deputy', 'outlaw']);
  });

  it('[WWS-BONE-05-Q] a single one out keeps a role that all know', () => {
    const { Ann, Ben, Dan } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      bone,
    );
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', role: 'outlaw' });
    expect(Dan.view.seats[Ben.seat]?.role).toBe('outlaw');
  });

  it('[WWS-BONE-02][WWS-BONE-03] back is back: who has returned stays when it is replaced', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', hand: ['Stagecoach', 'Missed!'] },
        Dan: { role: 'renegade', hand },
      },
      { ...bone, toCome: { show: ['Sacagaway'] }, deckTop: ['Missed!', 'Duel', 'Saloon', 'Scope'] },
    );
    Ann.endsTurn();
    expect(Ben.state.presence).toBe('in');
    Ben.endsTurn();
    Ben.discards('Duel');
    Cat.plays('Stagecoach');
    expect(Ben.state).toMatchObject({ presence: 'in', life: 1 });
  });

  it('[WWS-BONE-03] who goes out while it is in force comes back in turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      bone,
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', life: 1 });
  });

  it('[WWS-BONE-03] replaced, it brings back nobody more', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['Stagecoach', 'Missed!'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      { ...bone, toCome: { show: ['Sacagaway'] }, deckTop: ['Duel', 'Saloon'] },
    );
    Ann.plays('Stagecoach');
    Ann.endsTurn();
    Cat.isAsked('play');
    expect(Ben).toBeOut();
    expect(Dan.state.presence).toBe('in');
  });

  it('[WWS-BONE-06-Q] a deal that leaves no Outlaw and no Renegade alive ends nothing before somebody goes out', () => {
    const dealt = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const { Ann, Ben, Cat, game } = table(
        { Ann: { role: 'sheriff', hand }, Ben: { role: 'outlaw', ...out }, Cat: { role: 'deputy', ...out } },
        { ...bone, seed: `deal ${i}`, memory: { 'roles-are-new': true } },
      );
      Ann.endsTurn();
      dealt.add(Ben.state.role);
      expect(Cat).toBeOut();
      expect(game).not.toBeOver(); // also when the Outlaw's role lies with Cat
    }
    expect(dealt.size).toBe(2);
  });

  it('[WWS-BONE-06-Q] a ghost who leaves has gone out, too: the last one left wins the game of three', () => {
    const { Ann, Cat, game } = table(
      {
        Ann: { role: 'outlaw', hand: ['Cat Balou', 'Missed!'] },
        Ben: { role: 'renegade', ...out },
        Cat: { role: 'deputy', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
      },
      {
        ...bone,
        sets: ['base', 'dodge-city', 'wild-west-show', 'valley-of-shadows'],
        memory: { 'roles-are-new': true, 'hunt-off': true },
      },
    );
    Ann.plays('Cat Balou', { on: Cat, what: 'Ghost' });
    expect(game).toBeOver();
  });

  it('[WWS-BONE-07-Q] the last Outlaw dies and the law wins, though he would have come back', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade', ...out },
      },
      bone,
    );
    Ann.plays('BANG!', { on: Ben });
    expect(game).toBeOver();
    expect(Ann).toHaveWon();
    expect(Cat).not.toHaveWon();
  });

  it('[WWS-BONE-08-Q] everybody wins or loses with the role they hold in the end', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'deputy', presence: 'out', life: 0, isRoleShown: false }, // was dealt it anew
        Cat: { role: 'outlaw', hand: ['BANG!', 'Missed!'] },
        Dan: { role: 'outlaw', presence: 'out', life: 0, isRoleShown: false },
      },
      { ...bone, turn: 'Cat', inForce: { show: 'Bone Orchard' } },
    );
    Cat.mayNot.play('BANG!', { on: Ben }).because('isOut');
    Cat.plays('BANG!', { on: Ann });
    expect(game.state.outcome).toEqual({ side: 'outlaws', winners: [2, 3] });
  });

  it('[WWS-BONE-09-Q] Suzy Lafayette draws one as soon as she is back', () => {
    const { Ann, Suzy } = table(
      {
        Ann: { role: 'sheriff', hand },
        Suzy: { is: 'Suzy Lafayette', role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      bone,
    );
    Ann.endsTurn();
    expect(Suzy).toHold(3);
  });

  it('[WWS-MIX-01-Q] an Outlaw who has come back brings the three cards again', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', hand: ['Duel', 'Missed!'] },
        Dan: { role: 'renegade', hand },
      },
      { ...bone, deckTop: ['Missed!', 'Saloon', 'Scope', 'Jail'] },
    );
    Ann.endsTurn();
    Ben.endsTurn();
    Ben.discards('Saloon');
    Cat.plays('Duel', { on: Ben });
    Ben.passes();
    Ben.passes(); // no Beer
    expect(Ben).toBeOut();
    expect(Cat).toHold(3 + 3);
  });

  it('[VALLEY-MIX-06-Q] with Ghost Town in force it is Bone Orchard that counts: back for good, and two cards', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      { ...bone, sets: [...sets, 'high-noon'], event: 'Ghost Town', deckTop: ['Duel', 'Saloon'] },
    );
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', life: 1, broughtBackBy: null });
    expect(Ben).toHold('Duel', 'Saloon');
    Ben.endsTurn();
    Ben.discards('Saloon');
    expect(Ben.state.presence).toBe('in');
    Cat.isAsked('play');
  });

  it('[VALLEY-MIX-06-Q] whom Dead Man brings back has two life points', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', ...out, tokens: { 'first-out': 1 } },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      { ...bone, sets: [...sets, 'a-fistful-of-cards'], event: 'Dead Man' },
    );
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', life: 2 });
  });

  it('[WWS-MIX-22-Q] among three, once the wrong one has died, killing one’s quarry wins nothing, though they were back', () => {
    const { Dep, Out, Ren, game } = table(
      {
        Dep: { role: 'deputy', hand: ['BANG!', 'Missed!'] },
        Out: { role: 'outlaw', life: 1 },
        Ren: { role: 'renegade', hand: ['Duel', 'Missed!'] },
      },
      { ...bone, sets: [...sets, 'dodge-city'], deckTop: ['Scope', 'Mustang', 'Barrel', 'Missed!', 'Saloon'] },
    );
    Dep.plays('BANG!', { on: Out }); // not whom the Deputy is after
    expect(Out).toBeOut();
    Dep.endsTurn();
    expect(Out.state.presence).toBe('in');
    Out.endsTurn();
    Out.discards('Saloon');
    Ren.plays('Duel', { on: Out }); // whom the Renegade is after
    Out.passes();
    Out.passes();
    expect(Out).toBeOut();
    expect(game).not.toBeOver();
  });
});
