import { memo, use } from 'react';
import { Bullet } from '../../../cards/life.tsx';
import { isLong } from '../../../text/is-long.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { px } from '../../../ui/px.ts';
import { rays } from '../../../ui/rays.ts';
import type { Style } from '../../../ui/style.ts';
import { cardFacts, cardIcon, characterFacts, characterIcon, roleIcon } from './book.ts';
import { KindGlyph, ReachDot } from '../../../cards/card-parts.tsx';
import { CountedSuit, countedSign } from './counted-suit.ts';
import { splitSign } from '../../../cards/split-sign.ts';
import { isRed, Suit, TextWithSuits } from '../../../cards/suit.tsx';

const FULL_WIDTH = 120;
/** Narrower cards say no text: rank, suit and icon are larger instead. */
const READABLE_WIDTH = 100;
/** On narrower cards the picture gives way to the text, which is never smaller than 12. */
const ROOMY_WIDTH = 115;
const RAYS = rays(50, 37, 24, 58, 36, 0.42);

export type CardProps = {
  readonly card: string;
  readonly sign: string;
  readonly width?: number;
  readonly className?: string;
};

/** A playing card, face up. Decoration for whoever sees; whoever wraps it says its name. */
export const Card = memo(function Card({ card, sign, width = FULL_WIDTH, className = '' }: CardProps) {
  const { cardName, faceLine } = useVocabulary();
  const { colour, reach } = cardFacts(card);
  const isSmall = width < READABLE_WIDTH;
  const unit = (n: number) => px((n * width) / FULL_WIDTH);
  const line = faceLine(card);
  const style: Style = { '--u': unit(1) };
  return (
    <span
      className={`card ${colour} ${sizeClass(width)} ${className}`}
      style={style}
      data-face={`${card} ${sign}`}
      aria-hidden="true"
    >
      <Title name={cardName(card)} isSmall={isSmall} />
      <span className="art">
        <svg className="ry" viewBox="0 0 100 74" aria-hidden="true">
          <path d={RAYS} />
        </svg>
        <Art card={card} size={(isSmall ? 80 : width < ROOMY_WIDTH ? 50 : 58) * (width / FULL_WIDTH)} />
      </span>
      <Index sign={sign} size={unit(isSmall ? 22 : 15)} />
      <span className="ty">
        <KindGlyph colour={colour} />
      </span>
      {reach !== undefined && !isSmall && (
        <span className="rr">
          <ReachDot reach={reach} size={unit(28)} />
        </span>
      )}
      {!isSmall && (
        <span className={`tx ${line.length > LONG_LINE ? 'long' : ''}`}>
          <span>
            <TextWithSuits text={line} />
          </span>
        </span>
      )}
    </span>
  );
});

function sizeClass(width: number): string {
  return width < READABLE_WIDTH ? 'sm' : width < ROOMY_WIDTH ? 'snug' : '';
}

/** Rank over suit; where another suit counts, that one, and the printed one struck out. */
function Index({ sign, size }: { sign: string; size: string }) {
  const suitNow = use(CountedSuit);
  const { rank, suit } = splitSign(sign);
  const counted = countedSign(sign, suitNow);
  return (
    <span className={`ix ${isRed(counted) ? 'r' : 'b'}`}>
      <b>{rank}</b>
      <Suit suit={splitSign(counted).suit} size={size} />
      {counted !== sign && (
        <span className="printed">
          <Suit suit={suit} size="0.55em" />
        </span>
      )}
    </span>
  );
}

const LONG_LINE = 44;

/** Rye is wide: a long name gets smaller, and then narrower. */
function Title({ name, isSmall }: { name: string; isSmall: boolean }) {
  const { length } = name;
  const size = length <= 5 ? 18 : length <= 7 ? 16.5 : length <= 8 ? 15.5 : length <= 10 ? 15 : 14.5;
  const squeeze = length <= 8 ? 1 : length <= 10 ? 0.88 : length <= 13 ? 0.76 : 9.9 / length;
  const style: Style = { '--fs': size * (isSmall ? (length <= 5 ? 1.2 : 1.06) : 1) };
  return (
    <span className="ti" style={style}>
      <span style={{ transform: `scaleX(${squeeze})` }}>{name}</span>
    </span>
  );
}

/** One icon; the shot itself has a burst besides. */
function Art({ card, size }: { card: string; size: number }) {
  const { isLimited } = cardFacts(card);
  if (isLimited !== true) return <Icon name={cardIcon(card)} size={size} />;
  return (
    <>
      <span className="boom">
        <Icon name="spiky-explosion" size={size} />
      </span>
      <Icon name={cardIcon(card)} size={size} className="out" />
    </>
  );
}

const BACK_RAYS = rays(60, 84, 15, 25, 24, 0.4);
const LATTICE = Array.from({ length: 20 }, (_, at) => {
  const d = (at - 8) * 17;
  return `M10 ${10 + d}l100 148M110 ${10 + d}l-100 148`;
}).join('');

export const CardBack = memo(function CardBack({ width = FULL_WIDTH }: { width?: number }) {
  const style: Style = { '--u': px(width / FULL_WIDTH) };
  return (
    <span className="card back" style={style} aria-hidden="true">
      <svg className="fr" viewBox="0 0 120 168" aria-hidden="true">
        <rect width="120" height="168" rx="7" fill="#f5ead0" />
        <rect x="5" y="5" width="110" height="158" rx="4" fill="#7b2416" />
        <svg x="10" y="10" width="100" height="148" viewBox="10 10 100 148">
          <path d={LATTICE} stroke="#e9cfa0" strokeWidth=".9" opacity=".5" fill="none" />
        </svg>
        <rect x="10" y="10" width="100" height="148" rx="2" fill="none" stroke="#e9cfa0" strokeWidth="1.2" />
        <circle cx="60" cy="84" r="31" fill="#7b2416" stroke="#e9cfa0" strokeWidth="1.5" />
        <circle cx="60" cy="84" r="27" fill="none" stroke="#e9cfa0" strokeWidth=".8" />
        <path d={BACK_RAYS} fill="#e9cfa0" opacity=".55" />
        <text x="60" y="94" textAnchor="middle" fontFamily="Rye" fontSize="29" fill="#f5ead0">
          D
        </text>
      </svg>
    </span>
  );
});

/** A card of the phone's strip: rank, suit, icon, name. */
export const MiniCard = memo(function MiniCard({ card, sign, className = '' }: Omit<CardProps, 'width'>) {
  const { cardName } = useVocabulary();
  const { colour, reach } = cardFacts(card);
  const name = cardName(card);
  const isOneWord = !name.includes(' ');
  const longest: Style = { '--len': Math.max(...name.split(' ').map(({ length }) => length)) };
  return (
    <span className={`mini ${colour} ${className}`} data-face={`${card} ${sign}`} aria-hidden="true">
      <span className="mt">
        <Index sign={sign} size={px(13)} />
        <span className="ty">
          <KindGlyph colour={colour} />
        </span>
      </span>
      <span className="ma">
        <Icon name={cardIcon(card)} size={40} />
        {reach !== undefined && <ReachDot reach={reach} size={px(22)} />}
      </span>
      <span className={isOneWord ? 'mn one' : 'mn'} style={longest}>
        <span>{name}</span>
      </span>
    </span>
  );
});

export type ChipProps = {
  readonly card: string;
  readonly sign?: string;
  /** Laid in this turn: not to be used yet. */
  readonly isWaiting?: boolean;
  /** A green card that may be used from now on. */
  readonly isReady?: boolean;
  readonly className?: string;
};

/** A card in play. */
export const Chip = memo(function Chip({ card, sign, isWaiting = false, isReady = false, className = '' }: ChipProps) {
  const { cardName } = useVocabulary();
  const { colour, reach, isWeapon } = cardFacts(card);
  const suitNow = use(CountedSuit);
  const counted = sign === undefined ? undefined : countedSign(sign, suitNow);
  return (
    <span className={`chip ${colour} ${isWaiting ? 'wait' : ''} ${isReady ? 'ready' : ''} ${className}`}>
      {isWeapon === true && reach !== undefined ? (
        <ReachDot reach={reach} size={px(20)} />
      ) : (
        <Icon name={cardIcon(card)} size={16} />
      )}
      <em>{cardName(card)}</em>
      {counted !== undefined && (
        <span className={`rs ${isRed(counted) ? 'r' : 'b'}`}>
          {splitSign(counted).rank}
          <Suit suit={splitSign(counted).suit} size={10} />
        </span>
      )}
      {isWaiting && (
        <span className="wt">
          <KindGlyph colour="green" />
        </span>
      )}
      {isReady && <Ready />}
    </span>
  );
});

/** A tick: the hourglass of a green card has run out. */
function Ready() {
  return (
    <svg className="rdy" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8.5 6.6 12 13 4.5" />
    </svg>
  );
}

/** The gun that everybody has. */
export function BuiltInGun({ reach }: { reach: number }) {
  const { keywordName } = useVocabulary();
  return (
    <span className="chip builtin">
      <ReachDot reach={reach} size={px(20)} />
      <em>{keywordName('colt-45').replace(' .45', '')}</em>
    </span>
  );
}

const ROLE_RAYS = rays(60, 64, 30, 150, 28, 0.5);
const STAR = 'M0-9 2.1-2.8 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.8z';

/** A role: a poster that nobody takes for a playing card. */
export const RoleCard = memo(function RoleCard(props: { role: string; width?: number; goal?: string | undefined }) {
  const { role, width = FULL_WIDTH, goal } = props;
  const { roleShort, roleLine } = useVocabulary();
  const name = roleShort(role);
  const style: Style = { '--u': px(width / FULL_WIDTH) };
  const unit = (n: number) => (n * width) / FULL_WIDTH;
  return (
    <span className={`rolec ${role} ${width < READABLE_WIDTH ? 'nog' : ''}`} style={style}>
      <svg className="fr" viewBox="0 0 120 168" aria-hidden="true">
        <path d={ROLE_RAYS} className="rc-ray" />
        <rect x="6" y="6" width="108" height="156" rx="3" className="rc-in" />
      </svg>
      <span className="rk">
        <Icon name={roleIcon(role)} size={unit(66)} />
        {role === 'deputy' && (
          <svg className="dst" style={{ width: px(unit(36)), height: px(unit(36)) }} viewBox="-10 -10 20 20">
            <path fill="currentColor" d={STAR} />
          </svg>
        )}
      </span>
      <span className={isLong(name) ? 'rn long' : 'rn'}>{name}</span>
      <span className="rg">{goal ?? roleLine(role)}</span>
    </span>
  );
});

const ARCH_RAYS = rays(76, 66, 30, 120, 40, 0.4);
const CHARACTER_WIDTH = 176;

/** A character: an arched portrait, power and life. */
export function CharacterCard({ character, width = CHARACTER_WIDTH }: { character: string; width?: number }) {
  const { characterName, characterLine, words } = useVocabulary();
  const { life } = characterFacts(character);
  const name = characterName(character);
  const style: Style = { '--u': px(width / CHARACTER_WIDTH) };
  const size: Style = { '--fs': name.length > 13 ? 16 : 18.5 };
  return (
    <span className="charc" style={style}>
      <span className="ca">
        <svg viewBox="0 0 152 112" className="ry" aria-hidden="true">
          <path d={ARCH_RAYS} />
        </svg>
        <Icon name={characterIcon(character)} size={(78 * width) / CHARACTER_WIDTH} />
      </span>
      <span className="cn" style={size}>
        {name}
      </span>
      <span className="cp">{characterLine(character)}</span>
      <span className="cb">
        {Array.from({ length: life }, (_, at) => (
          <Bullet key={at} isFull height={(26 * width) / CHARACTER_WIDTH} />
        ))}
        <span>{words.lifePoints(life)}</span>
      </span>
    </span>
  );
}

const PORTRAIT_RAYS = rays(29, 31, 14, 46, 28, 0.42);

export function Portrait({ character, size = 38 }: { character: string; size?: number }) {
  return (
    <span className="pf">
      <svg className="ry" viewBox="0 0 58 58" aria-hidden="true">
        <path d={PORTRAIT_RAYS} />
      </svg>
      <Icon name={characterIcon(character)} size={size} />
    </span>
  );
}
