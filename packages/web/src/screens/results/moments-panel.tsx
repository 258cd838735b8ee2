import type { PublicFrame } from '../../app/wire.ts';
import { Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { KeyMoment } from './key-moments.ts';

type MomentsProps = {
  readonly id: string;
  readonly moments: readonly KeyMoment[];
  readonly frame: PublicFrame;
  readonly names: readonly string[];
};

/** The turning points of the game: each opens the replay there. */
export function MomentsPanel({ id, moments, frame, names }: MomentsProps) {
  const { words, roleName } = useVocabulary();
  const { results } = words;
  if (moments.length === 0) return null;
  return (
    <section className="panel moments-panel">
      <h2>{results.jump}</h2>
      <ul>
        {moments.map(({ kind, move, turn, by, whom }) => (
          <li key={`${kind} ${move}`}>
            <Icon name={kind === 'fall' ? 'tombstone' : 'crosshair'} size={22} />
            <span>
              <b>
                {kind === 'fall'
                  ? results.falls(names[whom] ?? '', by === undefined ? undefined : names[by])
                  : results.turnsOn(names[by ?? -1] ?? '', names[whom] ?? '')}
              </b>
              <small>{roleName(frame.seats[kind === 'fall' ? whom : (by ?? whom)]?.role ?? '')}</small>
            </span>
            <Link to={`replay/${id}?move=${move}`} className="btn small">
              {results.turnOf(turn)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
