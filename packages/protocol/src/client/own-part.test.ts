import { describe, expect, it } from 'vitest';
import { sha256 } from '../sha256.ts';
import { fairNoteOf, keepFairNote } from './fair-notes.ts';
import type { TableInfo } from '../messages.ts';
import { OwnPart } from './own-part.ts';
import { INFO } from './testing/samples.ts';

const MINE = 'a'.repeat(64);

function playing(pledges: readonly (string | null)[] | undefined, commitment = 'promised'): TableInfo {
  const game = { id: INFO.id, commitment, ...(pledges && { pledges }), outcome: null, seed: null };
  return { ...INFO, phase: 'playing', game };
}

describe('Our own part of a seed', () => {
  it('is pledged once from our seat, and shown once when the promise has our pledge', () => {
    let drawn = 0;
    const own = new OwnPart(() => (drawn++ === 0 ? MINE : 'b'.repeat(64)));
    expect(own.look(INFO, null, false)).toBeUndefined();
    expect(own.look(INFO, 1, false)).toEqual({ t: 'pledge', game: INFO.id, hash: sha256(MINE) });
    expect(own.look(INFO, 1, false)).toBeUndefined();
    const begun = playing([null, sha256(MINE)]);
    expect(own.look(begun, 1, false)).toEqual({ t: 'reveal', game: INFO.id, part: MINE });
    expect(own.look(begun, 1, false)).toBeUndefined();
    expect(own.note).toEqual({ game: INFO.id, promise: 'promised', part: MINE });
    expect(own.look({ ...INFO, id: 'rematch' }, 0, false)).toEqual({
      t: 'pledge',
      game: 'rematch',
      hash: sha256('b'.repeat(64)),
    });
  });

  it('is pledged and shown again to a table we come back to, as it was, until cards are dealt', () => {
    let drawn = 0;
    const own = new OwnPart(() => String(drawn++).repeat(64));
    const first = own.look(INFO, 1, true);
    expect(own.look(INFO, 1, true)).toEqual(first);
    const begun = playing([null, sha256('0'.repeat(64))]);
    const shown = { t: 'reveal', game: INFO.id, part: '0'.repeat(64) };
    expect([own.look(begun, 1, false), own.look(begun, 1, true)]).toEqual([shown, shown]);
    // another promise than the one that was noted first is not noted instead
    const again = playing([null, sha256('0'.repeat(64))], 'other promise');
    own.look(again, 1, true);
    expect(own.note?.promise).toBe('promised');
    expect(own.look(playing(undefined), 1, true)).toBeUndefined();
  });

  it('is shown for one promise only: a server that knows it could make another one to suit', () => {
    let drawn = 0;
    const own = new OwnPart(() => String(drawn++).repeat(64));
    own.look(INFO, 1, false);
    const pledges = [null, sha256('0'.repeat(64))];
    own.look(playing(pledges), 1, false);
    expect(own.look(playing(pledges, 'other promise'), 1, true)).toBeUndefined();
    // the lobby again, and another game of the same table
    expect(own.look(INFO, 1, false)).toEqual({ t: 'pledge', game: INFO.id, hash: sha256('1'.repeat(64)) });
    expect(own.look(INFO, 1, false)).toBeUndefined();
    const other = playing(pledges, 'other promise');
    expect(own.look({ ...other, game: other.game && { ...other.game, id: 'other' } }, 1, false)).toBeUndefined();
    expect(own.note).toEqual({ game: 'other', promise: 'other promise', part: null });
  });

  it('is not shown where the promise is about another pledge, or about none', () => {
    for (const pledges of [undefined, [null, null], [sha256(MINE), null], [null, sha256('other')]]) {
      const own = new OwnPart(() => MINE);
      own.look(INFO, 1, false);
      expect(own.look(playing(pledges), 1, false)).toBeUndefined();
      expect(own.note).toEqual({ game: INFO.id, promise: 'promised', part: null });
    }
  });

  it('and the promise are kept for the last games, also when the page is loaded again', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    for (let n = 0; n < 50; n++) keepFairNote(storage, { game: `g${n}`, promise: `p${n}`, part: MINE });
    keepFairNote(storage, { game: 'g48', promise: 'forged', part: null });
    expect(fairNoteOf(storage, 'g48')).toEqual({ game: 'g48', promise: 'p48', part: MINE });
    expect(fairNoteOf(storage, 'g1')).toBeUndefined();
    kept.set('dustup.fair', '{"no": "list"');
    expect(fairNoteOf(storage, 'g48')).toBeUndefined();
  });
});
