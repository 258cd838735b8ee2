import { Link } from '../../app/router.tsx';
import { Reacted } from '../../frame/react-row.tsx';
import type { Reaction } from '../../frame/reactions.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** A turning point of a game. */
export type TurningPoint = {
  readonly icon: IconName;
  readonly text: string;
  readonly note: string;
  readonly move: number;
  readonly turn: number;
};

type MomentsProps = {
  readonly id: string;
  readonly moments: readonly TurningPoint[];
  /** What the moves were met with. */
  readonly reactions: ReadonlyMap<number, readonly Reaction[]>;
};

/** The turning points of the game: each opens the replay there. */
export function MomentsPanel({ id, moments, reactions }: MomentsProps) {
  const { results } = useVocabulary().words;
  if (moments.length === 0) return null;
  return (
    <section className="panel moments-panel">
      <h2>{results.jump}</h2>
      <ul>
        {moments.map(({ icon, text, note, move, turn }) => (
          <li key={`${icon} ${text} ${move}`}>
            <Icon name={icon} size={22} />
            <span>
              <b>{text}</b>
              <small>{note}</small>
              <Reacted reactions={reactions.get(move) ?? []} />
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
