import { describe, expect, it } from 'vitest';
import { Typing } from './typing.ts';

function typingInAField(): Typing {
  const typing = new Typing();
  typing.acts(); // a press on the field
  typing.inField();
  return typing;
}

describe('Keys after a field', () => {
  it('belong to what was being written when the page took the field away, until the hands have come to rest', () => {
    const typing = typingInAField();
    typing.loses(1000);
    expect([1100, 1300, 2500, 3900].map((at) => typing.goesOn(at))).toEqual([true, true, true, true]);
    expect(typing.goesOn(5400)).toBe(false);
    expect(typing.goesOn(5500)).toBe(false);
  });

  it('are for the table at once when the player has left the field', () => {
    const typing = typingInAField();
    typing.acts();
    typing.loses(1000);
    expect(typing.goesOn(1001)).toBe(false);
  });

  it('are for the table once the player has pressed something', () => {
    const typing = typingInAField();
    typing.loses(1000);
    expect(typing.goesOn(1100)).toBe(true);
    typing.acts();
    expect(typing.goesOn(1200)).toBe(false);
  });

  it('count as typed on when something was pressed that left the field as it was', () => {
    const typing = typingInAField();
    typing.acts(); // scrolled the lines, say
    typing.inField(); // and wrote on
    typing.loses(1000);
    expect(typing.goesOn(1001)).toBe(true);
  });

  it('are for the table when nobody was in a field', () => {
    const typing = new Typing();
    typing.loses(1000);
    expect(typing.goesOn(1001)).toBe(false);
  });
});
