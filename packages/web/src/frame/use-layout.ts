import { useEffect, useState } from 'react';
import { screenScale, textScale } from '../app/root-size.ts';
import { type Layout, layoutFor } from './layout.ts';

/** `below`: so many pixels of the window are not the table's. */
export function useLayout(players: number, below = 0): Layout {
  const [layout, setLayout] = useState(() => measure(players, below));
  useEffect(() => {
    const fit = () => setLayout(measure(players, below));
    fit();
    addEventListener('resize', fit);
    const watched = new MutationObserver(fit);
    watched.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      removeEventListener('resize', fit);
      watched.disconnect();
    };
  }, [players, below]);
  useEffect(() => () => screenScale.set(1), []);
  useEffect(() => screenScale.set(layout.scale), [layout.scale]);
  return layout;
}

function measure(players: number, below: number) {
  return layoutFor(innerWidth, innerHeight - below, textScale(), players);
}
