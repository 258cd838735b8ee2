import { plainText } from '@dustup/words';
import { Suspense, useRef } from 'react';
import { RoleCard } from './cards/card.tsx';
import type { Style } from '../../ui/style.ts';
import { ownRoleShown } from './cards/role-shown.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { px } from '../../ui/px.ts';
import { Icon } from '../../ui/icon.tsx';
import { TableBar } from './action-bar.tsx';
import { Baize } from '../../ui/baize.tsx';
import { Centre, type CentreProps } from './centre.tsx';
import { CharacterChoice, hasCharacterCards } from './character-choice.tsx';
import { Arms, Phases, WhyNote } from './dock.tsx';
import { LiveLine } from '../../frame/drawer.tsx';
import { EndTurn } from './end-turn.tsx';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Arrows, DeathStory, Opening } from './shared-parts.ts';
import { OwnPlate } from './own-plate.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import {
  clockwise,
  FLAT_SEAT,
  HEADER,
  isLow,
  NO_PLATE,
  type Point,
  ringPoint,
  ringSize,
  type RingSize,
  ROW,
} from './ring.ts';
import { rowsOf } from './rows.ts';
import { SeatBox } from './seat.tsx';
import { isJustDealt } from './scene.ts';
import { AllHands, Rows, Supplies } from './set-parts.tsx';
import { armChoices, seatProps, type SeatHandlers, type TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { useGlide } from '../../frame/use-glide.ts';
import type { Layout } from '../../frame/layout.ts';
import { goalOf, isMournedIn, plateProps, whyOf } from './view-parts.ts';
import { stacksInForce } from './in-force.ts';

type ViewProps = { readonly model: TableModel; readonly furniture: Furniture; readonly layout: Layout };

/** How long it takes to another seat. */
const WALK = 700;
const STAGE_SHIFT = 125;
const LOW_STAGE = { x: 54, y: 98 };
const LABEL = 30;
const LINE = 30;
const DOCK = 190;
const NOTE = 282;
const ROLE = 150;
const MOST_LARGE = 5;
const MOST_CHARACTERS = 4;
/** In a narrower area fewer cards to pick from are large. */
const ROOMY = 1100;
const FEW_LARGE = 3;
const TRAY_GAP = 10;
const TRAY_EDGES = 34;

/** The table on a large screen: a true ring. */
export function RingView({ model, furniture, layout }: ViewProps) {
  const { scene } = model;
  const { game, company } = scene;
  const ring = useRef<HTMLElement>(null);
  // Whoever changes seats walks there.
  useGlide(ring, ['data-spot', 'seat:'], game.table.order.join(), WALK);
  const players = game.table.seats.length;
  const size = ringSize(layout.width, layout.height, players, company.me === null);
  const points = new Map<number, Point>(
    clockwise(game.table.order, company.me).map(({ seat, k }) => [seat, ringPoint(size, k, players)]),
  );
  if (company.me !== null) points.set(company.me, { x: size.cx, y: size.plateTop + size.seatHeight / 2 });
  const handlers: SeatHandlers = {
    onSeat: furniture.onSeat,
    onDetails: furniture.onDetails,
    onCard: furniture.onCard,
    onRead: furniture.onRead,
  };
  return (
    <div className={`table-area ${crowding(size)} seats-${players}`} style={areaStyle(size, company.me === null)}>
      <TopBar model={model} furniture={furniture} isPhone={false} />
      <main className="ring-main" ref={ring}>
        <Baize width={size.width} height={size.height} cx={size.cx} cy={size.cy} rx={size.rx - 32} ry={size.ry - 20} />
        <InTheMiddle model={model} furniture={furniture} isCrammed={isCrammed(size)} />
        {isJustDealt(game) && (
          <Suspense>
            <Opening model={model} />
          </Suspense>
        )}
        <TableArrows model={model} size={size} points={points} foot={footOf(plainText(model.stage?.label ?? []))} />
        {clockwise(game.table.order, company.me).map(({ seat }) => {
          const props = seatProps(model, seat, handlers);
          const point = points.get(seat);
          if (props === undefined || point === undefined) return null;
          return (
            <SeatBox
              key={seat}
              {...props}
              style={seatStyle(size, point)}
              grows={growsUp(size, point) ? 'up' : 'down'}
            />
          );
        })}
        <Bottom model={model} furniture={furniture} layout={layout} />
      </main>
      {!layout.hasDrawer && <LastLine furniture={furniture} />}
    </div>
  );
}

/** The piles, the stage and what is in force, and what the sets lay out; small where there is little room for both. */
function InTheMiddle(props: Omit<ViewProps, 'layout'> & { readonly isCrammed: boolean }) {
  const { model, furniture, isCrammed } = props;
  const { scene } = model;
  const centre: CentreProps = {
    game: scene.game,
    company: scene.company,
    discards: model.discards,
    stage: model.stage,
    hint: model.isAiming ? scene.vocabulary.words.stageAim : '',
    onRead: furniture.onRead,
  };
  if (isCrammed && rowsOf(scene.game).length > 0) {
    return (
      <div className="low-centre">
        <Middle {...centre} />
        <Rows model={model} furniture={furniture} isRoomy={false} />
        <Supplies game={scene.game} />
      </div>
    );
  }
  return (
    <>
      <Centre {...centre} />
      <Rows model={model} furniture={furniture} isRoomy />
      <Supplies game={scene.game} />
    </>
  );
}

/** How much of a seat there is room for. */
function crowding({ height, isTight, seatHeight }: RingSize): string {
  return [isLow(height) || isTight ? 'low' : '', isTight ? 'tight' : '', seatHeight <= FLAT_SEAT ? 'flat' : ''].join(
    ' ',
  );
}

function areaStyle(size: RingSize, isWatching: boolean): Style {
  return {
    '--w': px(size.width),
    '--cx': px(size.cx),
    '--cy': px(size.cy),
    '--plate-top': px(size.plateTop + (isWatching ? NO_PLATE : 0)),
    '--seat-w': px(size.seatWidth),
    '--seat-h': px(size.seatHeight),
  };
}

function growsUp(size: RingSize, point: Point): boolean {
  return !size.isTight && point.y < size.cy && point.y - size.seatHeight / 2 - ROW > HEADER;
}

/** Seats above the middle hang by their lower edge, so that a second row of cards grows away from the centre. */
function seatStyle(size: RingSize, point: Point): Style {
  const left = px(point.x - size.seatWidth / 2);
  return growsUp(size, point)
    ? { left, bottom: px(size.height - (point.y + size.seatHeight / 2)) }
    : { left, top: px(point.y - size.seatHeight / 2) };
}

/** How much room what is written below the stage takes. */
function footOf(label: string): number {
  return label === '' ? 0 : label.length > LINE ? 2 * LABEL - 14 : LABEL;
}

/** Where the middle of the stage is. */
function stageAt(size: RingSize, hasEvents: boolean, hasRows: boolean): Point {
  if (hasRows && isCrammed(size)) return { x: size.cx + LOW_STAGE.x, y: size.seatHeight + LOW_STAGE.y };
  return { x: size.cx + (hasEvents ? 5 : STAGE_SHIFT), y: size.cy - 12 };
}

/** The middle is low, and what is laid out takes its room, too. */
function isCrammed(size: RingSize): boolean {
  return isLow(size.height) || size.isTight;
}

function TableArrows({
  model,
  size,
  points,
  foot,
}: {
  model: TableModel;
  size: RingSize;
  points: ReadonlyMap<number, Point>;
  foot: number;
}) {
  const { attack, aim, scene } = model;
  const hasEvents = stacksInForce(scene.game.table).length > 0;
  const stage = stageAt(size, hasEvents, rowsOf(scene.game).length > 0);
  const me = scene.company.me === null ? undefined : points.get(scene.company.me);
  const at = (seat: number | null) => (seat === null ? undefined : points.get(seat));
  const shown =
    attack?.face === undefined
      ? undefined
      : { from: at(attack.by), to: attack.targets.flatMap((seat) => at(seat) ?? []) };
  const target = aim === undefined || aim === scene.company.me ? undefined : points.get(aim);
  const line =
    me === undefined || target === undefined
      ? undefined
      : { from: { x: me.x + (target.x < me.x ? -130 : 130), y: size.plateTop - 4 }, to: target };
  return (
    <Suspense>
      <Arrows
        width={size.width}
        height={size.height}
        stage={stage}
        foot={foot}
        halfWidth={size.seatWidth / 2}
        halfHeight={size.seatHeight / 2}
        attack={shown}
        aim={line}
      />
    </Suspense>
  );
}

/** My plate, the bar, the hand and what stands beside it. */
function Bottom({ model, furniture, layout }: ViewProps) {
  const { scene, bar, tray, me } = model;
  const { game } = scene;
  const plate = plateProps(model, furniture, false);
  const isChoosing = hasCharacterCards(model, MOST_CHARACTERS);
  const isMourned = isMournedIn(model);
  const cardWidth = isLow(layout.height) ? 100 : 120;
  // Both are to be seen: what one picks depends on what one holds.
  const wished = isLow(layout.height) || tray.length > (layout.width < ROOMY ? FEW_LARGE : MOST_LARGE) ? 80 : 100;
  const fits = (layout.width - ROLE - cardWidth - 2 * 24 - TRAY_EDGES) / Math.max(1, tray.length) - TRAY_GAP;
  const trayCard = Math.min(wished, Math.floor(fits));
  const trayWidth = tray.length === 0 ? 0 : tray.length * (trayCard + TRAY_GAP) + TRAY_EDGES;
  const room = Math.max(cardWidth, layout.width - (whyOf(model) === undefined ? DOCK : NOTE) - ROLE - 24 - trayWidth);
  return (
    <div className="bottom">
      {plate !== undefined && (
        <div className="plate-place">
          <OwnPlate {...plate} />
        </div>
      )}
      <TableBar model={model} furniture={furniture} isUpright={false} />
      <div className="hand-row">
        <div className="role-place">
          {game.own !== null && (
            <RoleCard role={ownRoleShown(game, scene.company.me)} width={cardWidth - 8} goal={goalOf(scene)} />
          )}
        </div>
        <div className="hand-place">
          {tray.length > 0 && (
            <Tray
              cards={tray}
              stateOf={model.cardStateOf}
              width={trayCard}
              onCard={furniture.onCard}
              onRead={furniture.onRead}
            />
          )}
          {isChoosing && <CharacterChoice model={model} width={isLow(layout.height) ? 102 : 112} />}
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
              isMini={false}
              isSmall={false}
              room={room}
              cardWidth={cardWidth}
              orderOf={model.orderOf}
              onCard={furniture.onCard}
              onRead={furniture.onRead}
              onDrop={furniture.onDrop}
            />
          )}
        </div>
        <DockPlace model={model} furniture={furniture} />
      </div>
    </div>
  );
}

function DockPlace({ model, furniture }: Pick<ViewProps, 'model' | 'furniture'>) {
  const { scene, isMyTurn, me } = model;
  const { game, company } = scene;
  const why = whyOf(model);
  if (why !== undefined) {
    return (
      <div className="dock">
        <WhyNote {...why} />
        {model.bar.end !== undefined && <EndTurn end={model.bar.end} />}
      </div>
    );
  }
  // What I pick from needs the room.
  if (model.tray.length > 0) return null;
  return (
    <div className="dock">
      {isMyTurn && me !== undefined && (
        <Phases phase={game.table.turn.phase} limit={game.table.handLimits[company.me ?? 0] ?? me.life} />
      )}
      {model.bar.end !== undefined && <EndTurn end={model.bar.end} />}
      <Arms choices={armChoices(model, furniture.armed)} armed={furniture.armed} onChange={furniture.arm} />
    </div>
  );
}

function LastLine({ furniture }: { furniture: Furniture }) {
  const { words } = useVocabulary();
  const last = furniture.lines.findLast(({ isTurn }) => !isTurn);
  return (
    <LiveLine onOpen={() => furniture.openTab('log')}>
      <span className="line">
        <Icon name={last?.icon ?? 'info'} size={16} />
        <span>{last === undefined ? words.drawer.log : <RichText text={last.text} />}</span>
      </span>
    </LiveLine>
  );
}
