import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { paintWith } from './paint.ts';
import { seatId } from '@dustup/bang';
import { ringFrom } from './seats.ts';
import type { Screen } from './screen.ts';
import { tableText } from './table.ts';
import { vocabularyFor } from './words.ts';

const sets = ['base', 'dodge-city'];

function screenFor(names: readonly string[]): Screen {
  const company = { names, you: 0 };
  return { company, vocabulary: vocabularyFor('en', sets), paint: paintWith(false), columns: 110, rows: Infinity };
}

describe('The table in the terminal', () => {
  it('tells a green card that was put down this turn from one that may be used', () => {
    const { Ann } = table({ Ann: { hand: ['Knife', 'Barrel', 'Beer'], inPlay: ['Bible'] }, Ben: {} }, { sets });
    Ann.plays('Knife');
    Ann.plays('Barrel');
    expect(tableText(Ann.view, screenFor(['Ann', 'Ben']))).toMatch(/Bible 10♥, Knife 8♥ \(not yet\), Barrel .♠/);
  });

  it('shows whose ability somebody has borrowed', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'] }, Ben: { is: 'Vera Custer', borrowed: ['Slab the Killer'] }, Cid: {} },
      { sets },
    );
    expect(tableText(Ann.view, screenFor(['Ann', 'Ben', 'Cid']))).toContain('Vera Custer (Slab the Killer)');
  });

  it('lists the players as they sit, whatever their seats were called', () => {
    const order = [0, 3, 2, 1].map(seatId);
    expect(ringFrom({ viewer: 2, order })).toEqual([2, 1, 0, 3]);
    expect(ringFrom({ viewer: null, order })).toEqual([0, 3, 2, 1]);
  });

  it('shows all roles among three', () => {
    const { Ann } = table(
      { Ann: { role: 'deputy', hand: ['Beer'] }, Ben: { role: 'outlaw' }, Cid: { role: 'renegade' } },
      { sets },
    );
    const text = tableText(Ann.view, screenFor(['Ann', 'Ben', 'Cid']));
    for (const role of ['Deputy', 'Outlaw', 'Renegade']) expect(text).toContain(role);
  });

  it('shows the shop with its prices, nuggets, equipment and who is a shadow', () => {
    const gold = ['base', 'gold-rush', 'shadow-gunslingers'];
    const { Ann } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 3 }, zones: { equipment: ['Boots'] } },
        Ben: { role: 'outlaw', presence: 'shadow', tokens: { nugget: 1 } },
        Cid: { role: 'outlaw' },
      },
      { sets: gold, zones: { shop: ['Gun Belt', 'Rhum', 'Wanted'] } },
    );
    const screen = { ...screenFor(['Ann', 'Ben', 'Cid']), vocabulary: vocabularyFor('en', gold) };
    const lines = tableText(Ann.view, screen).split('\n');
    expect(lines[1]?.replaceAll('\u00a0', ' ')).toBe('Shop: Gun Belt (2) · Rhum (3) · Wanted (2)');
    expect(lines[3]).toMatch(/3 nuggets, Boots$/);
    expect(lines[4]).toMatch(/Ben +Outlaw .* shadow .*1 nugget$/);
  });

  it('shows the load tokens on cards and on characters', () => {
    const armed = ['base', 'armed-and-dangerous'];
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Crate'], tokens: { load: 2 } }, Ben: {}, Cid: {} },
      { sets: armed, tokensOn: { load: { Crate: 3 } } },
    );
    const screen = { ...screenFor(['Ann', 'Ben', 'Cid']), vocabulary: vocabularyFor('en', armed), columns: 200 };
    expect(tableText(Ann.view, screen).replaceAll('\u00a0', ' ')).toMatch(/2 load tokens, Crate 3♥ \(3 load tokens\)/);
  });

  it('shows the show card in force, and in front of whom the pile lies', () => {
    const show = ['base', 'wild-west-show'];
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'] }, Ben: {}, Cid: {} },
      {
        sets: show,
        inForce: { show: 'Gag' },
        toCome: { show: ['Sacagaway', 'Wild West Show'] },
        memory: { 'show-holder': 1 },
      },
    );
    const screen = { ...screenFor(['Ann', 'Ben', 'Cid']), vocabulary: vocabularyFor('en', show), columns: 200 };
    const text = tableText(Ann.view, screen).replaceAll('\u00a0', ' ');
    expect(text).toContain('Gag. Speaking costs 1 life.');
    expect(text).toMatch(/The pile \(2 cards left\) is in front of \W?Ben\W/);
    expect(text).not.toContain('Sacagaway');
    expect(Ben.view.stacks['show']?.holder).toBe(Ben.seat);
  });

  it('shows the line of stations, the train below it and what each railcar costs', () => {
    const train = ['base', 'great-train-robbery'];
    const { Ann } = table(
      { Ann: { hand: ['Beer'] }, Ben: {}, Cid: {} },
      {
        sets: train,
        zones: { line: ['Boom Town', 'San Tafe', 'Tombrock'], train: ['Caboose', 'Mail Car', 'Dining Car'] },
        memory: { 'locomotive-at': 3 },
        inForce: { locomotive: 'Ironhorse' },
      },
    );
    const screen = { ...screenFor(['Ann', 'Ben', 'Cid']), vocabulary: vocabularyFor('en', train), columns: 200 };
    const text = tableText(Ann.view, screen).replaceAll('\u00a0', ' ');
    expect(text).toContain('Ironhorse. At the End of the Line a shot at everybody.');
    expect(text).toContain('The line: Boom Town · San Tafe · Tombrock');
    expect(text).toContain(
      'The train: Caboose (San Tafe. Price: a ♥ card) · Mail Car (Boom Town. Price: a BANG! card) · Dining Car',
    );
  });
});
