import type { SeenCard } from '@dustup/bang';
import { memo } from 'react';
import { Card, MiniCard } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { State } from '../../frame/draft.ts';
import { useHover } from '../../frame/hover.ts';
import { sameProps } from '../../frame/same-props.ts';

/** Cards to pick from, between the table and the hand: General Store, cards looked at, cards turned. */
export function Tray({
  cards,
  stateOf,
  ...props
}: TrayProps & { cards: readonly SeenCard[]; stateOf: (card: number) => State }) {
  const { words } = useVocabulary();
  return (
    <ul className="tray" aria-label={words.tray}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <TrayCard {...props} card={card} is={stateOf(card.id).is} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}

type TrayProps = {
  /** Of a card; null: as on the phone's strip. */
  readonly width: number | null;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

type TrayCardProps = TrayProps & { readonly card: SeenCard; readonly is: State['is']; readonly number: number };

const TrayCard = memo(function TrayCard({ card, is, number, width, onCard, onRead }: TrayCardProps) {
  const { sayCard, faceLine } = useVocabulary();
  const hover = useHover(onRead, card.card, card.sign);
  return (
    <button
      type="button"
      className={`hand-card ${is === 'chosen' ? 'up' : ''}`}
      data-card={card.id}
      disabled={is === 'idle'}
      aria-pressed={is === 'chosen'}
      onClick={() => onCard(card.id)}
      {...hover}
    >
      <span className="sr-only">{`${sayCard(card.card, card.sign)}. ${faceLine(card.card)}`}</span>
      {width === null ? (
        <MiniCard card={card.card} sign={card.sign} className={is === 'legal' ? 'ok' : ''} />
      ) : (
        <Card card={card.card} sign={card.sign} width={width} className={is === 'legal' ? 'ok' : ''} />
      )}
      {is !== 'idle' && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}, sameProps);
