import { useRef } from 'react';
import { useSheet } from '../../frame/use-sheet.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cardFacts, duelBook, sourceIcon, symbolIcon } from './book.ts';
import { DuelCard } from './duel-card.tsx';

type DuelReaderProps = { readonly slug: string; readonly isSheet: boolean; readonly onClose: () => void };

/** A card or a fighter to be read: beside the table, or as a sheet on a phone. */
export function DuelReader({ slug, isSheet, onClose }: DuelReaderProps) {
  const { words, nameOf, teller } = useVocabulary();
  const self = useRef<HTMLElement>(null);
  const swipe = useSheet(self, isSheet, onClose);
  const isCard = slug in duelBook.cards;
  const place = isCard ? `cards.${slug}` : `characters.${slug}`;
  const symbols = [...new Set(cardFacts(slug).copies.map(({ symbol }) => symbol))];
  return (
    <aside ref={self} {...swipe} className={isSheet ? 'reader sheet' : 'reader'} aria-label={nameOf(slug)}>
      {isCard ? <DuelCard card={slug} symbol={symbols[0] ?? ''} /> : <Icon name={sourceIcon(slug)} size={72} />}
      <div>
        <h2>{nameOf(slug)}</h2>
        <p>{teller.has(`${place}.full`) ? teller.text(`${place}.full`) : ''}</p>
        {isCard && (
          <p className="symbols">
            {symbols.map((symbol) => (
              <span key={symbol}>
                <Icon name={symbolIcon(symbol)} size={16} /> {teller.text(`symbols.${symbol}`)}{' '}
              </span>
            ))}
          </p>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {words.drawer.close}
        </button>
      </div>
    </aside>
  );
}
