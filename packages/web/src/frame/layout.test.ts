import { describe, expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

describe('the layout', () => {
  it('is a ring with the drawer open on a desktop', () => {
    expect(layoutFor(1440, 900, 1, 7)).toEqual({
      kind: 'ring',
      width: 1152,
      height: 900,
      hasDrawer: true,
      isWide: true,
      room: 'tall',
      scale: 1,
    });
  });

  it('closes the drawer below 1200', () => {
    expect(layoutFor(1100, 800, 1, 7)).toMatchObject({ kind: 'ring', hasDrawer: false, width: 1100 });
  });

  it('is the phone’s below 900, and at twice the text size', () => {
    expect(layoutFor(390, 844, 1, 7).kind).toBe('phone');
    expect(layoutFor(1440, 900, 2, 7).kind).toBe('phone');
  });

  it('has two columns on a phone that lies on its side', () => {
    expect(layoutFor(844, 390, 1, 5)).toMatchObject({ kind: 'phone', isWide: true });
    expect(layoutFor(390, 844, 1, 5)).toMatchObject({ kind: 'phone', isWide: false });
  });

  it('has no ring for eight where there is no room for one', () => {
    expect(layoutFor(1024, 768, 1, 8).kind).toBe('phone');
    expect(layoutFor(1024, 768, 1, 7).kind).toBe('ring');
  });

  it('grows on a large screen, by no more than a third', () => {
    expect(layoutFor(2560, 1440, 1, 7).scale).toBe(1.35);
    expect(layoutFor(1920, 1080, 1, 7).scale).toBeCloseTo(1.2);
  });
});
