import type { LocalClock } from '../../app/wire.ts';
import { FuseClock } from '../../frame/fuse-clock.tsx';
import { PRESS_GUARD, useFresh } from '../../frame/use-fresh.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { PlainBar, PlainButton } from './plain-bar.ts';

type BarProps = {
  readonly bar: PlainBar;
  readonly isAsked: boolean;
  readonly clock: LocalClock;
  /** Whose time it counts. */
  readonly seat: number | undefined;
  readonly isPaused: boolean;
  readonly now: () => number;
};

/** What is asked, and everything that may be answered, as buttons. */
export function PlainActionBar({ bar, isAsked, clock, seat, isPaused, now }: BarProps) {
  const { words } = useVocabulary();
  const { sentence, facts, buttons } = bar;
  const isFresh = useFresh(JSON.stringify([sentence, buttons.map(({ key, label }) => [key, label])]), PRESS_GUARD);
  return (
    <section
      className={`bar on-dark plain-bar ${isAsked ? 'asked' : ''} ${isFresh ? 'fresh' : ''}`}
      aria-label={words.stage.bar}
    >
      {seat !== undefined && (
        <FuseClock clock={clock} seat={seat} isPaused={isPaused} isAsked={isAsked} note="" now={now} />
      )}
      <div className="sen">
        <p className="l1">
          <span>{sentence}</span>
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

function Answer({ button, isFresh }: { button: PlainButton; isFresh: boolean }) {
  const { label, hotkey, reason, isChosen, tone, key, onPress } = button;
  return (
    <button
      type="button"
      className={`ans ${tone} ${reason === '' ? '' : 'barred'}`}
      data-hotkey={hotkey}
      data-deed={key}
      aria-pressed={isChosen}
      disabled={reason !== ''}
      onClick={() => {
        if (!isFresh) onPress();
      }}
    >
      <b>
        <span>{label}</span>
        {hotkey !== '' && <kbd aria-hidden="true">{hotkey}</kbd>}
      </b>
      {reason !== '' && <small>{reason}</small>}
    </button>
  );
}
