import type { PublicFrame } from '../wire.ts';
import { roleIcon } from '../cards/book.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Story } from './story.ts';

type HuntProps = { readonly frame: PublicFrame; readonly names: readonly string[]; readonly story: Story };

/** Who went after whom: how often, and how many life points that took. */
export function HuntTable({ frame, names, story }: HuntProps) {
  const { results } = useVocabulary().words;
  const { seats, ledger } = frame;
  const times = (by: number, whom: number) => ledger.harmed[by * seats.length + whom] ?? 0;
  return (
    <section className="panel hunt-panel">
      <div className="panel-head">
        <h2>{results.hunted}</h2>
        <span>{results.huntedHint}</span>
      </div>
      <div className="hunt-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {seats.map(({ seat }) => (
                <th key={seat} scope="col">
                  <bdi>{names[seat]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seat: by, role }) => (
              <tr key={by}>
                <th scope="row">
                  <Icon name={roleIcon(role ?? '')} size={18} /> <bdi>{names[by]}</bdi>
                </th>
                {seats.map(({ seat: whom }) => (
                  <td key={whom} className={whom === by ? 'self' : ''}>
                    {whom !== by && <Hunted times={times(by, whom)} hits={story.hits[by]?.[whom] ?? 0} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Hunted({ times, hits }: { readonly times: number; readonly hits: number }) {
  const { results } = useVocabulary().words;
  if (times === 0 && hits === 0) return <span aria-hidden="true">–</span>;
  return (
    <>
      <b>{Math.max(times, hits)}</b> {results.hits(hits)}
    </>
  );
}
