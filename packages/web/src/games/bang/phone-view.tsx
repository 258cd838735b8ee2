import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import type { Style } from '../../ui/style.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TableBar } from './action-bar.tsx';
import { CharacterChoice, hasCharacterCards } from './character-choice.tsx';
import { WhyNote } from './dock.tsx';
import { LiveLine } from '../../frame/drawer.tsx';
import { gridOf, tileWidth } from './grid.ts';
import { Hand } from './hand.tsx';
import type { Layout } from '../../frame/layout.ts';
import { Middle } from './middle.tsx';
import { DeathStory, Opening, PhoneArrows } from './shared-parts.ts';
import { RichText } from '../../frame/rich-text.tsx';
import { isJustDealt } from './scene.ts';
import { AllHands, FoldedRows } from './set-parts.tsx';
import { seatProps, type SeatHandlers, type TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { Tile } from './tile.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { UprightPlate } from './upright-plate.tsx';
import { useGlide } from '../../frame/use-glide.ts';
import { isMournedIn, plateProps, whyOf } from './view-parts.ts';

type ViewProps = { readonly model: TableModel; readonly furniture: Furniture; readonly layout: Layout };

/** The table on an upright screen: the ring as a grid around the middle, all decisions under the thumb. */
export function PhoneView({ model, furniture, layout }: ViewProps) {
  const why = whyOf(model);
  const classes = ['phone-main', layout.isWide ? 'wide' : '', `room-${layout.room}`, `seats-${rowsOf(model)}`];
  const isTiny = layout.room === 'tiny';
  const around = (
    <>
      {why === undefined ? <LogLines furniture={furniture} most={3} /> : <WhyNote {...why} />}
      <FoldedRows
        model={model}
        furniture={furniture}
        isRoomy={!layout.isWide && (layout.room === 'tall' || layout.room === 'middle')}
        isTall={!layout.isWide && layout.room === 'tall'}
      />
      <Plate model={model} furniture={furniture} />
    </>
  );
  return (
    <>
      <TopBar model={model} furniture={furniture} isPhone />
      <main className={classes.join(' ')}>
        <Seats model={model} furniture={furniture} layout={layout}>
          {isTiny && around}
        </Seats>
        <div className="thumb">
          {!isTiny && around}
          <TableBar model={model} furniture={furniture} isUpright />
          <InHand model={model} furniture={furniture} layout={layout} />
        </div>
      </main>
      <Suspense>
        <PhoneArrows attack={model.attack} />
      </Suspense>
    </>
  );
}

/** Narrower than this, at twice the text size, a seat has a row of its own: see `phone.css`. */
const ONE_COLUMN = 272;
/** How long it takes to another seat. */
const WALK = 700;
const MOST_CHARACTERS = 2;
/** Beside the hand. */
const EDGE = 12;

/** What I decide with, beside the seats on a screen that lies on its side. */
function thumbWidth({ width }: Layout): number {
  return Math.min(320, width * 0.45);
}

function rowsOf({ scene }: TableModel): number {
  return scene.game.table.seats.length;
}

/** The seats around the middle. Where they scroll, whoever is asked or may be aimed at is brought into sight. */
function Seats({ model, furniture, layout, children }: ViewProps & { readonly children: ReactNode }) {
  const { game, company } = model.scene;
  const scroller = useRef<HTMLDivElement>(null);
  useInSight(scroller, wantedSeats(model));
  useGlide(scroller, ['data-spot', 'seat:'], game.table.order.join(), WALK);
  const handlers: SeatHandlers = {
    onSeat: furniture.onSeat,
    onDetails: furniture.onDetails,
    onCard: furniture.onCard,
    onRead: furniture.onRead,
  };
  const { top, sides } = gridOf(game.table.order, company.me);
  const room = layout.width - (layout.isWide ? thumbWidth(layout) : 0);
  const tile = (seat: number, columns: 2 | 3, style: Style) => {
    const props = seatProps(model, seat, handlers);
    if (props === undefined) return null;
    const width = tileWidth(room, room < ONE_COLUMN ? 1 : columns);
    return <Tile key={seat} {...props} isLarge={columns === 2} width={width} style={style} />;
  };
  const rows: Style = { '--rows': 1 + Math.max(1, sides.length) };
  const columns = top.length >= 3 ? 3 : 2;
  const span = 6 / Math.max(columns, top.length);
  const from = top.length === 1 ? 3 : 1;
  return (
    <div className="phone-top" ref={scroller}>
      <div className={`tiles ${sides.length === 0 ? 'one-row' : ''}`} style={rows}>
        {top.map((seat, at) =>
          tile(seat, columns, {
            gridRow: 1,
            gridColumn: top.length === 1 ? '2 / span 4' : `${from + at * span} / span ${span}`,
          }),
        )}
        {sides.flatMap(([left, right], at) => [
          tile(left, 3, { gridRow: at + 2, gridColumn: '1 / span 2' }),
          tile(right, 3, { gridRow: at + 2, gridColumn: '5 / span 2' }),
        ])}
        <div
          className="middle-place"
          style={
            sides.length === 0
              ? { gridRow: 2, gridColumn: '1 / -1' }
              : { gridRow: `2 / span ${sides.length}`, gridColumn: '3 / span 2' }
          }
        >
          {isJustDealt(game) && (
            <Suspense>
              <Opening model={model} />
            </Suspense>
          )}
          <Middle
            game={game}
            company={company}
            discards={model.discards}
            stage={model.stage}
            hint=""
            onRead={furniture.onRead}
          />
        </div>
      </div>
      {children}
    </div>
  );
}

/** Whom one must see now, the most wanted first: whoever I aim at, those I may aim at, those asked, whose turn it is. */
function wantedSeats({ scene, aim, isAiming, seatStateOf }: TableModel): string {
  const { asked, seats, turn } = scene.game.table;
  const legal = isAiming ? seats.flatMap((_, seat) => (seatStateOf(seat).is === 'legal' ? [seat] : [])) : [];
  const wanted = [...(aim === undefined ? legal : [aim]), ...asked, turn.seat];
  return [...new Set(wanted)].filter((seat) => seat !== scene.company.me).join();
}

/** Also when the bar below has grown, or has made room again. */
function useInSight(scroller: RefObject<HTMLElement | null>, seats: string): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null || seats === '') return undefined;
    const show = () => {
      if (current.scrollHeight <= current.clientHeight + 1) return;
      // The most wanted one last: where not all of them fit, it is this one that is seen.
      for (const seat of seats.split(',').toReversed())
        scrollTo(current, current.querySelector(`[data-spot="seat:${seat}"]`));
    };
    show();
    const sizes = new ResizeObserver(show);
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [scroller, seats]);
}

/** Scrolls the seats and nothing around them: the header stays where it is. */
function scrollTo(scroller: HTMLElement, seat: Element | null): void {
  const box = seat?.getBoundingClientRect();
  const room = scroller.getBoundingClientRect();
  if (box === undefined) return;
  if (box.top < room.top) scroller.scrollTop -= room.top - box.top;
  else if (box.bottom > room.bottom) scroller.scrollTop += Math.min(box.bottom - room.bottom, box.top - room.top);
}

/** What has just happened, in as many lines as there is room for. */
function LogLines({ furniture, most }: { furniture: Furniture; most: number }) {
  const { words } = useVocabulary();
  const last = furniture.lines.filter(({ isTurn }) => !isTurn).slice(-most);
  return (
    <LiveLine onOpen={() => furniture.openTab('log')}>
      {last.length === 0 ? (
        <span className="line">{words.drawer.log}</span>
      ) : (
        last.map(({ key, icon, text }) => (
          <span key={key} className="line">
            <Icon name={icon} size={15} />
            <span>
              <RichText text={text} />
            </span>
          </span>
        ))
      )}
    </LiveLine>
  );
}

function Plate({ model, furniture }: Pick<ViewProps, 'model' | 'furniture'>) {
  const plate = plateProps(model, furniture, true);
  if (plate === undefined) return null;
  return <UprightPlate {...plate} model={model} furniture={furniture} />;
}

/** My cards, or what I choose from instead. */
function InHand({ model, furniture, layout }: ViewProps) {
  const { scene, bar, tray, me } = model;
  const { game } = scene;
  const isChoosing = hasCharacterCards(model, MOST_CHARACTERS);
  const isMourned = isMournedIn(model);
  const isSmall =
    layout.room === 'short' ||
    layout.room === 'tiny' ||
    (layout.room === 'middle' && rowsOf(model) > 6) ||
    layout.isWide;
  const room = (layout.isWide ? thumbWidth(layout) : layout.width) - 2 * EDGE;
  return (
    <>
      {tray.length > 0 && (
        <Tray
          cards={tray}
          stateOf={model.cardStateOf}
          width={null}
          onCard={furniture.onCard}
          onRead={furniture.onRead}
        />
      )}
      {isChoosing && <CharacterChoice model={model} width={layout.room === 'tall' ? 150 : 118} />}
      {isMourned && (
        <Suspense>
          <DeathStory scene={scene} />
        </Suspense>
      )}
      {game.hands !== null && !isMourned && (
        <Suspense>
          <AllHands scene={scene} />
        </Suspense>
      )}
      {me !== undefined && game.own !== null && game.hands === null && !isChoosing && !isMourned && (
        <Hand
          cards={game.own.hand}
          stateOf={model.cardStateOf}
          isAnswering={bar.isAsked}
          isMini
          isSmall={isSmall}
          room={room}
          cardWidth={isSmall ? 54 : 69}
          orderOf={model.orderOf}
          onCard={furniture.onCard}
          onRead={furniture.onRead}
          onDrop={furniture.onDrop}
        />
      )}
    </>
  );
}
