import type { SeenCard } from '@dustup/bang';
import { memo, useRef, useState } from 'react';
import { cardFacts, cardIcon, eventIcon, setIcon, sourceIcon } from './cards/book.ts';
import { Card } from './cards/card.tsx';
import type { Style } from '../../ui/style.ts';
import { useFullText } from './cards/use-full-text.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { State } from '../../frame/draft.ts';
import { useHover } from '../../frame/hover.ts';
import { OpenHands, openHandsOf } from './open-hands.tsx';
import { aheadBy, cardsInRow, leftAfter, type Row, rowsOf } from './rows.ts';
import { sameProps } from '../../frame/same-props.ts';
import { Supplies } from './supply-view.tsx';
import type { TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { useGlide } from '../../frame/use-glide.ts';

type RowsProps = { readonly model: TableModel; readonly furniture: Furniture };

/** A card for sale. */
const LARGE = 88;
/** How long a train takes from one station to the next. */
const ROLL = 600;

/** What the sets lay out in the middle for all: a shop, a train below its stations. Of several, a plain row lies beside my plate. */
export function Rows({ model, furniture, isRoomy }: RowsProps & { readonly isRoomy: boolean }) {
  const rows = rowsInSight(model);
  if (rows.length === 0) return null;
  const isLarge = isRoomy && rows.length === 1;
  return (
    <div className={rows.length > 1 ? 'rows several' : isLarge ? 'rows large' : 'rows'}>
      {rows.map((row) => (
        <RowOf key={row.slug} row={row} model={model} furniture={furniture} isLarge={isLarge} />
      ))}
    </div>
  );
}

/** As they would lie after what I am about to do. */
function rowsInSight({ scene, composer }: TableModel): readonly Row[] {
  return rowsOf(scene.game, aheadBy(composer.draft));
}

type FoldedProps = RowsProps & { readonly isRoomy: boolean; readonly isTall: boolean };

/** The tab of the hands that lie open, among those of the rows. */
const HANDS = ' hands';

/** With more players than this the tiles need the room, unless I choose from a row. */
const ROOMY = 5;

/** The same on an upright screen: one of them at a time, below a line of tabs; the line alone where room is scarce. */
export function FoldedRows({ model, furniture, isRoomy, isTall }: FoldedProps) {
  const { words, nameOf } = useVocabulary();
  const [wished, setWished] = useState<string | null | undefined>(undefined);
  const rows = rowsInSight(model);
  // Whatever I answer, or pick from, needs the room.
  const isBusy = model.bar.isAsked || model.tray.length > 0;
  const isFew = model.scene.game.table.seats.length <= ROOMY;
  const supplies = <Supplies game={model.scene.game} />;
  const areHandsOpen = openHandsOf(model.scene.game, model.scene.company.me).length > 0;
  if (rows.length === 0 && !areHandsOpen) return isBusy ? null : <div className="folded">{supplies}</div>;
  const picking = model.isAiming ? undefined : rows.find((row) => isPickedFrom(model, row))?.slug;
  if (isBusy && !isFew && !areHandsOpen && picking === undefined) return null;
  // What lies along a row makes it twice as high.
  const usual = isFew && !isBusy ? rows.find(({ below }) => (below === undefined ? isRoomy : isTall))?.slug : undefined;
  // Whoever is to be aimed at needs the room.
  const open = model.isAiming ? undefined : (picking ?? (wished === undefined ? usual : wished));
  return (
    <div className="folded">
      <div className="row-tabs">
        {rows.map((row) => {
          const isOpen = row.slug === open;
          const name = nameOf(row.below?.slug ?? row.slug);
          return (
            <button
              key={row.slug}
              type="button"
              className={`row-tab ${isOpen ? 'open' : ''} ${hasLegal(model, row) ? 'legal' : ''}`}
              aria-expanded={isOpen}
              aria-label={words.stage.openRow(name)}
              onClick={() => setWished(isOpen ? null : row.slug)}
            >
              <Icon name={setIcon(row.set)} size={15} />
              <b>{name}</b>
              {row.below === undefined && row.cards.map(({ id, card }) => <Price key={id} card={card} />)}
            </button>
          );
        })}
        {areHandsOpen && (
          <button
            type="button"
            className={`row-tab ${open === HANDS ? 'open' : ''}`}
            aria-expanded={open === HANDS}
            aria-label={words.stage.openRow(words.stage.handsOpen)}
            onClick={() => setWished(open === HANDS ? null : HANDS)}
          >
            <Icon name="eyeball" size={15} />
            <b>{words.stage.handsOpen}</b>
          </button>
        )}
        {supplies}
      </div>
      {open === HANDS && <OpenHands scene={model.scene} />}
      {rows
        .filter(({ slug }) => slug === open)
        .map((row) => (
          <div key={row.slug} className={picking === row.slug ? 'rows picking' : 'rows'}>
            <RowOf row={row} model={model} furniture={furniture} isLarge={false} />
          </div>
        ))}
    </div>
  );
}

function hasLegal({ cardStateOf }: TableModel, row: Row): boolean {
  return cardsInRow(row).some(({ id }) => cardStateOf(id).is === 'legal');
}

/** I have begun to choose something of it, or am asked to. */
function isPickedFrom(model: TableModel, row: Row): boolean {
  const { composer, bar, cardStateOf } = model;
  const isBegun = composer.draft.steps.some(({ slot }) => slot === 'use') || bar.isAsked;
  const isChosen = cardsInRow(row).some(({ id }) => cardStateOf(id).is === 'chosen');
  return isBegun && (isChosen || hasLegal(model, row));
}

function Price({ card }: { readonly card: string }) {
  const { price } = cardFacts(card);
  return price === undefined ? null : <span className="coin">{price}</span>;
}

type RowProps = RowsProps & { readonly row: Row; readonly isLarge: boolean };

function RowOf({ row, model, furniture, isLarge }: RowProps) {
  const { nameOf, eventEntry } = useVocabulary();
  const holder = useRef<HTMLDivElement>(null);
  const { below } = row;
  const lead = below?.lead ?? 0;
  const along = below?.cards.map(({ id, beside }) => `${id}:${beside}`).join();
  useGlide(holder, ['data-rolls', ''], `${lead} ${along} ${below?.head?.beside}`, ROLL);
  const plate = (card: SeenCard, place: Style, isBelow: boolean, isPaying: boolean, isEarly = false) => (
    <Plate
      key={card.id}
      id={card.id}
      card={card.card}
      state={model.cardStateOf(card.id)}
      left={leftAfter(model.me, card.card)}
      isBelow={isBelow}
      isEarly={isEarly}
      isLarge={isLarge && below === undefined}
      isPaying={isPaying}
      style={place}
      onCard={furniture.onCard}
      onRead={furniture.onRead}
    />
  );
  const isPaid = (at: number) =>
    below?.cards.some(({ id, beside }) => beside === at && ['legal', 'chosen'].includes(model.cardStateOf(id).is)) ===
    true;
  return (
    <section className={`row ${below === undefined ? 'plain' : 'lined'}`} aria-label={nameOf(below?.slug ?? row.slug)}>
      <h3 aria-hidden="true">
        <Icon name={setIcon(row.set)} size={14} />
        <b>{nameOf(below?.slug ?? row.slug)}</b>
        {below?.head !== undefined && (
          <span>{`${eventEntry(below.head.event).name}: ${eventEntry(below.head.event).line}`}</span>
        )}
      </h3>
      <div className="row-cards" ref={holder} style={columnsOf(row)} data-spot={`zone:${row.slug}`}>
        {row.cards.map((card, at) => plate(card, placed(1, at + lead), false, isPaid(at)))}
        {below?.cards.map((card) => plate(card, placed(2, card.beside + lead), true, false, card.beside < 0))}
        {below?.head !== undefined && <Head event={below.head.event} style={placed(2, below.head.beside + lead)} />}
        {below?.end !== undefined && <End slug={below.end} style={placed(1, row.cards.length + lead)} />}
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
    <div className="plate-card below head" style={style} title={full} data-rolls="head">
      <span className="sr-only">{words.eventInForce}</span>
      <Icon name={eventIcon(event)} size={22} />
      <b>{name}</b>
    </div>
  );
}, sameProps);

/** Past the last card of a row, where what lies along it is going. */
const End = memo(function End({ slug, style }: { readonly slug: string; readonly style: Style }) {
  const { nameOf, teller } = useVocabulary();
  return (
    <div className="row-end" style={style} title={teller.lineOf(slug)}>
      <Icon name={sourceIcon(slug)} size={20} />
      <span className="sr-only">{nameOf(slug)}</span>
    </div>
  );
}, sameProps);

type PlateProps = {
  readonly id: number;
  readonly card: string;
  readonly state: State;
  readonly left: number | undefined;
  readonly isBelow: boolean;
  /** Before the first card of the row above. */
  readonly isEarly: boolean;
  /** A whole card, where there is room for it. */
  readonly isLarge: boolean;
  /** It says what may be paid now. */
  readonly isPaying: boolean;
  readonly style: Style;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

/** A card of a row: its name and price; to be chosen when it may be, to be read always. */
const Plate = memo(function Plate(props: PlateProps) {
  const { id, card, state, left, isBelow, isEarly, isLarge, isPaying, style, onCard, onRead } = props;
  const { cardName, faceLine, shortRefusal, words } = useVocabulary();
  const hover = useHover(onRead, card, '');
  const { price, colour } = cardFacts(card);
  const isInQuestion = state.is !== 'idle';
  const isMine = left !== undefined && (state.is === 'legal' || state.is === 'chosen');
  const looks = ['plate-card', colour, state.is];
  if (isBelow) looks.push('below');
  if (isEarly) looks.push('early');
  if (isLarge) looks.push('whole');
  if (isPaying) looks.push('paying');
  return (
    <button
      type="button"
      className={looks.join(' ')}
      style={style}
      data-card={id}
      data-rolls={isBelow ? id : undefined}
      aria-pressed={isInQuestion ? state.is === 'chosen' : undefined}
      onClick={() => (isInQuestion ? onCard(id) : onRead(card, ''))}
      {...hover}
    >
      {isLarge ? <Card card={card} sign="" width={LARGE} /> : <Icon name={cardIcon(card)} size={18} />}
      <b className={isLarge ? 'sr-only' : ''}>{cardName(card)}</b>
      {price !== undefined && <span className="coin">{price}</span>}
      <span className="says">{state.refusal === undefined ? faceLine(card) : shortRefusal(state.refusal)}</span>
      {isMine && <span className="left-after">{words.stage.leftAfter(left)}</span>}
    </button>
  );
}, sameProps);
