import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { changeSettings } from '../app/settings.ts';
import type { Wish } from '../app/wire.ts';
import { TableScreen } from '../games/bang/table-screen.tsx';
import { useWordsOf } from '../text/vocabulary.tsx';
import { removeFirstLook } from '../ui/first-look.ts';
import { CardSheet } from './card-sheet.tsx';
import { DevDuel } from './dev-duel.tsx';
import { LocalTable } from './local-table.ts';
import { useLive } from './use-live.ts';

const now = () => performance.now();

/** `/dev?players=7&seed=x&skip=40&until=play`, `&live=1` to go on, `&live=all` also for me; `?sheet=1` shows all faces. Not in the product. */
export function DevTable({ search }: { search: URLSearchParams }) {
  if (search.get('game') === 'duel') return <DevDuel search={search} />;
  return search.has('sheet') ? <CardSheet /> : <DevGame search={search} />;
}

/** Another language or text size without loading the page again: `dispatchEvent(new CustomEvent('look', { detail: { language: 'it' } }))`. */
function useLooks(): void {
  useEffect(() => {
    const look = (event: Event) => {
      if (event instanceof CustomEvent) changeSettings(event.detail);
    };
    addEventListener('look', look);
    return () => removeEventListener('look', look);
  }, []);
}

function DevGame({ search }: { search: URLSearchParams }) {
  const isReady = useWordsOf((search.get('sets') ?? 'base').split(','));
  const local = useMemo(
    () =>
      new LocalTable({
        players: Number(search.get('players') ?? 7),
        seed: search.get('seed') ?? 'dust',
        sets: (search.get('sets') ?? 'base').split(','),
        options: (search.get('options') ?? '').split(',').filter(Boolean),
        skip: Number(search.get('skip') ?? 40),
        until: search.get('until') === 'anything' ? null : (search.get('until') ?? 'play'),
      }),
    [search],
  );
  useLooks();
  const table = useSyncExternalStore(local.subscribe, local.getState);
  useLive(local, search);
  useEffect(removeFirstLook, []);
  if (!isReady) return null;
  const done = async (_wish?: Wish) => ({ t: 'done', re: '' }) as const;
  return (
    <TableScreen
      table={table}
      status="online"
      isRestarting={false}
      hasNewVersion={false}
      request={done}
      answer={(answer) => {
        local.answer(answer);
        return done();
      }}
      now={now}
      linkTo={(secret = '') => secret}
      onLeave={() => {}}
    />
  );
}
