import type { SeenCard } from '@dustup/bang';
import { memo } from 'react';
import { cardFacts, cardIcon, sourceIcon } from '../cards/book.ts';
import type { Style } from '../cards/card.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';
import type { State } from './draft.ts';
import { useHover } from './hover.ts';
import { type Row, rowsOf } from './rows.ts';
import { sameProps } from './same-props.ts';
import type { TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';

type RowsProps = { readonly model: TableModel; readonly furniture: Furniture };

/** What the sets lay out in the middle for all: a shop, a train below its stations. */
export function Rows({ model, furniture }: RowsProps) {
  const rows = rowsOf(model.scene.game);
  if (rows.length === 0) return null;
  return (
    <div className="rows">
      {rows.map((row) => (
        <RowOf key={row.slug} row={row} model={model} furniture={furniture} />
      ))}
    </div>
  );
}

function RowOf({ row, model, furniture }: RowsProps & { readonly row: Row }) {
  const { nameOf } = useVocabulary();
  const plate = (card: SeenCard, place?: number) => (
    <Plate
      key={card.id}
      id={card.id}
      card={card.card}
      state={model.cardStateOf(card.id)}
      place={place}
      onCard={furniture.onCard}
      onRead={furniture.onRead}
    />
  );
  const style: Style = { '--cards': row.cards.length };
  return (
    <section className={`row ${row.below === undefined ? '' : 'lined'}`} style={style} aria-label={nameOf(row.slug)}>
      <h3 aria-hidden="true">
        <Icon name={sourceIcon(row.slug)} size={14} />
        {nameOf(row.slug)}
      </h3>
      <div className="row-cards" data-spot={`zone:${row.slug}`}>
        {row.cards.map((card) => plate(card))}
        {row.below?.cards.map((card) => plate(card, card.beside + 1))}
      </div>
    </section>
  );
}

type PlateProps = {
  readonly id: number;
  readonly card: string;
  readonly state: State;
  /** The column below which it lies; past the last one it has none. */
  readonly place: number | undefined;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

/** A card of a row: its name and price; to be chosen when it may be, to be read always. */
const Plate = memo(function Plate({ id, card, state, place, onCard, onRead }: PlateProps) {
  const { cardName, faceLine, shortRefusal } = useVocabulary();
  const hover = useHover(onRead, card, '');
  const { price, colour } = cardFacts(card);
  const isInQuestion = state.is !== 'idle';
  const style: Style = place === undefined ? {} : { gridRow: 2, gridColumn: Math.max(1, place) };
  return (
    <button
      type="button"
      className={`plate-card ${colour} ${state.is} ${place === undefined ? '' : 'below'}`}
      style={style}
      data-card={id}
      aria-pressed={isInQuestion ? state.is === 'chosen' : undefined}
      onClick={() => (isInQuestion ? onCard(id) : onRead(card, ''))}
      {...hover}
    >
      <Icon name={cardIcon(card)} size={18} />
      <b>{cardName(card)}</b>
      {price !== undefined && <span className="price">{price}</span>}
      <span className="says">{state.refusal === undefined ? faceLine(card) : shortRefusal(state.refusal)}</span>
    </button>
  );
}, sameProps);
