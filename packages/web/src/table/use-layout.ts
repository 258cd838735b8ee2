import { useEffect, useState } from 'react';
import { screenScale, textScale } from '../app/root-size.ts';
import { type Layout, layoutFor } from './layout.ts';

export function useLayout(players: number): Layout {
  const [layout, setLayout] = useState(() => measure(players));
  useEffect(() => {
    const fit = () => setLayout(measure(players));
    addEventListener('resize', fit);
    const watched = new MutationObserver(fit);
    watched.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      removeEventListener('resize', fit);
      watched.disconnect();
      screenScale.set(1);
    };
  }, [players]);
  useEffect(() => screenScale.set(layout.scale), [layout.scale]);
  return layout;
}

function measure(players: number) {
  return layoutFor(innerWidth, innerHeight, textScale(), players);
}
