import type { OwnFrame } from '@dustup/protocol/client';
import { roleIcon } from '../../cards/book.ts';
import { Chip } from '../../cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Every hand at once, small. */
export function HandsStrip({ hands, names }: { hands: readonly OwnFrame[]; names: readonly string[] }) {
  const { words, roleName, sayCard } = useVocabulary();
  const { replay } = words;
  return (
    <ul className="hands-strip" aria-label={replay.hands}>
      {hands.map(({ hand, role }, seat) => (
        <li key={names[seat] ?? seat}>
          <b>
            <Icon name={roleIcon(role)} size={16} />
            {names[seat]}
            <span className="sr-only">, {roleName(role)}</span>
          </b>
          <span className="strip-cards" role="group" aria-label={replay.handOf(names[seat] ?? '')}>
            {hand.length === 0 && <small>{replay.emptyHand}</small>}
            {hand.map(({ id, card, sign }) => (
              <span key={id}>
                <span className="sr-only">{sayCard(card, sign)}</span>
                <span aria-hidden="true">
                  <Chip card={card} sign={sign} />
                </span>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
