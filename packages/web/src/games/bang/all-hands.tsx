import { roleIcon } from './cards/book.ts';
import { Chip } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Scene } from './move-sentence.ts';
import { clockwise } from './ring.ts';

/** Everybody's cards, for the dead who may watch. */
export function AllHands({ scene }: { scene: Scene }) {
  const { words, roleName } = useVocabulary();
  const { game, company } = scene;
  const seats = clockwise(game.table.order, company.me).map(({ seat }) => seat);
  return (
    <section className="all-hands" aria-label={words.dead.watchHands} tabIndex={0}>
      {seats.map((seat) => {
        const hand = game.hands?.[seat];
        if (hand === undefined || game.table.seats[seat]?.presence === 'out') return null;
        return (
          <div key={seat}>
            <b>
              <Icon name={roleIcon(hand.role)} size={16} /> {company.names[seat]}
              <span className="sr-only">, {roleName(hand.role)}</span>
            </b>
            <ul>
              {hand.hand.map(({ id, card, sign }) => (
                <li key={id}>
                  <Chip card={card} sign={sign} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
