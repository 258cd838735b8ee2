import { describe, expect, it } from 'vitest';
import type { TableState } from '../app/wire.ts';
import { LocalTable } from '../dev/local-table.ts';
import { standingOf } from './use-refusal.ts';

const { state } = new LocalTable({ players: 4, seed: 'a', sets: ['base'], options: [], skip: 0, until: 'play' });

const withInfo = (info: Partial<TableState['info']>): TableState => ({ ...state, info: { ...state.info, ...info } });
const withGame = (game: Partial<TableState['game']>): TableState => ({
  ...state,
  game: state.game && { ...state.game, ...game },
});

describe('A refusal', () => {
  const then = standingOf(state, 'online');

  it('stands while nothing has changed that it could be about', () => {
    const spoken = { ...state, chat: [] };
    expect(standingOf(withInfo({ spectators: 9 }), 'online')).toBe(then);
    expect(standingOf(withGame({ n: 99, answering: { do: 'end' } }), 'online')).toBe(then);
    expect(standingOf(spoken, 'online')).toBe(then);
  });

  it('is over with the pause, and with the other device', () => {
    expect(standingOf(withInfo({ isPaused: true }), 'online')).not.toBe(then);
    expect(standingOf(state, 'elsewhere')).not.toBe(then);
  });

  it('is over with the question', () => {
    expect(state.game?.ask).not.toBeNull();
    expect(standingOf(withGame({ ask: null }), 'online')).not.toBe(then);
  });

  it('is over when the seat is mine again, and when the votes are others', () => {
    const seats = state.info.seats.map((seat) => seat && { ...seat, standIn: 'slow' as const });
    expect(standingOf(withInfo({ seats }), 'online')).not.toBe(then);
    expect(standingOf(withInfo({ votes: { pause: [1] } }), 'online')).not.toBe(then);
  });
});
