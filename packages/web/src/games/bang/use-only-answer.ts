import { useEffect, useRef } from 'react';
import type { TableModel } from './table-model.ts';

const LEAST = 1200;
const MOST = 3200;

/**
 * Where nothing I hold helps, there is nothing to press: the answer goes by itself, after a while that is drawn anew each time. The
 * server's own wait comes on top, so nobody can tell it from an answer that somebody has thought about.
 */
export function useOnlyAnswer({ scene, bar, composer }: TableModel): void {
  const latest = useRef({ bar, composer });
  latest.current = { bar, composer };
  const ask = bar.only === undefined ? null : `${scene.game.id} ${scene.game.ask?.id ?? ''}`;
  useEffect(() => {
    if (ask === null) return undefined;
    const answer = () => {
      const { only } = latest.current.bar;
      if (only !== undefined) latest.current.composer.finish(only);
    };
    const timer = setTimeout(answer, LEAST + Math.random() * (MOST - LEAST));
    return () => clearTimeout(timer);
  }, [ask]);
}
