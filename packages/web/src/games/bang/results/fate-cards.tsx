import type { PublicFrame } from '../wire.ts';
import { CardBack, RoleCard } from '../cards/card.tsx';
import { roleShown } from '../cards/role-shown.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Story } from './story.ts';

type FateProps = {
  readonly frame: PublicFrame;
  readonly own: { readonly seat: number; readonly role: string } | undefined;
  readonly names: readonly string[];
  readonly story: Story | undefined;
};

/** Everybody's role, turned over, and how it ended for them. Of a game that was given up, those that are known. */
export function FateCards({ frame, own, names, story }: FateProps) {
  const { words, characterName } = useVocabulary();
  const { results } = words;
  const winners = frame.outcome?.winners ?? [];
  return (
    <ul className="fates" aria-label={results.everybody}>
      {frame.seats.map((seat) => {
        const isWinner = winners.includes(seat.seat);
        const fall = story?.falls.get(seat.seat);
        const isOut = seat.presence === 'out';
        const role = roleShown(seat) ?? (own?.seat === seat.seat ? own.role : null);
        return (
          <li key={seat.seat} className={`fate ${isWinner ? 'winner' : ''}`}>
            {isWinner && <span className="fate-ribbon">{results.winner}</span>}
            {role === null ? <CardBack width={92} /> : <RoleCard role={role} width={92} />}
            <b>{names[seat.seat]}</b>
            <span>{characterName(seat.character)}</span>
            <span className="fate-how">
              <Icon name={isOut ? 'tombstone' : 'hearts'} size={15} />
              <span>
                {isOut
                  ? results.fallen(fall?.by === undefined ? undefined : names[fall.by], fall?.turn ?? frame.turn.number)
                  : results.alive(seat.life)}
              </span>
            </span>
            {story !== undefined && <span>{results.kills(story.kills[seat.seat] ?? 0)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
