import { describe, expect, it } from 'vitest';
import { sameProps } from './same-props.ts';

describe('props that say the same', () => {
  it('compare lists and styles by what is in them', () => {
    expect(sameProps({ cards: [1, 2], style: { left: '1rem' } }, { cards: [1, 2], style: { left: '1rem' } })).toBe(
      true,
    );
    expect(sameProps({ cards: [1, 2] }, { cards: [1, 3] })).toBe(false);
    expect(sameProps({ cards: [1, 2] }, { cards: [1] })).toBe(false);
    expect(sameProps({ style: { left: '1rem' } }, { style: { left: '2rem' } })).toBe(false);
  });

  it('look as deep as it takes', () => {
    const far = (distance: number) => ({ state: { is: 'refused', refusal: { refused: 'outOfRange', distance } } });
    expect(sameProps(far(3), far(3))).toBe(true);
    expect(sameProps(far(3), far(2))).toBe(false);
    expect(sameProps({ state: { refusal: undefined } }, { state: { other: undefined } })).toBe(false);
  });

  it('do not care which function it is', () => {
    expect(sameProps({ onSeat: () => 1 }, { onSeat: () => 2 })).toBe(true);
    expect(sameProps({ onClose: undefined }, { onClose: () => 2 })).toBe(false);
  });

  it('notice what comes and goes', () => {
    expect(sameProps({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameProps({ a: null }, { a: 1 })).toBe(false);
  });
});
