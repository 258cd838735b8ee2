import type { SeenCard } from '@dustup/bang';
import { Card, MiniCard } from '../cards/card.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';
import type { State } from './draft.ts';

/** Cards to pick from, between the table and the hand: General Store, cards looked at, cards turned. */
export function Tray(props: {
  cards: readonly SeenCard[];
  stateOf: (card: number) => State;
  /** Of a card; null: as on the phone's strip. */
  width: number | null;
  onCard: (card: number) => void;
  onRead: (card: string | undefined, sign?: string) => void;
}) {
  const { cards, stateOf, width, onCard, onRead } = props;
  const { words, sayCard, faceLine } = useVocabulary();
  return (
    <ul className="tray" aria-label={words.tray}>
      {cards.map((card, at) => {
        const { is } = stateOf(card.id);
        return (
          <li key={card.id}>
            <button
              type="button"
              className={`hand-card ${is === 'chosen' ? 'up' : ''}`}
              data-card={card.id}
              disabled={is === 'idle'}
              aria-pressed={is === 'chosen'}
              onClick={() => onCard(card.id)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onRead(card.card, card.sign)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && onRead(undefined)}
            >
              <span className="sr-only">{`${sayCard(card.card, card.sign)}. ${faceLine(card.card)}`}</span>
              {width === null ? (
                <MiniCard card={card.card} sign={card.sign} className={is === 'legal' ? 'ok' : ''} />
              ) : (
                <Card card={card.card} sign={card.sign} width={width} className={is === 'legal' ? 'ok' : ''} />
              )}
              {is !== 'idle' && <kbd aria-hidden="true">{at + 1}</kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
