import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Three players', () => {
  it('[DODGE-3P-01] Deputy, Outlaw and Renegade at random, all face up; no bonus, and the Deputy begins', () => {
    const deals = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const position = Position.begin(bangRules, { players: 3, sets }, keyFromSeed(`three ${i}`));
      const { seats, turn } = position.state;
      const roles = seats.map(({ role }) => role);
      deals.add(roles.join(' '));
      expect(roles.toSorted().join(' ')).toBe('deputy outlaw renegade');
      expect(position.view(null).seats.map(({ role }) => role)).toEqual(roles);
      expect(turn.seat).toBe(roles.indexOf('deputy'));
      const { characters } = bookOf(sets);
      expect(seats.map(({ maxLife }) => maxLife)).toEqual(
        seats.map(({ character }) => characters.get(character)?.life),
      );
    }
    expect(deals.size).toBe(6);
  });

  it.each([
    ['Dep', 'Ren', 'deputy'],
    ['Ren', 'Out', 'renegade'],
    ['Out', 'Dep', 'outlaw'],
  ] as const)(
    '[DODGE-3P-02][DODGE-3P-03] %s kills %s and wins at once, though a third one lives',
    (hunter, quarry, side) => {
      const weapon = { hand: ['BANG!', 'Scope'] };
      const seats = table(
        {
          Dep: { role: 'deputy', ...(hunter === 'Dep' && weapon), ...(quarry === 'Dep' && { life: 1 }) },
          Out: { role: 'outlaw', ...(hunter === 'Out' && weapon), ...(quarry === 'Out' && { life: 1 }) },
          Ren: { role: 'renegade', ...(hunter === 'Ren' && weapon), ...(quarry === 'Ren' && { life: 1 }) },
        },
        { sets, turn: hunter },
      );
      seats[hunter].plays('BANG!', { on: seats[quarry] });
      expect(seats.game).toBeOver();
      expect(seats.game.state.outcome).toEqual({ side, winners: [seats[hunter].seat] });
    },
  );

  it.each([
    ['Dep', 'Out'],
    ['Ren', 'Dep'],
    ['Out', 'Ren'],
  ] as const)(
    '[DODGE-3P-04][DODGE-3P-06] %s kills %s: no victory, three cards, and the last one alive wins',
    (killer, victim) => {
      const weapon = { hand: ['BANG!', 'BANG!', 'Scope'], inPlay: ['Volcanic'] };
      const roles = { Dep: 'deputy', Out: 'outlaw', Ren: 'renegade' } as const;
      const seatOf = (name: 'Dep' | 'Out' | 'Ren') => ({ role: roles[name], life: 1, ...(killer === name && weapon) });
      const seats = table({ Dep: seatOf('Dep'), Out: seatOf('Out'), Ren: seatOf('Ren') }, { sets, turn: killer });
      seats[killer].plays('BANG!', { on: seats[victim] });
      expect(seats[victim]).toBeOut();
      expect(seats.game).not.toBeOver();
      expect(seats[killer]).toHold(2 + 3);
      const [third] = (['Dep', 'Out', 'Ren'] as const).filter((name) => name !== killer && name !== victim);
      if (third === undefined) throw new Error('nobody is left');
      seats[killer].plays('BANG!', { on: seats[third] });
      expect(seats[killer]).toHaveWon();
      expect(seats[third]).not.toHaveWon();
    },
  );

  it('[DODGE-3P-05] the Outlaw kills the Renegade: then Deputy and Outlaw fight it out', () => {
    const { Dep, Out, Ren, game } = table(
      {
        Dep: { role: 'deputy', hand: ['Duel', 'Mustang'] },
        Out: { role: 'outlaw', hand: ['BANG! 2♦', 'Scope', 'Jail'], life: 1 },
        Ren: { role: 'renegade', life: 1 },
      },
      { sets, turn: 'Out', deckTop: ['Barrel', 'Barrel', 'Barrel'] },
    );
    Out.plays('BANG!', { on: Ren });
    expect(game).not.toBeOver();
    Out.endsTurn();
    Out.discards('Scope', 'Jail', 'Barrel', 'Barrel');
    Dep.plays('Duel', { on: Out });
    Out.passes();
    Out.passes();
    expect(game.state.outcome).toEqual({ side: 'deputy', winners: [Dep.seat] });
  });

  it('[DODGE-3P-07] Jail may be laid in front of anybody, the Deputy too', () => {
    const { Ren, Dep, Out } = table(
      { Dep: { role: 'deputy' }, Out: { role: 'outlaw' }, Ren: { role: 'renegade', hand: ['Jail', 'Jail', 'Scope'] } },
      { sets, turn: 'Ren' },
    );
    Ren.plays('Jail', { on: Dep });
    Ren.plays('Jail', { on: Out });
    expect(Dep).toHaveInPlay('Jail');
    expect(Out).toHaveInPlay('Jail');
  });

  it('[DODGE-3P-08] Beer works among three, and not among two: neither in phase 2 nor as a rescue', () => {
    const three = table(
      { Dep: { role: 'deputy', hand: ['Beer', 'Scope'], life: 1 }, Out: { role: 'outlaw' }, Ren: { role: 'renegade' } },
      { sets },
    );
    three.Dep.plays('Beer');
    expect(three.Dep).toHaveLife(2);
    const { Dep, Out, game } = table(
      {
        Dep: { role: 'deputy', hand: ['Beer', 'Scope', 'BANG!'], life: 1 },
        Out: { role: 'outlaw', hand: ['Beer'], life: 1 },
        Ren: { role: 'renegade', presence: 'out' },
      },
      { sets },
    );
    Dep.plays('Beer');
    expect(Dep).toHaveLife(1);
    Dep.plays('BANG!', { on: Out });
    Out.passes();
    Out.answers('Beer');
    expect(Out).toBeOut();
    expect(game).toBeOver();
  });

  it('[DODGE-3P-09-Q] who dies of Dynamite is nobody’s: no reward, and the other two go on', () => {
    const { Dep, Out, Ren, game } = table(
      {
        Dep: { role: 'deputy', hand: ['Beer'] },
        Out: { role: 'outlaw', hand: ['Beer'] },
        Ren: { role: 'renegade', life: 1, inPlay: ['Dynamite'] },
      },
      { sets, turn: 'Ren', phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ren).toBeOut();
    expect(game).not.toBeOver();
    expect(Dep).toHold(1 + 2); // his phase 1
    expect(Out).toHold(1);
  });

  it('[DODGE-3P-09-Q] nor is he anybody’s who loses his own Duel, even against his hunter', () => {
    const { Out, Dep, Ren, game } = table(
      {
        Out: { role: 'outlaw', hand: ['Duel'], life: 1 },
        Dep: { role: 'deputy', hand: ['Beer'] },
        Ren: { role: 'renegade', hand: ['BANG!'] },
      },
      { sets },
    );
    Out.plays('Duel', { on: Ren });
    Ren.answers('BANG!');
    expect(Out).toBeOut();
    expect(game).not.toBeOver();
    expect(Ren).toHold(0);
    expect(Dep).toBeAsked('play');
  });

  it('[DODGE-3P-10-Q] what concerns the Sheriff concerns the Deputy: the Stick begins with him', () => {
    const withStick = { players: 3, sets: [...sets, 'stick-of-dynamite'] };
    for (let i = 0; i < 6; i++) {
      const { state } = Position.begin(bangRules, withStick, keyFromSeed(`stick ${i}`));
      expect(state.seats.map(({ tokens, role }) => tokens['stick'] === (role === 'deputy' ? 1 : undefined))).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('[DODGE-3P-11-Q] the eliminator is whoever played the card: a Gatling, Indians!, an ability', () => {
    for (const card of ['Gatling', 'Indians!']) {
      const { Dep, Ren, game } = table(
        { Dep: { role: 'deputy', hand: [card, 'Beer'] }, Out: { role: 'outlaw' }, Ren: { role: 'renegade', life: 1 } },
        { sets },
      );
      Dep.plays(card);
      expect(Ren).toBeOut();
      expect(game).toBeOver();
      expect(Dep).toHaveWon();
    }
    const { Doc, Ren } = table(
      {
        Doc: { is: 'Doc Holyday', role: 'deputy', hand: ['Beer', 'Scope'] },
        Out: { role: 'outlaw' },
        Ren: { role: 'renegade', life: 1 },
      },
      { sets },
    );
    Doc.uses('Doc Holyday', { on: Ren, cost: ['Beer', 'Scope'] });
    expect(Doc).toHaveWon();
  });

  it('[DODGE-3P-11-Q] there is no penalty for killing the Deputy', () => {
    const { Ren, Dep } = table(
      {
        Ren: { role: 'renegade', hand: ['BANG!', 'Scope'], inPlay: ['Barrel'] },
        Dep: { role: 'deputy', life: 1 },
        Out: { role: 'outlaw' },
      },
      { sets },
    );
    Ren.plays('BANG!', { on: Dep });
    expect(Dep).toBeOut();
    expect(Ren).toHold(1 + 3);
    expect(Ren).toHaveInPlay('Barrel');
  });

  it('both others die of one Gatling: its player wins, whomever he hunts', () => {
    const { Ren, game } = table(
      {
        Ren: { role: 'renegade', hand: ['Gatling', 'Scope'] },
        Dep: { role: 'deputy', life: 1 },
        Out: { role: 'outlaw', life: 1 },
      },
      { sets },
    );
    Ren.plays('Gatling');
    expect(game.state.outcome).toEqual({ side: 'renegade', winners: [Ren.seat] });
  });
});
