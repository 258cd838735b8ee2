import { memo } from 'react';
import type { Style } from '../../ui/style.ts';
import { KindGlyph } from '../../cards/card-parts.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { px } from '../../ui/px.ts';
import { rays } from '../../ui/rays.ts';
import { cardFacts, cardIcon, sideIcon, symbolIcon } from './book.ts';

const FULL_WIDTH = 120;
const RAYS = rays(50, 37, 24, 58, 36, 0.42);

export type DuelCardProps = {
  readonly card: string;
  readonly symbol: string;
  readonly width?: number;
  readonly className?: string;
};

/** A playing card of The Duel, face up. Decoration for whoever sees; whoever wraps it says its name. */
export const DuelCard = memo(function DuelCard({ card, symbol, width = FULL_WIDTH, className = '' }: DuelCardProps) {
  const { cardName, faceLine } = useVocabulary();
  const { colour } = cardFacts(card);
  const scale = width / FULL_WIDTH;
  const style: Style = { '--u': px(scale) };
  const line = faceLine(card);
  return (
    <span className={`card duel-card ${colour} ${className}`} style={style} data-face={card} aria-hidden="true">
      <Title name={cardName(card)} />
      <span className="art">
        <svg className="ry" viewBox="0 0 100 74" aria-hidden="true">
          <path d={RAYS} />
        </svg>
        <Icon name={cardIcon(card)} size={54 * scale} />
      </span>
      {symbol !== '' && (
        <span className="ix sym">
          <Icon name={symbolIcon(symbol)} size={24 * scale} />
        </span>
      )}
      <span className="ty">
        <Kind colour={colour} />
      </span>
      <Marks card={card} size={18 * scale} />
      <span className={`tx ${line.length > 36 ? 'long' : ''}`}>
        <span>{line}</span>
      </span>
    </span>
  );
});

function Kind({ colour }: { colour: 'red' | 'brown' | 'blue' }) {
  return colour === 'red' ? <Icon name="spiky-explosion" size={14} /> : <KindGlyph colour={colour} />;
}

/** Hit, Avoid and reload: rings beside the picture. */
function Marks({ card, size }: { card: string; size: number }) {
  const { isHit, isAvoid, isReload } = cardFacts(card);
  return (
    <span className="marks">
      {isHit && <Mark icon="crosshair" size={size} />}
      {isAvoid && <Mark icon="western-hat" size={size} />}
      {isReload && <Mark icon="card-exchange" size={size} />}
    </span>
  );
}

function Mark({ icon, size }: { icon: 'crosshair' | 'western-hat' | 'card-exchange'; size: number }) {
  return (
    <i className="sg">
      <Icon name={icon} size={size} />
    </i>
  );
}

/** Rye is wide: a long name gets smaller, and then narrower. */
function Title({ name }: { name: string }) {
  const { length } = name;
  const size = length <= 7 ? 16.5 : length <= 10 ? 15 : 14;
  const squeeze = length <= 8 ? 1 : length <= 10 ? 0.88 : length <= 13 ? 0.74 : 9.4 / length;
  const style: Style = { '--fs': size };
  return (
    <span className="ti" style={style}>
      <span style={{ transform: `scaleX(${squeeze})` }}>{name}</span>
    </span>
  );
}

/** A card of the phone's strip. */
export const DuelMini = memo(function DuelMini({ card, symbol, className = '' }: Omit<DuelCardProps, 'width'>) {
  const { cardName } = useVocabulary();
  const { colour } = cardFacts(card);
  const name = cardName(card);
  const longest: Style = { '--len': Math.max(...name.split(' ').map(({ length }) => length)) };
  return (
    <span className={`mini duel-card ${colour} ${className}`} data-face={card} aria-hidden="true">
      <span className="mt">
        <span className="ix">
          <Icon name={symbolIcon(symbol)} size={17} />
        </span>
        <span className="ty">
          <Kind colour={colour} />
        </span>
      </span>
      <span className="ma">
        <Icon name={cardIcon(card)} size={34} />
      </span>
      <span className={name.includes(' ') ? 'mn' : 'mn one'} style={longest}>
        <span>{name}</span>
      </span>
    </span>
  );
});

const BACK_RAYS = rays(60, 84, 30, 60, 24, 0.4);

/** The back says whose deck a card comes from: all see it. */
export const DuelBack = memo(function DuelBack({ side, width }: { side: string; width: number }) {
  const style: Style = { '--u': px(width / FULL_WIDTH) };
  return (
    <span className={`card back duel-back ${side}`} style={style} aria-hidden="true">
      <svg className="fr" viewBox="0 0 120 168" aria-hidden="true">
        <rect width="120" height="168" rx="7" className="edge" />
        <rect x="6" y="6" width="108" height="156" rx="4" className="field" />
        <rect x="12" y="12" width="96" height="144" rx="2" className="line" />
        <path d={BACK_RAYS} className="rays" />
      </svg>
      <Icon name={sideIcon(side)} size={width * 0.48} />
    </span>
  );
});

/** Equipment. */
export const DuelChip = memo(function DuelChip({ card, isOff = false }: { card: string; isOff?: boolean }) {
  const { cardName, teller } = useVocabulary();
  const { colour } = cardFacts(card);
  return (
    <span className={`chip ${colour} ${isOff ? 'off' : ''}`}>
      <Icon name={cardIcon(card)} size={16} />
      <em>{cardName(card)}</em>
      {isOff && <span className="sr-only">{teller.text('mat.asleep')}</span>}
    </span>
  );
});
