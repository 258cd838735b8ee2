import { useEffect, useState } from 'react';
import { screenScale, textScale } from '../app/root-size.ts';

/** Sizes in pixels of the design. */
export type Layout = {
  readonly kind: 'ring' | 'phone';
  /** Of the table, the drawer aside. */
  readonly width: number;
  readonly height: number;
  readonly hasDrawer: boolean;
};

const DRAWER = 288;
const DESIGN_WIDTH = 1152;
const DESIGN_HEIGHT = 900;
const LARGEST = 1.35;
const DRAWER_FROM = 1200;
const RING_FROM = 900;
const RING_HEIGHT = 680;

/** How the table fits a window of this size at this text size, and how much it is scaled up. */
export function layoutFor(innerWidth: number, innerHeight: number, text: number): Layout & { readonly scale: number } {
  const width = innerWidth / text;
  const height = innerHeight / text;
  if (width < RING_FROM || height < RING_HEIGHT) return { kind: 'phone', width, height, hasDrawer: false, scale: 1 };
  const hasDrawer = width >= DRAWER_FROM;
  const fits = Math.min(width / (DESIGN_WIDTH + (hasDrawer ? DRAWER : 0)), height / DESIGN_HEIGHT);
  const scale = Math.min(LARGEST, Math.max(1, fits));
  return { kind: 'ring', width: width / scale - (hasDrawer ? DRAWER : 0), height: height / scale, hasDrawer, scale };
}

export function useLayout(): Layout {
  const [layout, setLayout] = useState(measure);
  useEffect(() => {
    const fit = () => setLayout(measure());
    addEventListener('resize', fit);
    const watched = new MutationObserver(fit);
    watched.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      removeEventListener('resize', fit);
      watched.disconnect();
      screenScale.set(1);
    };
  }, []);
  useEffect(() => screenScale.set(layout.scale), [layout.scale]);
  return layout;
}

function measure() {
  return layoutFor(innerWidth, innerHeight, textScale());
}
