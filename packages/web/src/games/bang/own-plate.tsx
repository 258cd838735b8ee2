import type { SeatView } from '@dustup/bang';
import type { Attire } from '@dustup/protocol/client';
import { memo } from 'react';
import { cardFacts } from './cards/book.ts';
import { BuiltInGun, Portrait } from './cards/card.tsx';
import { Life } from '../../cards/life.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Hat } from '../../ui/attire.tsx';
import { Tag } from '../../ui/small.tsx';
import { cardsInFront } from './company.ts';
import { CharacterLine, gunFirst, PlayedChips, RoleCaption, Tokens } from './seat.tsx';
import type { State } from '../../frame/draft.ts';
import { sameProps } from '../../frame/same-props.ts';
import { PresenceTag } from './seat-tags.tsx';

export type PlateProps = {
  readonly seat: SeatView;
  readonly role: string;
  readonly name: string;
  readonly attire: Attire | undefined;
  readonly reach: number;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isPhone: boolean;
  readonly state: State;
  readonly waiting: readonly number[];
  readonly touchable: readonly number[];
  readonly chosenCards: readonly number[];
  readonly onCard: (card: number) => void;
  readonly onSeat: (seat: number) => void;
  readonly onDetails: (seat: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
};

/** My own seat: it carries no reticle. */
export const OwnPlate = memo(function OwnPlate(props: PlateProps) {
  const { seat, role, name, attire, isTurn, isAsked, state } = props;
  const { words } = useVocabulary();
  const isOut = seat.presence === 'out';
  const classes = [
    'me',
    isAsked ? 'asked' : isTurn ? 'turn' : '',
    state.is === 'idle' ? '' : state.is,
    isOut ? 'out' : '',
  ];
  return (
    <section className={classes.join(' ')} data-spot={`seat:${seat.seat}`} aria-label={`${name}, ${words.you}`}>
      <PressMe {...props} />
      <div className="por">
        <Portrait character={seat.character} size={34} />
        <RoleCaption role={role} />
      </div>
      <div className="who">
        <div className="nm">
          {attire !== undefined && <Hat attire={attire} size={15} />}
          <bdi>{name}</bdi> <span>{words.you}</span> <PresenceTag presence={seat.presence} />
        </div>
        <CharacterLine seat={seat} />
      </div>
      <div className="own">
        <div className="own-top">
          {seat.maxLife > 0 && <Life life={seat.life} most={seat.maxLife} height={24} />}
          <Tokens tokens={seat.tokens} />
          <OwnTag isOut={isOut} isAsked={isAsked} isTurn={isTurn} />
        </div>
        <OwnCards {...props} />
      </div>
    </section>
  );
}, sameProps);

/** Chooses me when somebody is to be chosen; else tells my power, my role and my goal. */
export function PressMe({ seat, name, state, onSeat, onDetails }: PlateProps) {
  const { words } = useVocabulary();
  const isChoice = state.is === 'legal' || state.is === 'chosen';
  return (
    <button
      type="button"
      className="seat-press"
      aria-label={isChoice ? `${name}, ${words.you}` : words.stage.aboutMe}
      aria-pressed={isChoice ? state.is === 'chosen' : undefined}
      onClick={() => (isChoice ? onSeat(seat.seat) : onDetails(seat.seat))}
    />
  );
}

function OwnTag({ isOut, isAsked, isTurn }: { isOut: boolean; isAsked: boolean; isTurn: boolean }) {
  const { tags, out } = useVocabulary().words;
  if (isOut) return <Tag icon="tombstone">{out}</Tag>;
  if (isAsked) {
    return (
      <Tag kind="ask big" icon="on-target">
        {tags.answerNow}
      </Tag>
    );
  }
  if (!isTurn) return null;
  return (
    <Tag kind="turn big" icon="pocket-watch">
      {tags.yourTurn}
    </Tag>
  );
}

export function OwnCards({ seat, reach, waiting, touchable, chosenCards, isPhone, onCard, onRead }: PlateProps) {
  const hasGun = seat.inPlay.some(({ card }) => cardFacts(card).isWeapon === true);
  return (
    <div className="chs">
      {!hasGun && <BuiltInGun reach={reach} />}
      <PlayedChips
        cards={gunFirst(cardsInFront(seat))}
        waiting={waiting}
        touchable={touchable}
        chosenCards={chosenCards}
        hasSign={!isPhone && cardsInFront(seat).length < 2}
        isMine
        onCard={onCard}
        onRead={onRead}
      />
    </div>
  );
}
