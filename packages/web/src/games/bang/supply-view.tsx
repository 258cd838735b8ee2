import { memo } from 'react';
import { isMoney, sourceIcon } from './cards/book.ts';
import type { GameState } from './wire.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sameProps } from '../../frame/same-props.ts';
import { suppliesOf, type Supply } from './supplies.ts';

/** Piles and heaps beside the table: of what players come to have. */
export function Supplies({ game }: { readonly game: GameState }) {
  return <Bank supplies={suppliesOf(game)} />;
}

const Bank = memo(function Bank({ supplies }: { readonly supplies: readonly Supply[] }) {
  const { words, teller } = useVocabulary();
  const said = supplies.flatMap((one) => {
    const name = `${one.isTokens ? 'tokens' : 'piles'}.${one.slug}`;
    return teller.has(name) ? [{ ...one, text: teller.text(name, { count: one.count }) }] : [];
  });
  if (said.length === 0) return null;
  return (
    <ul className="bank" aria-label={words.stage.supplies}>
      {said.map(({ slug, count, text }) => (
        <li key={slug} title={text} data-spot={`supply:${slug}`}>
          <span aria-hidden="true" className={isMoney(slug) ? 'gold' : ''}>
            <Icon name={sourceIcon(slug)} size={20} />
            <b>{count}</b>
            <small>{text}</small>
          </span>
          <span className="sr-only">{text}</span>
        </li>
      ))}
    </ul>
  );
}, sameProps);
