import { describe, expect, it } from 'vitest';
import { deedOfKey } from './keys.ts';

const press = (key: string, more: { isInField?: boolean; isCombined?: boolean } = {}) =>
  deedOfKey({ key, isInField: false, isCombined: false, ...more });

describe('keys', () => {
  it('commit, go back, end the turn', () => {
    expect(press('Enter')).toEqual({ do: 'commit' });
    expect(press('Escape')).toEqual({ do: 'back' });
    expect(press('e')).toEqual({ do: 'endTurn' });
    expect(press('E')).toEqual({ do: 'endTurn' });
    expect(press('s')).toEqual({ do: 'swap' });
  });

  it('choose by number', () => {
    expect(press('0')).toEqual({ do: 'number', number: 0 });
    expect(press('7')).toEqual({ do: 'number', number: 7 });
  });

  it('are left alone while somebody writes, but for Escape', () => {
    expect(press('e', { isInField: true })).toBeUndefined();
    expect(press('1', { isInField: true })).toBeUndefined();
    expect(press('Escape', { isInField: true })).toEqual({ do: 'back' });
  });

  it('belong to the browser with Ctrl', () => {
    expect(press('r', { isCombined: true })).toBeUndefined();
  });
});
