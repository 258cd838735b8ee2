import { describe, expect, it } from 'vitest';
import { nameForLink, readSeatLink } from './seat-link.ts';

describe('A seat link', () => {
  it.each(['Ann', 'Željko Ž.', '李小龙 🤠', ''])('says whose seat it is: %s', (name) => {
    const link = ['a1', 'ABCDEFGH', 1, 0, 'f0', nameForLink(name), '5ee'].join('.');
    expect(link).toMatch(/^[\w.-]+$/);
    expect(readSeatLink(link)).toEqual({ guest: 'a1', code: 'ABCDEFGH', name });
  });

  it('that is none says nothing', () => {
    for (const text of ['', 'x', 'a.b.c.d.e.f', 'a.b.c.d.e.***.g']) expect(readSeatLink(text)).toBeUndefined();
  });
});
