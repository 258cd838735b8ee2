import { memo } from 'react';
import { Life } from '../../cards/life.tsx';
import type { State } from '../../frame/draft.ts';
import { sameProps } from '../../frame/same-props.ts';
import { useFresh } from '../../frame/use-fresh.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rays } from '../../ui/rays.ts';
import { cardFacts, characterFacts, characterIcon } from './book.ts';
import { DuelChip } from './duel-card.tsx';
import { isAbilityAsleep, isAsleep } from './scene.ts';
import type { FighterView } from './wire.ts';

const ARCH = rays(29, 31, 14, 46, 28, 0.42);
const LONG_NAME = 11;
/** How long a loss is to be seen. */
const HURT = 900;

export type FighterProps = {
  readonly fighter: FighterView;
  readonly state: State['is'];
  /** Why it cannot be chosen; empty when it can, or nobody asks. */
  readonly reason: string;
  readonly isMine: boolean;
  readonly isTurn: boolean;
  /** The number that chooses it, while somebody is to be chosen. */
  readonly hotkey: number | null;
  readonly touchable: readonly number[];
  readonly chosenCards: readonly number[];
  readonly onFighter: (fighter: number) => void;
  readonly onCard: (card: number) => void;
  readonly onRead: (slug: string) => void;
};

/** A fighter on the mat: who it is, its life, its ability, what lies with it. */
export const Fighter = memo(function Fighter(props: FighterProps) {
  const { fighter, state, reason, isMine, isTurn, hotkey, onFighter, onRead } = props;
  const { id, character, life, maxLife, isFront } = fighter;
  const { characterName, characterLine, teller } = useVocabulary();
  const isNew = useFresh(`${character} ${life}`, HURT);
  const name = characterName(character);
  const place = teller.text(isFront ? 'mat.inFront' : 'mat.inTheRear');
  const isAwakeInTheRear = !isFront && characterFacts(character).isAlways;
  const looks = ['fighter', isFront ? 'front' : 'rear', state, isMine ? 'mine' : 'theirs'];
  if (isTurn && isFront) looks.push('turn');
  if (isNew) looks.push('changed');
  return (
    <article className={looks.join(' ')} data-spot={`fighter:${id}`} data-character={character}>
      <button
        type="button"
        className="fighter-press"
        aria-label={[name, place, teller.text('mat.lifeOf', { life, most: maxLife }), reason]
          .filter((part) => part !== '')
          .join(', ')}
        aria-pressed={state === 'chosen'}
        onClick={() => (state === 'idle' ? onRead(character) : onFighter(id))}
      />
      <span className="fp" aria-hidden="true">
        <span className="pf">
          <svg className="ry" viewBox="0 0 58 58" aria-hidden="true">
            <path d={ARCH} />
          </svg>
          <Icon name={characterIcon(character)} size={52} />
        </span>
      </span>
      <span className="lf" key={life}>
        <Life life={life} most={maxLife} height={18} />
        {isAwakeInTheRear && (
          <span className="always lone" aria-hidden="true">
            {teller.text('mat.always')}
          </span>
        )}
      </span>
      <div className="fi">
        <h2 className={name.length > LONG_NAME ? 'long-name' : ''}>{name}</h2>
        <p className={isAbilityAsleep(fighter) ? 'asleep' : ''}>
          {characterLine(character)} {isAwakeInTheRear && <span className="always">{teller.text('mat.always')}</span>}
        </p>
        <Equipment {...props} />
      </div>
      <span className="tok" aria-hidden="true">
        {isFront && <Icon name="crossed-pistols" size={16} />}
        <span className="long">{place}</span>
        <span className="short">{teller.text(isFront ? 'mat.front' : 'mat.rear')}</span>
      </span>
      {state === 'chosen' && (
        <span className="rib">
          <Icon name="crosshair" size={14} />
          {teller.text('mat.target')}
        </span>
      )}
      {reason !== '' && <span className="why-not">{reason}</span>}
      {hotkey !== null && state === 'legal' && (
        <kbd className="num" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </article>
  );
}, sameProps);

function Equipment({ fighter, touchable, chosenCards, onCard, onRead }: FighterProps) {
  const { cardName, teller } = useVocabulary();
  if (fighter.equipment.length === 0) return null;
  return (
    <ul className="fc" aria-label={teller.text('mat.equipment')}>
      {fighter.equipment.map(({ id, card }) => {
        const isOff = isAsleep(fighter, card);
        const isOpen = touchable.includes(id) || chosenCards.includes(id);
        const look = chosenCards.includes(id) ? 'chosen' : touchable.includes(id) ? 'legal' : '';
        return (
          <li key={id}>
            <button
              type="button"
              className={`chip-press ${look}`}
              data-card={id}
              aria-pressed={isOpen ? chosenCards.includes(id) : undefined}
              onClick={() => (isOpen ? onCard(id) : onRead(card))}
              title={cardName(card)}
            >
              <DuelChip card={card} isOff={isOff} />
              {cardFacts(card).isAlways && <span className="always">{teller.text('mat.always')}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
