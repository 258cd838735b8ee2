import { useVocabulary } from '../../text/vocabulary.tsx';
import { DuelChip } from './duel-card.tsx';
import type { DuelOwn } from './wire.ts';

/** Both hands, for whoever may see them in a replay. */
export function OpenHands({ hands, names }: { hands: readonly DuelOwn[]; names: readonly string[] }) {
  const { words } = useVocabulary();
  return (
    <section className="duel-hands" aria-label={words.replay.allHands} tabIndex={0}>
      {hands.map(({ hand }, seat) => (
        <div key={seat}>
          <b>
            <bdi>{names[seat]}</bdi>
          </b>
          <ul>
            {hand.map(({ id, card }) => (
              <li key={id}>
                <DuelChip card={card} isOff={false} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
