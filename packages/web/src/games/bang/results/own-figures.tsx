import type { TableState } from '../wire.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import type { Story } from './story.ts';

type FiguresProps = { readonly table: TableState; readonly story: Story | undefined };

/** My game in three figures: who fell to me, how often I went after somebody, and the life I have left. */
export function OwnFigures({ table, story }: FiguresProps) {
  const { results } = useVocabulary().words;
  const { seat, game } = table;
  const there = seat === null ? undefined : game?.table.seats[seat];
  if (seat === null || game === null || there === undefined || story === undefined) return null;
  const { seats, ledger } = game.table;
  const attacks = seats.reduce((sum, { seat: whom }) => {
    const times = ledger.harmed[seat * seats.length + whom] ?? 0;
    return whom === there.seat ? sum : sum + Math.max(times, story.hits[seat]?.[whom] ?? 0);
  }, 0);
  const hits = seats.reduce(
    (sum, { seat: whom }) => (whom === there.seat ? sum : sum + (story.hits[seat]?.[whom] ?? 0)),
    0,
  );
  const figures = [
    { count: story.kills[seat] ?? 0, said: results.fellToYou },
    { count: attacks, said: results.yourAttacks(attacks, hits) },
    { count: there.presence === 'out' ? 0 : Math.max(0, there.life), said: results.lifeLeft },
  ];
  return (
    <dl className="own-figures">
      {figures.map(({ count, said }) => (
        <div key={said}>
          <dd>{count}</dd>
          <dt>{said}</dt>
        </div>
      ))}
    </dl>
  );
}
