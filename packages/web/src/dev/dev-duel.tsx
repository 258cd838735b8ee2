import { useMemo, useSyncExternalStore } from 'react';
import type { Wish } from '../app/wire.ts';
import { DuelScreen } from '../games/duel/duel-screen.tsx';
import { SpeakingDuel } from '../games/duel/speaking.tsx';
import { LocalDuel } from './local-duel.ts';
import { LocalTable } from './local-table.ts';
import { useLive } from './use-live.ts';

const now = () => performance.now();

/** `/dev?game=duel&seed=x&skip=40&until=avoid`, `&live=1` to go on. Not in the product. */
export function DevDuel({ search }: { search: URLSearchParams }) {
  const local = useMemo(
    () =>
      new LocalDuel({
        seed: search.get('seed') ?? 'dust',
        skip: Number(search.get('skip') ?? 40),
        until: search.get('until') === 'anything' ? null : (search.get('until') ?? 'play'),
        me: Number(search.get('me') ?? 0),
      }),
    [search],
  );
  // The people around it are those of any table.
  const around = useMemo(
    () => new LocalTable({ players: 4, seed: 'x', sets: ['base'], options: [], skip: 0, until: null }).state,
    [],
  );
  const game = useSyncExternalStore(local.subscribe, local.getState);
  useLive(local, search);
  const done = async (_wish?: Wish) => ({ t: 'done', re: '' }) as const;
  return (
    <SpeakingDuel>
      <DuelScreen
        table={{
          ...around,
          info: { ...around.info, seats: around.info.seats.slice(0, 2) },
          seat: Number(search.get('me') ?? 0),
        }}
        game={game}
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
    </SpeakingDuel>
  );
}
