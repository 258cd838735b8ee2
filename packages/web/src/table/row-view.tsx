import type { SeenCard } from '@dustup/bang';
import { memo } from 'react';
import { cardFacts, cardIcon, eventIcon, setIcon } from '../cards/book.ts';
import { useFullText } from '../cards/use-full-text.ts';
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

/** What the sets lay out in the middle for all: a shop, a train below its stations. Of several, a plain row lies beside my plate. */
export function Rows({ model, furniture }: RowsProps) {
  const rows = rowsOf(model.scene.game);
  if (rows.length === 0) return null;
  return (
    <div className={rows.length > 1 ? 'rows several' : 'rows'}>
      {rows.map((row) => (
        <RowOf key={row.slug} row={row} model={model} furniture={furniture} />
      ))}
    </div>
  );
}

function RowOf({ row, model, furniture }: RowsProps & { readonly row: Row }) {
  const { nameOf, eventEntry } = useVocabulary();
  const { below } = row;
  const lead = below?.lead ?? 0;
  const plate = (card: SeenCard, place: Style, isBelow: boolean) => (
    <Plate
      key={card.id}
      id={card.id}
      card={card.card}
      state={model.cardStateOf(card.id)}
      isBelow={isBelow}
      style={place}
      onCard={furniture.onCard}
      onRead={furniture.onRead}
    />
  );
  return (
    <section className={`row ${below === undefined ? 'plain' : 'lined'}`} aria-label={nameOf(below?.slug ?? row.slug)}>
      <h3 aria-hidden="true">
        <Icon name={setIcon(row.set)} size={14} />
        <b>{nameOf(below?.slug ?? row.slug)}</b>
        {below?.head !== undefined && (
          <span>{`${eventEntry(below.head.event).name}: ${eventEntry(below.head.event).line}`}</span>
        )}
      </h3>
      <div className="row-cards" style={columnsOf(row)} data-spot={`zone:${row.slug}`}>
        {row.cards.map((card, at) => plate(card, placed(1, at + lead), false))}
        {below?.cards.map((card) => plate(card, placed(2, card.beside + lead), true))}
        {below?.head !== undefined && <Head event={below.head.event} style={placed(2, below.head.beside + lead)} />}
      </div>
    </section>
  );
}

function placed(row: number, column: number): Style {
  return { gridRow: row, gridColumn: column + 1 };
}

/** Where something lies along a row it has room before the first card, and past the last. */
function columnsOf({ cards, below }: Row): Style {
  const columns = cards.map(() => 'var(--column)');
  const lead = Array.from({ length: below?.lead ?? 0 }, () => 'var(--lead)');
  return { gridTemplateColumns: [...lead, ...columns, ...(below === undefined ? [] : ['var(--lead)'])].join(' ') };
}

/** The card in force that goes before what lies along a row. */
const Head = memo(function Head({ event, style }: { readonly event: string; readonly style: Style }) {
  const { eventEntry, words } = useVocabulary();
  useFullText(event);
  const { name, full } = eventEntry(event);
  return (
    <div className="plate-card below head" style={style} title={full}>
      <span className="sr-only">{words.eventInForce}</span>
      <Icon name={eventIcon(event)} size={22} />
      <b>{name}</b>
    </div>
  );
}, sameProps);

type PlateProps = {
  readonly id: number;
  readonly card: string;
  readonly state: State;
  readonly isBelow: boolean;
  readonly style: Style;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

/** A card of a row: its name and price; to be chosen when it may be, to be read always. */
const Plate = memo(function Plate({ id, card, state, isBelow, style, onCard, onRead }: PlateProps) {
  const { cardName, faceLine, shortRefusal } = useVocabulary();
  const hover = useHover(onRead, card, '');
  const { price, colour } = cardFacts(card);
  const isInQuestion = state.is !== 'idle';
  return (
    <button
      type="button"
      className={`plate-card ${colour} ${state.is} ${isBelow ? 'below' : ''}`}
      style={style}
      data-card={id}
      aria-pressed={isInQuestion ? state.is === 'chosen' : undefined}
      onClick={() => (isInQuestion ? onCard(id) : onRead(card, ''))}
      {...hover}
    >
      <Icon name={cardIcon(card)} size={18} />
      <b>{cardName(card)}</b>
      {price !== undefined && <span className="coin">{price}</span>}
      <span className="says">{state.refusal === undefined ? faceLine(card) : shortRefusal(state.refusal)}</span>
    </button>
  );
}, sameProps);
