import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { AllHands } from './all-hands.tsx';
import { Band } from './centre.tsx';
import { CharacterChoice, charactersToChoose } from './character-choice.tsx';
import { Arms, WhyNote } from './dock.tsx';
import { LiveLine } from './drawer.tsx';
import { EventStrip } from './events.tsx';
import { Hand } from './hand.tsx';
import { OwnPlate } from './own-plate.tsx';
import { RichText } from './rich-text.tsx';
import { horseshoe } from './ring.ts';
import { SeatBox } from './seat.tsx';
import { armChoices, clockOf, seatProps, type SeatHandlers, type TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import type { Layout } from './layout.ts';
import { useStage } from './use-stage.ts';
import { plateProps, whyOf } from './view-parts.ts';
import { eventInForce, nextEvent } from './in-force.ts';

const STRIP_CARD = 69;

/** The table on a phone: the ring bent into two rows, the centre as a band, all decisions under the thumb. */
export function PhoneView({ model, furniture, layout }: { model: TableModel; furniture: Furniture; layout: Layout }) {
  const { scene, bar, tray, me } = model;
  const { game, company } = scene;
  const { words } = useVocabulary();
  const stage = useStage(scene, model.missing);
  const handlers: SeatHandlers = {
    onSeat: furniture.onSeat,
    onDetails: furniture.onDetails,
    onCard: furniture.onCard,
    onRead: furniture.onRead,
  };
  const rows = horseshoe(game.table.seats.length, company.me);
  const plate = plateProps(model, furniture, true);
  const isChoosing = charactersToChoose(model).length > 0;
  const why = whyOf(model);
  const arms = armChoices(model);
  const last = furniture.lines.findLast(({ isTurn }) => !isTurn);
  return (
    <>
      <TopBar model={model} furniture={furniture} isPhone />
      <main className={layout.isWide ? 'phone-main wide' : 'phone-main'}>
        <div className="phone-top">
          <div className="tiles">
            {rows.map((row) => (
              <div key={row.join()} className={`tile-row of${row.length}`}>
                {row.map((seat) => {
                  const props = seatProps(model, seat, handlers);
                  return props === undefined ? null : <SeatBox key={seat} {...props} grows="down" />;
                })}
              </div>
            ))}
          </div>
          <Band game={game} stage={stage} hint="" onRead={furniture.onRead} />
          <EventStrip now={eventInForce(game.table)} next={nextEvent(game.table)} />
        </div>
        <div className="thumb">
          <LiveLine icon={<Icon name={last?.icon ?? 'info'} size={16} />} onOpen={() => furniture.openTab('log')}>
            {last === undefined ? words.drawer.log : <RichText text={last.text} />}
          </LiveLine>
          {why !== undefined && <WhyNote {...why} />}
          {plate !== undefined && <OwnPlate {...plate} />}
          <ActionBar
            sentence={bar.sentence}
            isAsked={bar.isAsked}
            clock={clockOf(model)}
            isPaused={model.table.info.isPaused}
            clockNote={bar.isAsked ? words.toAnswer : ''}
            pips={bar.pips}
            buttons={bar.buttons}
            now={furniture.now}
          />
          {tray.length > 0 && (
            <Tray
              cards={tray}
              stateOf={model.cardStateOf}
              width={null}
              onCard={furniture.onCard}
              onRead={furniture.onRead}
            />
          )}
          {isChoosing && <CharacterChoice model={model} width={150} />}
          {game.hands !== null && <AllHands scene={scene} />}
          {me !== undefined && game.own !== null && game.hands === null && !isChoosing && (
            <Hand
              cards={game.own.hand}
              stateOf={model.cardStateOf}
              isAnswering={bar.isAsked}
              isMini
              room={layout.width}
              cardWidth={STRIP_CARD}
              orderOf={model.orderOf}
              onCard={furniture.onCard}
              onRead={furniture.onRead}
              onDrop={furniture.onDrop}
            />
          )}
          {bar.isAsked ? null : <Arms choices={arms} armed={furniture.armed} onChange={furniture.arm} />}
          {arms.length === 0 && !bar.isAsked && game.hands === null && <p className="hint">{words.holdHint}</p>}
        </div>
      </main>
    </>
  );
}
