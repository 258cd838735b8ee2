import { useRef } from 'react';
import { Card } from './cards/card.tsx';
import { useFullText } from './cards/use-full-text.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Reading } from '../../frame/reading.ts';
import { useSheet } from '../../frame/use-sheet.ts';

/** A card to be read, large: beside the table, or as a sheet on a phone. */
export function Reader({ reading, isSheet, onClose }: { reading: Reading; isSheet: boolean; onClose: () => void }) {
  const { words, texts, cardName } = useVocabulary();
  const { card, sign } = reading;
  useFullText(card);
  const self = useRef<HTMLElement>(null);
  const swipe = useSheet(self, isSheet, onClose);
  return (
    <aside
      ref={self}
      {...swipe}
      className={isSheet ? 'reader sheet' : 'reader'}
      role={isSheet ? 'dialog' : undefined}
      aria-label={cardName(card)}
    >
      <Card card={card} sign={sign} width={188} />
      <p>{texts.cards[card]?.full ?? ''}</p>
      {isSheet && (
        <button type="button" className="btn" onClick={onClose}>
          {words.drawer.close}
        </button>
      )}
    </aside>
  );
}
