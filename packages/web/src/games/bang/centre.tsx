import type { Pieces } from '@dustup/words';
import type { SeenCard } from '@dustup/bang';
import { memo } from 'react';
import type { FaceSeen } from './cards/book.ts';
import { Card, CardBack } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameState } from './wire.ts';
import type { Company } from '../../frame/company.ts';
import { Events } from './events.tsx';
import { useHover } from '../../frame/hover.ts';
import { RichText } from '../../frame/rich-text.tsx';
import { sameProps } from '../../frame/same-props.ts';
import { stacksInForce } from './in-force.ts';

/** How a card lies on the stage: played; turned for a draw! and still face down, turning, or open. */
export type Look = 'played' | 'back' | 'turning' | 'open';

/** What the stage shows: a card being answered, or one turned for a draw!. */
export type OnStage = {
  readonly face: FaceSeen | undefined;
  /** A second card, where two were turned. */
  readonly more: readonly FaceSeen[];
  /** Which cards these are, where that is known. */
  readonly ids: readonly number[];
  readonly look: Look;
  /** Changes with each card that comes to lie there, so that it is shown anew. */
  readonly key: number;
  /** In words, below it. */
  readonly label: Pieces;
  readonly isHurt: boolean;
};

export type CentreProps = {
  readonly game: GameState;
  readonly company: Company;
  readonly discards: readonly SeenCard[];
  readonly stage: OnStage | undefined;
  readonly hint: string;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

const FAN = 3;
/** Wide enough for its text to be 12 high. */
const STAGED = 116;

/** Deck, the last discards, the stage, the event in force and the next. */
export function Centre({ game, company, discards, stage, hint, onRead }: CentreProps) {
  const { table } = game;
  return (
    <div className="centre">
      <Deck count={table.drawPileCount} />
      <Discards fan={discards.slice(-FAN)} onRead={onRead} />
      <Stage stage={stage} hint={hint} />
      <Events stacks={stacksInForce(table)} company={company} />
    </div>
  );
}

const Deck = memo(function Deck({ count }: { count: number }) {
  const { words } = useVocabulary();
  return (
    <div className="deck" data-spot="deck">
      {count > 2 && <CardBack width={80} />}
      {count > 1 && <CardBack width={80} />}
      {count > 0 && <CardBack width={80} />}
      <span className="cnt">{words.inDeck(count)}</span>
    </div>
  );
});

type DiscardsProps = Pick<CentreProps, 'onRead'> & { readonly fan: readonly SeenCard[] };

const Discards = memo(function Discards({ fan, onRead }: DiscardsProps) {
  const { words } = useVocabulary();
  return (
    <div className="fan" data-spot="discard">
      {fan.length === 0 && <span className="empty">{words.noDiscards}</span>}
      {fan.map((card, at) => (
        <Discard
          key={card.id}
          card={card}
          place={at + FAN - fan.length}
          isTop={at === fan.length - 1}
          onRead={onRead}
        />
      ))}
    </div>
  );
}, sameProps);

type DiscardProps = Pick<CentreProps, 'onRead'> & {
  readonly card: SeenCard;
  readonly place: number;
  readonly isTop: boolean;
};

const Discard = memo(function Discard({ card, place, isTop, onRead }: DiscardProps) {
  const { words, sayCard } = useVocabulary();
  const hover = useHover(onRead, card.card, card.sign);
  const said = sayCard(card.card, card.sign);
  return (
    <button
      type="button"
      className={`fanned at${place}`}
      data-card={card.id}
      tabIndex={isTop ? 0 : -1}
      onClick={() => onRead(card.card, card.sign)}
      {...hover}
    >
      <span className="sr-only">{isTop ? `${words.lastDiscard}: ${said}` : said}</span>
      <Card card={card.card} sign={card.sign} width={80} className={isTop ? '' : 'quiet'} />
    </button>
  );
}, sameProps);

const Stage = memo(function Stage({ stage, hint }: Pick<CentreProps, 'stage' | 'hint'>) {
  if (stage?.face === undefined) {
    return (
      <div className="stage" data-spot="stage">
        <div className="stage-free">
          {hint !== '' && <Icon name="crosshair" size={26} />}
          {hint}
        </div>
      </div>
    );
  }
  return (
    <div className="stage taken" data-spot="stage">
      <div key={stage.key} className={`staged ${stage.look}`} data-ids={stage.ids.join(' ')}>
        {[stage.face, ...stage.more].map(({ card, sign }, at) =>
          stage.look === 'back' ? (
            <CardBack key={at} width={STAGED} />
          ) : (
            <Card key={at} card={card} sign={sign} width={STAGED} />
          ),
        )}
      </div>
      {stage.label.length > 0 && (
        <div className={`need ${stage.isHurt ? 'hurts' : ''}`}>
          <RichText text={stage.label} />
        </div>
      )}
    </div>
  );
}, sameProps);
