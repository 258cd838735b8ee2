import { useRef } from 'react';
import { HandCount } from '../../cards/hand-count.tsx';
import { Life } from '../../cards/life.tsx';
import { useFresh } from '../../frame/use-fresh.ts';
import { useGlide } from '../../frame/use-glide.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sideIcon, symbolIcon } from './book.ts';
import { DuelBack, DuelCard } from './duel-card.tsx';
import type { DuelModel } from './duel-model.ts';
import { Fighter } from './fighter.tsx';
import { MatArrow } from './mat-arrow.tsx';
import { handSize, shotNow, sidesOf } from './scene.ts';
import type { DuelSeat, FighterView } from './wire.ts';

export type MatProps = { readonly model: DuelModel; readonly isPhone: boolean };

const SWAP_LENGTH = 480;
/** How long a card that was revealed is to be seen. */
const REVEAL_LENGTH = 2600;

/** The mat: fighters in front face each other, those in the rear stand farther back. */
export function Mat({ model, isPhone }: MatProps) {
  const mat = useRef<HTMLDivElement>(null);
  const { scene } = model;
  const sides = sidesOf(scene);
  const order = scene.game.table.seats
    .flatMap(({ fighters }) => fighters.map(({ id, isFront }) => `${id}${isFront ? 'f' : 'r'}`))
    .join();
  // Who swaps places walks there.
  useGlide(mat, ['data-spot', 'fighter:'], order, SWAP_LENGTH);
  if (sides === undefined) return null;
  const { near, far } = sides;
  const shot = shotNow(scene.game) ?? model.aim;
  return (
    <div className="duel-mat" ref={mat}>
      {isPhone && <SideLine model={model} seat={far} isNear={false} isPhone />}
      <Side model={model} seat={far} isNear={false} isPhone={isPhone} />
      <Middle model={model} near={near} far={far} isPhone={isPhone} />
      <Side model={model} seat={near} isNear isPhone={isPhone} />
      {isPhone && <SideLine model={model} seat={near} isNear isPhone />}
      {shot !== undefined && (
        <MatArrow
          mat={mat}
          from={shot.from}
          to={shot.to}
          isAim={shotNow(scene.game) === undefined}
          order={`${order} ${scene.game.n}`}
        />
      )}
    </div>
  );
}

function Side({ model, seat, isNear, isPhone }: MatProps & { seat: DuelSeat; isNear: boolean }) {
  const { teller } = useVocabulary();
  const front = seat.fighters.find(({ isFront }) => isFront);
  const rear = seat.fighters.find(({ isFront }) => !isFront);
  const name = model.scene.company.names[seat.seat] ?? '';
  return (
    <section
      className={`duel-side ${isNear ? 'near' : 'far'}`}
      aria-label={teller.text('mat.fightersOf', { who: name })}
    >
      {isNear && model.choice.length > 0 && <Choice model={model} />}
      {front !== undefined && <FighterOf model={model} fighter={front} isMine={isNear} />}
      {rear !== undefined && <FighterOf model={model} fighter={rear} isMine={isNear} />}
      {front === undefined && (!isNear || model.choice.length === 0) && (
        <p className="unchosen">{teller.text('mat.choosing', { who: name })}</p>
      )}
      {isNear && !isPhone && <Swap model={model} />}
    </section>
  );
}

/** The two to choose from, when the game begins. */
function Choice({ model }: { model: DuelModel }) {
  return (
    <>
      {model.choice.map(({ key, label, note, icon, life = 0, hotkey, onPress }) => (
        <button
          key={key}
          type="button"
          className="fighter front legal choice"
          data-hotkey={hotkey}
          aria-keyshortcuts={hotkey}
          onClick={onPress}
        >
          <span className="fp" aria-hidden="true">
            <span className="pf">{icon !== undefined && <Icon name={icon} size={52} />}</span>
          </span>
          <span className="lf">
            <Life life={life} most={life} height={18} />
          </span>
          <span className="fi">
            <b>{label}</b>
            <span>{note}</span>
          </span>
          <kbd className="num" aria-hidden="true">
            {hotkey}
          </kbd>
        </button>
      ))}
    </>
  );
}

function FighterOf({ model, fighter, isMine }: { model: DuelModel; fighter: FighterView; isMine: boolean }) {
  const { scene } = model;
  const { is, refusal } = model.fighterStateOf(fighter.id);
  const ids = fighter.equipment.map(({ id }) => Number(id));
  const { turn, outcome } = scene.game.table;
  return (
    <Fighter
      key={fighter.id}
      fighter={fighter}
      state={is}
      reason={refusal === undefined ? '' : scene.vocabulary.shortRefusal(refusal)}
      isMine={isMine}
      isTurn={outcome === null && turn.seat === fighter.id >> 1}
      hotkey={model.hotkeyOf(fighter.id)}
      touchable={ids.filter((id) => model.cardStateOf(id).is === 'legal')}
      chosenCards={ids.filter((id) => model.cardStateOf(id).is === 'chosen')}
      onFighter={model.onFighter}
      onCard={model.onCard}
      onRead={model.onRead}
    />
  );
}

/** Hangs between my two. */
function Swap({ model }: { model: DuelModel }) {
  const { swap, noSwap } = model.bar;
  const { teller } = useVocabulary();
  if (swap === undefined && noSwap === '') return null;
  return (
    <button
      type="button"
      className="swap-places"
      disabled={swap === undefined || model.isEndAsleep}
      onClick={swap?.onPress}
      title={noSwap}
    >
      <Icon name="clockwise-rotation" size={16} />
      <span className="long">{swap?.label ?? teller.value('do', 'swap')}</span>
      <span className="short">{teller.text('mat.swap')}</span>
      <kbd aria-hidden="true">S</kbd>
    </button>
  );
}

function Middle({ model, near, far, isPhone }: MatProps & { near: DuelSeat; far: DuelSeat }) {
  const { scene } = model;
  const { teller, cardName } = useVocabulary();
  const { discardPile, commonDeckCount } = scene.game.table;
  const top = discardPile.at(-1);
  const width = isPhone ? 34 : 72;
  return (
    <div className="duel-middle">
      <Pile side={far.side} count={far.deckCount} width={width} />
      <Stage model={model} isPhone={isPhone} />
      <div className="duel-discards" data-spot="discards">
        {top !== undefined && (
          <button type="button" className="pile-top" onClick={() => model.onRead(top.card)}>
            <DuelCard card={top.card} symbol={top.symbol} width={isPhone ? 36 : 76} className="top-card" />
            <span className="sr-only">{cardName(top.card)}</span>
          </button>
        )}
        <span className="beside">
          {isPhone && top !== undefined && <b>{cardName(top.card)}</b>}
          <span>{teller.text('mat.onePile')}</span>
          {commonDeckCount > 0 && <span>{teller.text('mat.common', { count: commonDeckCount })}</span>}
        </span>
      </div>
      <Pile side={near.side} count={near.deckCount} width={width} />
    </div>
  );
}

function Pile({ side, count, width }: { side: string; count: number; width: number }) {
  const { teller } = useVocabulary();
  return (
    <span className={`duel-deck ${side} ${count === 0 ? 'gone' : ''}`}>
      <DuelBack side={side} width={width} />
      <span className="left">
        <b aria-hidden="true">{count}</b>
        <span>{teller.text('mat.left', { count })}</span>
      </span>
    </span>
  );
}

/** Where what is under way lies: cards to pick from, the card that is answered, what was revealed. */
function Stage({ model, isPhone }: MatProps) {
  const { teller, cardName } = useVocabulary();
  const { scene } = model;
  const { shelf, resolving } = scene.game.table;
  const frame = resolving.findLast(({ as }) => as !== null);
  const reveal = scene.game.log.findLast(({ event }) => event.type === 'revealed');
  const isFresh = useFresh(String(reveal?.key ?? ''), REVEAL_LENGTH);
  const [revealed] = reveal?.step === null ? [] : (reveal?.event.cards ?? []);
  const width = isPhone ? 36 : 84;
  if (shelf.length > 0) {
    return (
      <div className="duel-stage shelf">
        {shelf.map(({ id, card, symbol }) => (
          <button
            key={id}
            type="button"
            className={`plate-card ${model.cardStateOf(id).is}`}
            data-card={id}
            onClick={() => (model.cardStateOf(id).is === 'idle' ? model.onRead(card) : model.onCard(id))}
          >
            <DuelCard card={card} symbol={symbol} width={width} />
            <span className="sr-only">{`${cardName(card)}: ${teller.text(`symbols.${symbol}`)}`}</span>
          </button>
        ))}
      </div>
    );
  }
  if (revealed !== undefined && isFresh) {
    return (
      <div className="duel-stage reveal" key={reveal?.key}>
        <span className="seal">
          <Icon name={symbolIcon(revealed.symbol)} size={isPhone ? 26 : 52} />
        </span>
        <b>{teller.text(`symbols.${revealed.symbol}`)}</b>
      </div>
    );
  }
  if (frame !== undefined && frame.as !== null) {
    return (
      <div className="duel-stage" key={frame.as}>
        <DuelCard card={frame.as} symbol="" width={width} className="duel-staged" />
      </div>
    );
  }
  if (model.aim === undefined || isPhone) return <div className="duel-stage free" />;
  return (
    <div className="duel-stage hint">
      <Icon name="crosshair" size={24} />
      <span>{teller.text('mat.answered')}</span>
    </div>
  );
}

type SideLineProps = {
  readonly model: DuelModel;
  readonly seat: DuelSeat;
  readonly isNear: boolean;
  readonly isPhone?: boolean;
};

/** A player in one line, or in a box beside the mat. */
export function SideLine({ model, seat, isNear, isPhone = false }: SideLineProps) {
  const { teller } = useVocabulary();
  const { company, game } = model.scene;
  const { turn, outcome } = game.table;
  const isTurn = outcome === null && turn.phase !== 'setup' && turn.seat === seat.seat;
  const { end } = model.bar;
  return (
    <div className={`duel-player ${isNear ? 'near' : 'far'}`} data-spot={`seat:${seat.seat}`}>
      <span className="who">
        <Icon name={sideIcon(seat.side)} size={20} />
        <b>
          <bdi>{company.names[seat.seat]}</bdi>
        </b>
        <span className="of">{teller.text(`mat.of.${seat.side}`)}</span>
      </span>
      <span className="in-hand">
        <HandCount count={handSize(seat)} />
        <span className="backs" aria-hidden="true">
          {(['law', 'outlaws'] as const).map((side) =>
            seat.backs[side] === 0 ? null : (
              <span key={side} className={`back-count ${side}`}>
                <DuelBack side={side} width={15} />
                {seat.backs[side]}
              </span>
            ),
          )}
        </span>
        <span className="sr-only">
          {teller.text('mat.backs', { law: seat.backs.law, outlaws: seat.backs.outlaws })}
        </span>
      </span>
      <span className="reserve">{teller.text('mat.reserve', { count: seat.reserveCount })}</span>
      {isTurn && (
        <span className="turn-tag">
          {teller.text('mat.turnOf', { whoIs: isNear && company.me !== null ? 'you' : 'other' })}
        </span>
      )}
      {isPhone && isNear && <Swap model={model} />}
      {isNear && end !== undefined && (
        <button
          type="button"
          className="end-turn"
          disabled={model.isEndAsleep}
          onClick={end.onPress}
          data-hotkey={end.hotkey}
        >
          <Icon name="pocket-watch" size={16} />
          <span>{end.label}</span>
          <kbd aria-hidden="true">{end.hotkey}</kbd>
        </button>
      )}
    </div>
  );
}
