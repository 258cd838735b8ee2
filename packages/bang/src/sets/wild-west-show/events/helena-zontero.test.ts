import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const helena = { sets, toCome: { show: ['Helena Zontero', 'Sacagaway'] } } as const;
const seats = {
  Ann: { role: 'sheriff', hand: ['Stagecoach', 'Missed!'] },
  Ben: { role: 'outlaw', hand: ['Missed!'] },
  Cat: { role: 'outlaw', presence: 'out', life: 0 },
  Dan: { role: 'renegade', hand: ['Missed!'] },
  Eve: { role: 'deputy', hand: ['Missed!'] },
} as const;

describe('Helena Zontero', () => {
  it('[WWS-HELENA-01][WWS-HELENA-02] red: the roles of all in play but the Sheriff are dealt anew, face down', () => {
    const deals = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { Ann, Ben, Cat, Dan, Eve } = table(seats, {
        ...helena,
        seed: `helena ${i}`,
        deckTop: ['Duel', 'Jail', '3♥'],
      });
      Ann.plays('Stagecoach');
      const roles = [Ben, Dan, Eve].map(({ state }) => state.role);
      expect([...roles].sort()).toEqual(['deputy', 'outlaw', 'renegade']);
      deals.add(roles.join());
      expect(Cat.state).toMatchObject({ role: 'outlaw', isRoleShown: true });
      expect(Ann.state.role).toBe('sheriff');
      expect(Ann.view.seats.map(({ role }) => role)).toEqual(['sheriff', null, 'outlaw', null, null]);
      expect(Ben.view.seats[Ben.seat]?.role).toBe(Ben.state.role);
    }
    expect(deals.size).toBeGreaterThan(2);
  });

  it('[WWS-HELENA-01] black: nothing happens', () => {
    const { Ann, Ben, Dan, Eve, game } = table(seats, { ...helena, deckTop: ['Duel', 'Jail', '3♠'] });
    Ann.plays('Stagecoach');
    expect([Ben, Dan, Eve].map(({ state }) => state.role)).toEqual(['outlaw', 'renegade', 'deputy']);
    expect(game).toHaveDiscarded('3♠', 'Stagecoach');
  });

  it('[WWS-HELENA-03][WWS-FLIP-09-Q] the draw! is made once, after the cards of the Stagecoach', () => {
    const { Ann, Ben, game } = table(seats, { ...helena, deckTop: ['Duel', 'Jail', '3♠', 'Saloon', 'Scope'] });
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Missed!', 'Duel', 'Jail');
    expect(game).toHaveDiscarded('3♠');
    Ann.endsTurn();
    expect(Ben).toHold('Missed!', 'Saloon', 'Scope');
  });

  it('[WWS-HELENA-04-Q] whoever turned the pile draws!: Lucky Duke has his choice', () => {
    const { Lucky } = table(
      {
        Lucky: { is: 'Lucky Duke', role: 'sheriff', hand: ['Stagecoach', 'Missed!'] },
        Ben: { role: 'outlaw' },
        Cat: { role: 'renegade' },
      },
      { ...helena, deckTop: ['Duel', 'Jail', '3♠', '4♥'] },
    );
    Lucky.plays('Stagecoach');
    Lucky.isAsked('pickTurned');
    Lucky.picks('3♠');
  });

  it('makes the table forget who has turned on whom', () => {
    const { Ann, Ben, Dan } = table(
      { ...seats, Ben: { role: 'outlaw', hand: ['BANG!', 'Stagecoach', 'Missed!'] } },
      { ...helena, turn: 'Ben', deckTop: ['Duel', 'Jail', '3♥'] },
    );
    Ben.plays('BANG!', { on: Ann });
    Ann.passes();
    const { harmed, deeds } = Dan.view.ledger;
    expect(harmed.some((count) => count > 0)).toBe(true);
    Ben.plays('Stagecoach');
    expect(Dan.view.ledger.harmed.every((count) => count === 0)).toBe(true);
    expect(Dan.view.ledger.deeds).toBeGreaterThan(deeds);
  });

  it('[WWS-MIX-19-Q] among three all roles are dealt anew, face up', () => {
    const deals = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { Dep, game } = table(
        {
          Dep: { role: 'deputy', hand: ['Stagecoach', 'Missed!'] },
          Out: { role: 'outlaw' },
          Ren: { role: 'renegade' },
        },
        { ...helena, sets: [...sets, 'dodge-city'], seed: `three ${i}`, deckTop: ['Duel', 'Jail', '3♥'] },
      );
      Dep.plays('Stagecoach');
      const roles = game.state.seats.map(({ role }) => role);
      deals.add(roles.join());
      expect(Dep.view.seats.map(({ role }) => role)).toEqual(roles);
      expect(game).not.toBeOver();
    }
    expect(deals.size).toBeGreaterThan(2);
  });
});
