import type { ChatLine } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import { audienceOf, heard, leftOf, lineKey, newIn, seenUpTo, unreadIn } from './chat-lines.ts';

const line = (to: ChatLine['to'], n: number): ChatLine => ({
  n,
  to,
  name: 'Rosa',
  seat: 2,
  guest: 'g2',
  text: 'Well!',
});

describe('Lines that were not read', () => {
  const before = [line('table', 1), line('table', 2), line('table', 3), line('dead', 1)];

  it('are counted apart for the table and for the dead', () => {
    const seen = seenUpTo(before);
    expect(seen).toEqual({ table: 3, dead: 1, watchers: 0 });
    expect(unreadIn(before, seen)).toBe(0);
    expect(unreadIn([...before, line('dead', 2)], seen)).toBe(1);
    expect(unreadIn([...before, line('dead', 2), line('table', 4)], seen)).toBe(2);
  });

  it('are all of them where nothing was', () => {
    expect(unreadIn(before, seenUpTo([]))).toBe(4);
  });
});

describe('New lines', () => {
  it('are what others have said since', () => {
    const lines = [line('table', 1), line('table', 2), { ...line('table', 3), guest: 'me' }, line('dead', 1)];
    expect(newIn(lines, { table: 1, dead: 0, watchers: 0 }, 'me')).toEqual([lines[1], lines[3]]);
  });
});

describe('Lines of somebody muted', () => {
  it('are not heard, also those from before', () => {
    const lines = [line('table', 1), { ...line('table', 2), guest: 'g7' }];
    expect(heard(lines, [{ guest: 'g7', name: 'Zeke' }])).toEqual([line('table', 1)]);
    expect(heard(lines, [])).toBe(lines);
  });

  it('are all but my own, where I have muted everybody', () => {
    const lines = [line('table', 1), { ...line('table', 2), guest: 'me' }];
    expect(heard(lines, [], 'me')).toEqual([lines[1]]);
  });
});

describe('Two lines', () => {
  it('never have the same key', () => {
    expect(lineKey(line('dead', 1))).not.toBe(lineKey(line('table', 1)));
  });
});

describe('Who hears', () => {
  it('is the table for whoever lives', () => {
    expect(audienceOf({ isDead: false, deadSeeAll: true, isPlaying: true, isWatching: true })).toBe('watching');
    expect(audienceOf({ isDead: false, deadSeeAll: true, isPlaying: true, isWatching: false })).toBe('table');
  });

  it('is only the dead for the dead who see all hands, while the game goes on', () => {
    expect(audienceOf({ isDead: true, deadSeeAll: true, isPlaying: true, isWatching: false })).toBe('dead');
    expect(audienceOf({ isDead: true, deadSeeAll: true, isPlaying: false, isWatching: false })).toBe('either');
    expect(audienceOf({ isDead: true, deadSeeAll: false, isPlaying: true, isWatching: false })).toBe('either');
  });
});

describe('A draft', () => {
  it('loses what was said, and nothing that was written since', () => {
    expect(leftOf('Well shot', 'Well shot')).toBe('');
    expect(leftOf('Well shot!', 'Well shot')).toBe('!');
    expect(leftOf('Well shot and now', 'Well shot')).toBe('and now');
    expect(leftOf('Something else', 'Well shot')).toBe('Something else');
  });
});
