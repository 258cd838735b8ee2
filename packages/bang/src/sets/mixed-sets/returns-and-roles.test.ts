import { bangRules, quarryOfSeat, type Role, seatId } from '@dustup/bang';
import { Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, spentCards } from './test-tables.ts';

const words = { sets: everything, discard: spentCards };
const shadows = { ...words, sets: [...everything, 'shadow-gunslingers'] };
const spare = { hand: ['Duel'] };
const out = { presence: 'out', life: 0 } as const;
const ghost = (...inPlay: string[]) => ({ role: 'outlaw', presence: 'ghost', life: 0, inPlay }) as const;

describe('Bone Orchard', () => {
  const bone = { inForce: { show: 'Bone Orchard' } };

  it.each(['Ghost', 'Ghost Car'])('[VALLEY-MIX-06-Q] gives the holder of a %s no life and no new role', (card) => {
    for (let seed = 0; seed < 4; seed++) {
      const { Ann, Ben, Cid } = table(
        {
          Ann: { ...spare, role: 'sheriff' },
          Ben: { ...ghost(card), is: 'Bart Cassidy' },
          Cid: { role: 'deputy', ...out },
          Dan: { ...spare, role: 'renegade' },
        },
        { ...words, ...bone, seed: `orchard ${seed}` },
      );
      Ann.endsTurn();
      expect(Ben.state).toMatchObject({ presence: 'ghost', life: 0, role: 'outlaw', isRoleShown: true });
      expect(Cid.state.role).toBe('deputy');
      Ben.isAsked('play');
    }
  });

  it('[VALLEY-MIX-06-Q] brings a shadow back with one life point for good', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Ben: { role: 'outlaw', ...out },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...shadows, ...bone, deckTop: ['Panic!', 'Mustang'] },
    );
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', life: 1, broughtBackBy: null });
    Ben.endsTurn();
    Ben.discards('Panic!');
    Ben.picks('nowhere');
    Cid.isAsked('play');
    expect(Ben.state.presence).toBe('in');
    expect(Ben).toHold('Mustang');
  });

  it('[VALLEY-MIX-06-Q] whoever Dead Man brings back has two life points and two cards', () => {
    const { Ann, Ben } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Ben: { role: 'outlaw', ...out, tokens: { 'first-out': 1 } },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, ...bone, event: 'Dead Man' },
    );
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', life: 2, broughtBackBy: null });
    expect(Ben).toHold(4);
  });

  it('[WWS-MIX-01-Q] an Outlaw who has come back brings three cards; one who leaves as a ghost brings none', () => {
    const back = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'] },
        Ben: { role: 'outlaw', life: 1, isRoleShown: true },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, ...bone },
    );
    back.Ann.plays('BANG!', { on: back.Ben });
    expect(back.Ben).toBeOut();
    expect(back.Ann).toHold(1 + 3);
    for (const card of ['Ghost', 'Ghost Car']) {
      const { Ann, Ben } = table(
        {
          Ann: { role: 'sheriff', hand: ['Cat Balou', 'Duel'] },
          Ben: ghost(card),
          Cid: { ...spare, role: 'outlaw' },
          Dan: { ...spare, role: 'renegade' },
        },
        words,
      );
      Ann.plays('Cat Balou', { on: Ben, what: card });
      expect(Ben).toBeOut();
      expect(Ann).toHold('Duel');
    }
    const town = table(
      {
        Ben: { role: 'outlaw', presence: 'ghost', life: 0 },
        Ann: { ...spare, role: 'sheriff' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, event: 'Ghost Town', phase: 'end' },
    );
    expect(town.Ben).toBeOut();
    for (const one of [town.Cid, town.Dan]) expect(one).toHold('Duel');
  });
});

describe('With the Wild West Show in force', () => {
  const show = { inForce: { show: 'Wild West Show', locomotive: 'Leland' } };
  const line = { zones: { line: ['Boom Town', 'San Tafe', 'Frisco'], train: ['Caboose', 'Mail Car', 'Lounge Car'] } };

  it('[WWS-MIX-03-Q] shadows leave for good when two are left in play, in the middle of their own turn too', () => {
    const { Ben, Cid } = table(
      {
        Ann: { ...spare, role: 'outlaw' },
        Ben: { role: 'sheriff', presence: 'shadow', hand: ['BANG!', 'Beer'] },
        Cid: { role: 'deputy', life: 1 },
        Dan: { ...spare, role: 'outlaw' },
      },
      { ...shadows, ...show, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Cid });
    expect(Cid).toBeOut();
    expect(Ben).toBeOut();
    expect(Ben.state.hand).toHaveLength(0);
  });

  it('[WWS-MIX-04-Q] with the Sheriff out nobody moves the train or turns up events; cards and abilities still move it', () => {
    const { Ben, Zippy, Dan, game } = table(
      {
        Ann: { role: 'sheriff', ...out },
        Ben: { role: 'outlaw', hand: ['Next Stop', 'Duel'] },
        Zippy: { is: 'Zippy Roy', role: 'outlaw', ...spare },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, ...show, ...line, turn: 'Dan', eventsToCome: ['Thirst', 'High Noon'] },
    );
    Dan.endsTurn();
    Ben.isAsked('play');
    expect(game.state.inForce['events']).toBeUndefined();
    expect(game.state.memory['locomotive-at'] ?? 1).toBe(1);
    Ben.plays('Next Stop');
    expect(game.state.memory['locomotive-at']).toBe(2);
    Ben.endsTurn();
    Zippy.uses('Zippy Roy');
    expect(game.state.memory['locomotive-at']).toBe(3);
  });

  it('[WWS-MIX-04-Q] a Sheriff who is a ghost does both', () => {
    const { Dan, Ann, game } = table(
      {
        Ann: { ...ghost('Ghost'), role: 'sheriff' },
        Ben: { ...spare, role: 'outlaw' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, ...show, ...line, turn: 'Dan', eventsToCome: ['Thirst', 'High Noon'] },
    );
    Dan.endsTurn();
    Ann.isAsked('play');
    expect(game.state.inForce['events']).toBe('thirst');
    expect(game.state.memory['locomotive-at']).toBe(2);
  });

  it('[WWS-MIX-23-Q] among three the death of one’s quarry wins nothing, and still brings three cards', () => {
    const { Dep, Ren, game } = table(
      {
        Dep: { role: 'deputy', hand: ['BANG!', 'Duel'] },
        Ren: { role: 'renegade', life: 1 },
        Out: { ...spare, role: 'outlaw' },
      },
      { ...words, inForce: { show: 'Wild West Show' } },
    );
    Dep.plays('BANG!', { on: Ren });
    expect(Ren).toBeOut();
    expect(Dep).toHold(1 + 3);
    expect(game).not.toBeOver();
  });
});

describe('Helena Zontero', () => {
  const helena = { toCome: { show: ['Helena Zontero', 'Wild West Show'] }, deckTop: ['Panic!', 'Scope', '3♥'] };

  it.each(['Ghost', 'Ghost Car'])('[WWS-MIX-19-Q] deals the holder of a %s a hidden role, too', (card) => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const { Ann, Ben, Cid, Dan, Eve } = table(
        {
          Ann: { role: 'sheriff', hand: ['Stagecoach', 'Duel'] },
          Ben: ghost(card),
          Cid: { role: 'outlaw' },
          Dan: { role: 'renegade' },
          Eve: { role: 'deputy', ...out },
        },
        { ...words, ...helena, seed: `helena ${seed}` },
      );
      Ann.plays('Stagecoach');
      expect(Cid.view.seats[Ben.seat]?.role).toBeNull();
      expect(Ben.view.seats[Ben.seat]?.role).toBe(Ben.state.role);
      expect([Ben, Cid, Dan].map(({ state }) => state.role).sort()).toEqual(['outlaw', 'outlaw', 'renegade']);
      expect(Eve.state).toMatchObject({ role: 'deputy', isRoleShown: true });
      dealt.add([Ben, Cid, Dan].map(({ state }) => state.role).join());
    }
    expect(dealt.size).toBeGreaterThan(1);
  });

  it('[WWS-MIX-19-Q] among three all three roles, face up; from then on each is after the new quarry', () => {
    const seats = {
      Dep: { role: 'deputy', hand: ['Stagecoach', 'Duel'] },
      Out: { role: 'outlaw', ...spare },
      Ren: { role: 'renegade', ...spare },
    } as const;
    const { Dep, game } = table(seats, { ...words, ...helena });
    const { checkpoint } = game.position;
    const deals = new Set<string>();
    for (let used = 0; used < 24; used++) {
      const state = bangRules.copy(checkpoint);
      const again = Position.at(bangRules, { ...state, random: { ...state.random, used } });
      again.answer(Dep.seat, { do: 'play', card: state.seats[Dep.seat]?.hand[0] ?? -1 });
      const roles = again.state.seats.map(({ role }) => role);
      deals.add(roles.join());
      const view = again.view(Dep.seat);
      expect(view.seats.map(({ role }) => role)).toEqual(roles);
      const seatWith = (role: Role) => seatId(roles.indexOf(role));
      expect(quarryOfSeat(view, seatWith('deputy'))).toBe(seatWith('renegade'));
      expect(quarryOfSeat(view, seatWith('renegade'))).toBe(seatWith('outlaw'));
      expect(quarryOfSeat(view, seatWith('outlaw'))).toBe(seatWith('deputy'));
    }
    expect(deals.size).toBe(6);
  });
});

describe('Among three, once somebody has gone who was not killed by their hunter', () => {
  /** The Deputy, who hunts the Renegade, has shot the Outlaw: from now on the last one in play wins. */
  const three = (back: object, hand: readonly string[]) =>
    ({
      Dep: { role: 'deputy', hand: [...hand, 'Duel', 'Panic!'] },
      Out: { role: 'outlaw', ...back },
      Ren: { role: 'renegade', life: 1 },
    }) as const;
  const off = { memory: { 'hunt-off': true } };

  it('[WWS-MIX-22-Q] whoever is back by Bone Orchard or Dead Man must be the last one in play as well', () => {
    const { Out, Dep, Ren, game } = table(
      {
        Out: { role: 'outlaw', life: 1, hand: ['BANG!', 'BANG!', 'Duel'], inPlay: ['Volcanic'] },
        Ren: { role: 'renegade', life: 1 },
        Dep: { role: 'deputy', life: 1 },
      },
      { ...words, ...off, inForce: { show: 'Bone Orchard' } },
    );
    Out.plays('BANG!', { on: Dep }); // whom the Outlaw is after
    expect(Dep).toBeOut();
    expect(game).not.toBeOver();
    Out.plays('BANG!', { on: Ren });
    expect(Ren).toBeOut();
    expect(game).toBeOver();
    expect(Out).toHaveWon();
  });

  it.each(['Ghost', 'Ghost Car'])('[WWS-MIX-22-Q] so must the others against the holder of a %s', (card) => {
    const { Dep, Ren, Out, game } = table(three(ghost(card), ['BANG!', 'Cat Balou']), { ...words, ...off });
    Dep.plays('BANG!', { on: Ren }); // whom the Deputy is after
    expect(Ren).toBeOut();
    expect(game).not.toBeOver();
    Dep.plays('Cat Balou', { on: Out, what: card });
    expect(game).toBeOver();
    expect(Dep).toHaveWon();
  });
});
