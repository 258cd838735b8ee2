import { memo } from 'react';
import { cardFacts, roleIcon } from './cards/book.ts';
import { roleShown } from './cards/role-shown.ts';
import { BuiltInGun, Portrait } from './cards/card.tsx';
import { HandCount } from '../../cards/hand-count.tsx';
import { Life } from '../../cards/life.tsx';
import type { Style } from '../../ui/style.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Hat } from '../../ui/attire.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Barred } from '../../ui/small.tsx';
import { absenceOf } from '../../frame/company.ts';
import { cardsInFront } from './company.ts';
import { Distance } from './distance.tsx';
import { settingOf, shownCards } from './grid.ts';
import { px } from '../../ui/px.ts';
import { gunFirst, PlayedChips, RoleCaption, type SeatProps, Tokens, useSeatLabel } from './seat.tsx';
import { sameProps } from '../../frame/same-props.ts';
import { type Strip, stripOf } from './strip.ts';

export type TileProps = Omit<SeatProps, 'style' | 'grows'> & {
  /** In a row of two: with the name of the first card, and a portrait with its caption. */
  readonly isLarge: boolean;
  /** In pixels of the design. */
  readonly width: number;
  readonly style: Style;
};

/** One of the others on an upright screen: as much of the seat as its height holds, and a strip of words at its foot. */
export const Tile = memo(function Tile(props: TileProps) {
  const { seat, name, state, isLarge, style } = props;
  const vocabulary = useVocabulary();
  const label = useSeatLabel(props);
  const isOut = seat.presence === 'out';
  const isChoice = state.is !== 'idle';
  const strip = stripOf(props, vocabulary);
  const classes = ['seat', 'tile', isLarge ? 'large' : '', isChoice ? state.is : ''];
  const { attire } = props.info ?? {};
  if (props.isTurn && !isOut) classes.push('turn');
  if (props.isAsked && !isOut) classes.push('asked');
  if (isOut) classes.push('dead');
  else if (seat.presence !== 'in') classes.push(seat.presence);
  if (absenceOf(props.info) !== null) classes.push('away');
  return (
    <div className={classes.join(' ')} style={style} data-spot={`seat:${seat.seat}`}>
      <button
        type="button"
        className="seat-press"
        aria-label={label}
        aria-pressed={isChoice ? state.is === 'chosen' : undefined}
        aria-disabled={state.is === 'refused'}
        onClick={() => (isChoice ? props.onSeat(seat.seat) : props.onDetails(seat.seat))}
        onContextMenu={(event) => {
          event.preventDefault();
          props.onDetails(seat.seat);
        }}
      />
      {isOut ? (
        <Stone {...props} />
      ) : (
        <div className="tile-in">
          <div className={`hd ${props.distance > 0 ? '' : 'near'}`} aria-hidden="true">
            {props.distance > 0 && <Distance far={props.distance} />}
            {attire !== undefined && <Hat attire={attire} size={13} />}
            <Fitted
              className="nm"
              text={name}
              room={props.width - BESIDE_NAME - (attire === undefined ? 0 : HAT)}
              largest={15.5}
            />
            <HandCount count={seat.handCount} />
          </div>
          <div className="tile-who" aria-hidden="true">
            <Who {...props} />
          </div>
          <div className="tile-life" aria-hidden="true">
            <div className="por">
              <Portrait character={seat.character} size={24} />
              {isLarge ? <RoleCaption role={roleShown(seat)} guess={props.guess} /> : <RoleBadge {...props} />}
            </div>
            <div className="life-row">
              {seat.maxLife > 0 && <Life life={seat.life} most={seat.maxLife} height={17} />}
              {isLarge && <Tokens tokens={seat.tokens} />}
            </div>
          </div>
          <Marks {...props} />
          <FootStrip strip={strip} />
        </div>
      )}
      {(state.is === 'legal' || state.is === 'chosen') &&
        ['tr', 'bl', 'brr'].map((corner) => <i key={corner} className={`br ${corner}`} aria-hidden="true" />)}
    </div>
  );
}, sameProps);

/** The reticle and the hand count stand beside a name. */
const BESIDE_NAME = 72;
/** What somebody wears stands before the name. */
const HAT = 20;
/** The portrait stands beside everything else in a large tile. */
const BESIDE_WHO = 82;
const PADDING = 18;

/** A name that is never cut: set smaller, and then narrower. */
function Fitted({
  className,
  text,
  room,
  largest,
}: {
  className: string;
  text: string;
  room: number;
  largest: number;
}) {
  const { size, squeeze, isOneLine } = settingOf(text, room, largest);
  return (
    <span className={`${className} fitted`} style={{ fontSize: px(size) }} title={text}>
      <span
        className={isOneLine ? 'one-line' : ''}
        style={squeeze === 1 ? undefined : { transform: `scaleX(${squeeze})` }}
      >
        {text}
      </span>
    </span>
  );
}

/** Whoever borrows an ability for a turn shows it to all. */
function Who({ seat, width, isLarge }: TileProps) {
  const { words, characterName, power } = useVocabulary();
  const [borrowed] = seat.borrowed;
  const character = borrowed ?? seat.character;
  const name = borrowed === undefined ? characterName(character) : words.as(characterName(character));
  return (
    <>
      <Fitted className="cn" text={name} room={width - (isLarge ? BESIDE_WHO : PADDING)} largest={isLarge ? 14 : 13} />
      <div className="pw">{power(character)}</div>
    </>
  );
}

/** The role, or my guess, as a sign at the portrait where there is no room for its name. */
function RoleBadge({ seat, guess }: Pick<TileProps, 'seat' | 'guess'>) {
  const { roleName, words } = useVocabulary();
  const role = roleShown(seat) ?? guess;
  if (role === undefined) return null;
  const isGuess = seat.role === null;
  return (
    <span
      className={`role-badge ${role} ${isGuess ? 'guess' : ''}`}
      title={isGuess ? words.guess(roleName(role)) : roleName(role)}
    >
      <Icon name={roleIcon(role)} size={13} />
    </span>
  );
}

/** What lies in front of it: as many as fit, and how many more there are. */
function Marks({ seat, reach, waiting, touchable, chosenCards, width, isLarge, onCard, onRead }: TileProps) {
  const { cardName } = useVocabulary();
  const hasGun = seat.inPlay.some(({ card }) => cardFacts(card).isWeapon === true);
  const cards = gunFirst(cardsInFront(seat));
  const kinds = Object.keys(seat.tokens).length;
  const besides = (hasGun ? 0 : 1) + (isLarge ? 0 : kinds);
  const { count, named } = shownCards(
    width,
    isLarge,
    cards.map(({ card }) => ({ name: cardName(card), isTimed: cardFacts(card).colour === 'green' })),
    besides,
  );
  const shown = cards.slice(0, count);
  return (
    <div className={`chs named-${named}`}>
      {!hasGun && <BuiltInGun reach={reach} />}
      <PlayedChips
        cards={shown}
        waiting={waiting}
        touchable={touchable}
        chosenCards={chosenCards}
        hasSign={false}
        onCard={onCard}
        onRead={onRead}
      />
      {cards.length > shown.length && <span className="more">+{cards.length - shown.length}</span>}
      {!isLarge && kinds > 0 && (
        <span className="last" aria-hidden="true">
          <Tokens tokens={seat.tokens} />
        </span>
      )}
    </div>
  );
}

function FootStrip({ strip }: { strip: Strip }) {
  return (
    <div className={`strip-line ${strip.kind}`} aria-hidden="true">
      {strip.kind === 'barred' ? (
        <Barred size={12} />
      ) : strip.kind === 'legal' ? (
        <Tick />
      ) : (
        strip.icon !== undefined && <Icon name={strip.icon} size={13} />
      )}
      <span>
        {strip.text}
        {strip.more !== undefined && <span className="besides"> · {strip.more}</span>}
      </span>
    </div>
  );
}

/** ✓: may. */
function Tick() {
  return (
    <svg className="tick" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1.5 7.5 5.5 11.5 12.5 3" />
    </svg>
  );
}

/** The dead keep their place. */
function Stone({ seat, name, fall, width }: TileProps) {
  const { characterName, roleShort } = useVocabulary();
  const role = roleShown(seat) ?? '';
  return (
    <>
      <svg className="stone" viewBox="0 0 120 140" preserveAspectRatio="none" aria-hidden="true">
        <path d="M8 139V50C8 20 30 3 60 3s52 17 52 47v89z" />
        <path className="in" d="M14 139V52c0-27 20-43 46-43s46 16 46 43v87" />
      </svg>
      <div className="dd" aria-hidden="true">
        <Fitted className="dn" text={name} room={width - 34} largest={15} />
        <div className="dr">
          <Icon name={roleIcon(role)} size={16} />
          <span>{roleShort(role)}</span>
        </div>
        <div className="dc">{characterName(seat.character)}</div>
        <div className="dx">{fall}</div>
      </div>
    </>
  );
}
