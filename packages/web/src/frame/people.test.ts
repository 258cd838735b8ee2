import { describe, expect, it } from 'vitest';
import type { TableState } from '../app/wire.ts';
import { LocalTable } from '../dev/local-table.ts';
import { peopleAt } from './people.ts';

type Seat = NonNullable<TableState['info']['seats'][number]>;

/** Ann is the host; Ben and Cleo play; Dan is a bot; Eve watches. */
function tableWith(seat: number | null, ben: Partial<Seat> = {}, voters = [0, 1, 2]): TableState {
  const wishes = { players: 4, seed: 'people', sets: ['base'], options: [], skip: 0, until: 'play' };
  const table = new LocalTable(wishes).getState();
  const sitter = (name: string): Seat => ({
    name,
    guest: name.toLowerCase(),
    bot: null,
    isHere: true,
    standIn: null,
    won: 0,
  });
  const seats = [
    sitter('Ann'),
    { ...sitter('Ben'), ...ben },
    sitter('Cleo'),
    { ...sitter('Dan'), guest: null, bot: 'rule' },
  ];
  const watchers = [{ guest: 'eve', name: 'Eve' }];
  return { ...table, seat, info: { ...table.info, host: 'ann', seats, watchers, spectators: 1, voters } };
}

const doors = (table: TableState, me: string) => peopleAt(table, me).map(({ name, door }) => `${name} ${door ?? '-'}`);

describe('The people at a table', () => {
  it('are shown out by the host when they watch, by a vote when they play; bots and oneself are not', () => {
    expect(doors(tableWith(0), 'ann')).toEqual(['Ann -', 'Ben byVote', 'Cleo byVote', 'Eve atOnce']);
    expect(doors(tableWith(2), 'cleo')).toEqual(['Ann byVote', 'Ben byVote', 'Cleo -', 'Eve byVote']);
    expect(doors(tableWith(null), 'eve')).toEqual(['Ann -', 'Ben -', 'Cleo -', 'Eve -']);
  });

  it('who are idle or have given up are shown out by the host alone, unless they are gone already', () => {
    const benFor = (ben: Partial<Seat>, voters?: number[]) => doors(tableWith(0, ben, voters), 'ann')[1];
    expect(benFor({ standIn: 'slow' })).toBe('Ben atOnce');
    expect(benFor({ standIn: 'conceded' })).toBe('Ben atOnce');
    expect(benFor({ isHere: false })).toBe('Ben byVote');
    expect(benFor({ isHere: false }, [0, 2])).toBe('Ben atOnce');
    expect(benFor({ isHere: false, standIn: 'away' })).toBe('Ben -');
  });

  it('may be shown out by nobody who has given up himself, but the host', () => {
    const gaveUp = tableWith(1, { standIn: 'conceded' });
    expect(doors(gaveUp, 'ben')).toEqual(['Ann -', 'Ben -', 'Cleo -', 'Eve -']);
    const host = { ...gaveUp, info: { ...gaveUp.info, host: 'ben' } };
    expect(doors(host, 'ben')).toEqual(['Ann -', 'Ben -', 'Cleo -', 'Eve atOnce']);
  });
});
