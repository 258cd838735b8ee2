import type { LocalClock } from '../../app/wire.ts';
import { RichText } from '../../frame/rich-text.tsx';
import { FuseClock } from '../../frame/fuse-clock.tsx';
import { PRESS_GUARD, useFresh } from '../../frame/use-fresh.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { plainText } from '@dustup/words';
import type { BarButton, DuelBar } from './bar-model.ts';

type DuelActionBarProps = {
  readonly bar: DuelBar;
  readonly clock: LocalClock;
  /** Whose time it counts; nobody's when nobody is asked. */
  readonly seat: number | undefined;
  readonly isPaused: boolean;
  readonly now: () => number;
};

/** The one place where decisions are made: the move as a sentence, its facts, and the buttons. */
export function DuelActionBar({ bar, clock, seat, isPaused, now }: DuelActionBarProps) {
  const { words } = useVocabulary();
  const { sentence, facts, buttons, isAsked } = bar;
  const signature = JSON.stringify([plainText(sentence), buttons.map(({ key, label }) => [key, label])]);
  const isFresh = useFresh(signature, PRESS_GUARD);
  const looks = ['bar', 'on-dark', 'duel-bar'];
  if (isAsked) looks.push('asked');
  if (buttons.length > 3) looks.push('many');
  if (buttons.length === 0) looks.push('slim');
  if (buttons.some(({ hotkey }) => hotkey === 'Esc')) looks.push('picking');
  if (isFresh) looks.push('fresh');
  return (
    <section className={looks.join(' ')} aria-label={words.stage.bar}>
      {seat !== undefined && (
        <FuseClock clock={clock} seat={seat} isPaused={isPaused} isAsked={isAsked} note="" now={now} />
      )}
      <div className="sen">
        <p className="l1">
          <span>
            <RichText text={sentence} />
          </span>
        </p>
        {facts.length > 0 && <p className="l2">{facts.join(' · ')}</p>}
      </div>
      <div className="answers">
        {buttons.map((button) => (
          <Answer key={button.key} button={button} isFresh={isFresh} />
        ))}
      </div>
    </section>
  );
}

function Answer({ button, isFresh }: { button: BarButton; isFresh: boolean }) {
  const { label, icon, note, tone, hotkey, key, onPress } = button;
  return (
    <button
      type="button"
      className={`ans ${tone}`}
      data-hotkey={hotkey}
      data-deed={key}
      onClick={() => {
        if (!isFresh) onPress();
      }}
    >
      <b>
        {icon !== undefined && <Icon name={icon} size={20} />}
        <span>{label}</span>
        {hotkey !== '' && <kbd aria-hidden="true">{hotkey}</kbd>}
      </b>
      {note !== undefined && note !== '' && <small>{note}</small>}
    </button>
  );
}
