import type { SeatView, SeenCard } from '@dustup/bang';
import type { SeatInfo } from '@dustup/protocol/client';
import { memo, use } from 'react';
import { cardFacts, isMoney, mostTokens, roleIcon, sourceIcon } from './cards/book.ts';
import { roleShown } from './cards/role-shown.ts';
import { BuiltInGun, Chip, Portrait } from './cards/card.tsx';
import { HandCount } from '../../cards/hand-count.tsx';
import { Life } from '../../cards/life.tsx';
import type { Style } from '../../ui/style.ts';
import { type CardTokens, CardTokensNow } from './cards/card-tokens.ts';
import { isLong } from '../../text/is-long.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import { Hat } from '../../ui/attire.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Barred, LoadDots } from '../../ui/small.tsx';
import { absenceOf } from '../../frame/company.ts';
import { cardsInFront } from './company.ts';
import { Distance } from './distance.tsx';
import type { State } from '../../frame/draft.ts';
import { useHover } from '../../frame/hover.ts';
import type { RoleGuess } from './role-guess.ts';
import { backAs } from './presence.ts';
import { sameProps } from '../../frame/same-props.ts';
import { SeatTags } from './seat-tags.tsx';
import { clockText } from '../../frame/use-clock.ts';

export type SeatProps = {
  readonly seat: SeatView;
  readonly info: SeatInfo | null;
  readonly name: string;
  readonly distance: number;
  readonly reach: number;
  readonly bank: number | null;
  /** What is left of its time in reserve, as a clock shows it; empty when nobody's time runs here. */
  readonly bankText: string;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  /** So many sit here that a seat may not grow. */
  readonly isTight: boolean;
  readonly guess: RoleGuess | undefined;
  readonly fall: string;
  /** In a game for three: whether I hunt them, or they hunt me. */
  readonly hunt: string;
  readonly state: State;
  /** The number that chooses this seat, while one is to be chosen. */
  readonly keyNumber: number | null;
  /** Cards in front of it that cannot be used yet. */
  readonly waiting: readonly number[];
  /** Cards in front of it that can be chosen now. */
  readonly touchable: readonly number[];
  readonly chosenCards: readonly number[];
  readonly style?: Style;
  readonly grows: 'up' | 'down';
  readonly onSeat: (seat: number) => void;
  readonly onDetails: (seat: number) => void;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

const MOST_CHIPS = 6;
/** In one line with what lies there besides. */
const MOST_BESIDE_TOKENS = 4;

/** One of the others. A tap aims at them when you have to choose a player; otherwise it shows the details. */
export const SeatBox = memo(function SeatBox(props: SeatProps) {
  return props.seat.presence === 'out' ? <Tombstone {...props} /> : <LivingSeat {...props} />;
}, sameProps);

function LivingSeat(props: SeatProps) {
  const { seat, state, style, grows } = props;
  const label = useSeatLabel(props);
  const isChoice = state.is !== 'idle';
  const classes = ['seat', `grows-${grows}`, state.is === 'idle' ? '' : state.is];
  if (props.isTurn) classes.push('turn');
  if (props.isAsked) classes.push('asked');
  if (absenceOf(props.info) !== null) classes.push('away');
  if (seat.presence !== 'in') classes.push(seat.presence);
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
      <Header {...props} />
      <Body {...props} />
      <InPlay {...props} />
      <Marks {...props} />
    </div>
  );
}

export function useSeatLabel(props: Omit<SeatProps, 'style' | 'grows'>): string {
  const { seat, name, distance, state, info, isTurn, isAsked, guess, hunt } = props;
  const vocabulary = useVocabulary();
  const { words, characterName, roleName, refusal, cardName } = vocabulary;
  const absence = absenceOf(info);
  const open = roleShown(seat);
  const role = open === null ? (guess === undefined ? '' : words.guess(roleName(guess))) : roleName(open);
  const facts = [
    name,
    characterName(seat.character),
    ...seat.borrowed.map((one) => words.as(characterName(one))),
    role,
    hunt,
    words.lifeOf(seat.life, seat.maxLife),
    words.handOf(seat.handCount),
    ...tokensSaid(vocabulary, seat.tokens),
    backAs(seat.presence, words.tags)?.said ?? '',
    distance > 0 ? words.distance(distance) : '',
    cardsInFront(seat)
      .map(({ card }) => cardName(card))
      .join(', '),
    isTurn ? words.tags.turn : '',
    isAsked ? words.tags.mustAnswer : '',
    absence === null ? '' : words.tags[absence],
    info?.bot == null ? '' : words.tags.bot,
    state.refusal === undefined ? '' : refusal(state.refusal),
    state.is === 'chosen' ? words.tags.target : '',
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

function Header(props: SeatProps) {
  const { name, distance, bank, info, state } = props;
  return (
    <div className={`hd ${distance > 0 ? '' : 'near'}`} aria-hidden="true">
      {distance > 0 && <Distance far={distance} />}
      {info?.attire !== undefined && <Hat attire={info.attire} size={15} />}
      <bdi className={isLong(name) ? 'nm lengthy' : 'nm'}>{name}</bdi>
      {bank !== null && info?.bot == null && absenceOf(info) === null && state.is !== 'chosen' && (
        <span className="ck">{clockText(bank)}</span>
      )}
      <span className="tags">
        <SeatTags {...props} />
      </span>
    </div>
  );
}

function Body({ seat, guess, hunt }: SeatProps) {
  return (
    <div className="bd" aria-hidden="true">
      <div className="por">
        <Portrait character={seat.character} />
        <RoleCaption role={roleShown(seat)} guess={guess} />
      </div>
      <div className="inf">
        <CharacterLine seat={seat} />
        {hunt !== '' && <div className="hunt">{hunt}</div>}
        <div className="lr">
          {seat.maxLife > 0 && <Life life={seat.life} most={seat.maxLife} height={19} />}
          <Tokens tokens={seat.tokens} />
          <HandCount count={seat.handCount} />
        </div>
        {(seat.role !== null || guess !== undefined) && (
          <div className="role-mini">
            <RoleCaption role={roleShown(seat)} guess={guess} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Whoever borrows an ability for a turn shows it to all. */
export function CharacterLine({ seat }: { seat: SeatView }) {
  const { words, characterName, power } = useVocabulary();
  const [borrowed] = seat.borrowed;
  if (borrowed === undefined) {
    return (
      <>
        <div className="cn">{characterName(seat.character)}</div>
        <div className="pw">{power(seat.character)}</div>
      </>
    );
  }
  return (
    <>
      <div className="cn as">{words.as(characterName(borrowed))}</div>
      <div className="pw">{power(borrowed)}</div>
    </>
  );
}

export function RoleCaption({ role, guess }: { role: string | null; guess?: RoleGuess | undefined }) {
  const { words, roleName, roleShort } = useVocabulary();
  if (role === 'sheriff') {
    return (
      <div className="cap star">
        <Icon name="law-star" size={13} />
        {roleName(role)}
      </div>
    );
  }
  if (role !== null) return <div className="cap">{roleShort(role)}</div>;
  if (guess === undefined) return <div className="cap none">{words.unknownRole}</div>;
  return <div className="cap guess">{words.guess(roleName(guess))}</div>;
}

function InPlay(props: SeatProps) {
  const { seat, reach, waiting, touchable, chosenCards, onCard, onRead } = props;
  const hasGun = seat.inPlay.some(({ card }) => cardFacts(card).isWeapon === true);
  const cards = gunFirst(cardsInFront(seat));
  const most = props.isTight && Object.keys(seat.tokens).length > 0 ? MOST_BESIDE_TOKENS : MOST_CHIPS;
  const shown = cards.length > most ? cards.slice(0, most - 1) : cards;
  return (
    <div className="chs">
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
      {Object.keys(seat.tokens).length > 0 && (
        <span className="last" aria-hidden="true">
          <Tokens tokens={seat.tokens} />
        </span>
      )}
    </div>
  );
}

export function gunFirst(cards: readonly SeenCard[]): readonly SeenCard[] {
  return cards.toSorted((one, other) => Number(isGun(other.card)) - Number(isGun(one.card)));
}

function isGun(card: string): boolean {
  return cardFacts(card).isWeapon === true;
}

/** What lies at a seat and is no card. */
export function Tokens({ tokens }: { tokens: SeatView['tokens'] }) {
  const vocabulary = useVocabulary();
  return Object.entries(tokens).map(([kind, count]) => (
    <span key={kind} className={isMoney(kind) ? 'coin' : 'heap'} title={tokensSaid(vocabulary, { [kind]: count })[0]}>
      {!isMoney(kind) && <Icon name={sourceIcon(kind)} size={15} />}
      {count}
    </span>
  ));
}

type ChipsProps = Pick<SeatProps, 'waiting' | 'touchable' | 'chosenCards' | 'onCard' | 'onRead'> & {
  readonly cards: readonly SeenCard[];
  /** Each with its rank and suit, where it has one. */
  readonly hasSign: boolean;
  /** They lie in front of me: what is for sale is not to be bought off. */
  readonly isMine?: boolean;
};

/** Cards that lie in front of somebody. */
export function PlayedChips({
  cards,
  waiting,
  touchable,
  chosenCards,
  hasSign,
  isMine = false,
  onCard,
  onRead,
}: ChipsProps) {
  return cards.map((card) => (
    <PlayedChip
      key={card.id}
      id={card.id}
      card={card.card}
      sign={card.sign}
      isWaiting={cardFacts(card.card).colour === 'green' && waiting.includes(card.id)}
      isTouchable={touchable.includes(card.id)}
      isChosen={chosenCards.includes(card.id)}
      hasSign={hasSign && card.sign !== ''}
      isMine={isMine}
      onCard={onCard}
      onRead={onRead}
    />
  ));
}

type PlayedChipProps = {
  readonly id: number;
  readonly card: string;
  readonly sign: string;
  readonly isWaiting: boolean;
  readonly isTouchable: boolean;
  readonly isChosen: boolean;
  readonly hasSign: boolean;
  readonly isMine: boolean;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

/** A card in play: to be chosen when it may be, to be read always. */
function PlayedChip(props: PlayedChipProps) {
  const { id, card, sign, isWaiting, isTouchable, isChosen, hasSign, isMine, onCard, onRead } = props;
  const vocabulary = useVocabulary();
  const { sayCard, words } = vocabulary;
  const tokens = use(CardTokensNow)[id] ?? NO_TOKENS;
  const { price } = cardFacts(card);
  const hover = useHover(onRead, card, sign);
  const isReady = cardFacts(card).colour === 'green' && !isWaiting;
  const chip = <Chip card={card} isWaiting={isWaiting} isReady={isReady} {...(hasSign ? { sign } : {})} />;
  return (
    <button
      type="button"
      className={`chip-press ${isTouchable ? 'legal' : ''} ${isChosen ? 'chosen' : ''}`}
      data-card={id}
      tabIndex={isTouchable ? 0 : -1}
      aria-pressed={isTouchable || isChosen ? isChosen : undefined}
      onClick={() => (isTouchable || isChosen ? onCard(id) : onRead(card, sign))}
      {...hover}
    >
      <span className="sr-only">
        {[
          sayCard(card, sign),
          ...tokensSaid(vocabulary, tokens),
          isWaiting ? words.laidNow : isReady ? words.ready : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden="true" title={isWaiting ? words.laidNow : isReady ? words.ready : undefined}>
        {chip}
        {isTouchable && !isMine && price !== undefined && <span className="coin">{price + 1}</span>}
        {Object.entries(tokens).map(([kind, count]) => (
          <span key={kind} className="on-card">
            <LoadDots count={count} most={Math.max(count, mostTokens(kind) ?? count)} />
            <b>{count}</b>
          </span>
        ))}
      </span>
    </button>
  );
}

const NO_TOKENS: CardTokens[string] = {};

/** «3 load tokens», for each kind that lies there. */
function tokensSaid({ teller, nameOf }: Vocabulary, tokens: CardTokens[string] = NO_TOKENS): readonly string[] {
  return Object.entries(tokens).map(([kind, count]) =>
    teller.has(`tokens.${kind}`) ? teller.text(`tokens.${kind}`, { count }) : `${nameOf(kind)} ×${count}`,
  );
}

/** Corner brackets: may be chosen; a closed frame: is chosen; a slip with the reason: may not be. */
function Marks({ state, keyNumber }: SeatProps) {
  const { refusal, shortRefusal } = useVocabulary();
  return (
    <div aria-hidden="true">
      {(state.is === 'legal' || state.is === 'chosen') &&
        ['tl', 'tr', 'bl', 'brr'].map((corner) => <i key={corner} className={`br ${corner}`} />)}
      {state.is === 'legal' && keyNumber !== null && <kbd className="seat-key">{keyNumber}</kbd>}
      {state.refusal !== undefined && (
        <div className="why">
          <Barred />
          <span className="long">{refusal(state.refusal)}</span>
          <span className="short">{shortRefusal(state.refusal)}</span>
        </div>
      )}
    </div>
  );
}

/** The dead keep their place. */
function Tombstone({ seat, name, fall, style, grows, onDetails }: SeatProps) {
  const { words, characterName, roleName } = useVocabulary();
  const role = roleShown(seat) ?? '';
  return (
    <div className={`seat dead grows-${grows}`} style={style} data-spot={`seat:${seat.seat}`}>
      <button
        type="button"
        className="seat-press"
        aria-label={[name, roleName(role), characterName(seat.character), words.out, fall].join(', ')}
        onClick={() => onDetails(seat.seat)}
      />
      <svg className="stone" viewBox="0 0 228 140" preserveAspectRatio="none" aria-hidden="true">
        <path d="M30 139V58C30 22 70 3 114 3s84 19 84 55v81z" />
        <path className="in" d="M38 139V60c0-31 36-49 76-49s76 18 76 49v79" />
        <path d="M14 139h200" className="gd" />
      </svg>
      <div className="dd" aria-hidden="true">
        <div className="dn">
          <bdi>{name}</bdi>
        </div>
        <div className="dr">
          <Icon name={roleIcon(role)} size={22} />
          <span>{roleName(role)}</span>
        </div>
        <div className="dc">{characterName(seat.character)}</div>
        <div className="dx">{fall}</div>
      </div>
    </div>
  );
}
