import { use } from 'react';
import { sourceIcon } from './cards/book.ts';
import { Chip } from './cards/card.tsx';
import { CountedSuit, countedSign } from './cards/counted-suit.ts';
import { splitSign } from '../../cards/split-sign.ts';
import { Suit } from '../../cards/suit.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Arrow, LoadDots } from '../../ui/small.tsx';
import type { Stepper } from './bar-model.ts';
import type { Part, Sentence } from './move-sentence.ts';
import { clockNoteOf } from './narration.ts';
import { type BarClock, clockOf, type TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { FuseClock } from '../../frame/fuse-clock.tsx';
import { PRESS_GUARD, useFresh } from '../../frame/use-fresh.ts';

/** A button of the bar. */
export type BarButton = {
  readonly key: string;
  readonly hotkey: string;
  readonly label: string;
  readonly sign?: string;
  /** A card or a character, for its icon. */
  readonly source?: string;
  readonly icon?: IconName;
  readonly note?: string;
  readonly tone: 'plain' | 'teal' | 'red';
  readonly isDisabled?: boolean;
  /** Not possible now: a press tells why. */
  readonly isBarred?: boolean;
  readonly onPress: () => void;
};

type BarProps = {
  readonly sentence: Sentence;
  readonly isAsked: boolean;
  readonly clock: BarClock | undefined;
  readonly isPaused: boolean;
  readonly clockNote: string;
  readonly pips: { readonly done: number; readonly all: number } | undefined;
  readonly buttons: readonly BarButton[];
  readonly steppers: readonly Stepper[];
  readonly now: () => number;
};

type TableBarProps = {
  readonly model: TableModel;
  readonly furniture: Furniture;
  /** On an upright screen a picked card is read here. */
  readonly isUpright: boolean;
};

/** The bar of a table. */
export function TableBar({ model, furniture, isUpright }: TableBarProps) {
  const { bar, scene, table } = model;
  const clock = clockOf(model);
  const sentence = isUpright && bar.reading !== '' ? { ...bar.sentence, reading: bar.reading } : bar.sentence;
  return (
    <ActionBar
      sentence={sentence}
      isAsked={bar.isAsked}
      clock={clock}
      isPaused={table.info.isPaused}
      clockNote={clock === undefined || bar.isMyPlay ? '' : clockNoteOf(scene, clock.seat)}
      pips={bar.pips}
      buttons={bar.buttons}
      steppers={bar.steppers}
      now={furniture.now}
    />
  );
}

/** The one place where decisions are made: the move as a sentence, its facts, and the buttons. */
function ActionBar({ sentence, isAsked, clock, isPaused, clockNote, pips, buttons, steppers, now }: BarProps) {
  const { words } = useVocabulary();
  const isFresh = useFresh(signature(sentence, buttons), PRESS_GUARD);
  const looks = ['bar', 'on-dark'];
  if (isAsked) looks.push('asked');
  if (buttons.filter(({ isBarred }) => isBarred !== true).length > 3) looks.push('many');
  if (buttons.some(({ isBarred }) => isBarred === true)) looks.push('has-barred');
  if (buttons.length === 0) looks.push('slim');
  if (buttons.some(({ hotkey }) => hotkey === 'Esc')) looks.push('picking');
  if (isFresh) looks.push('fresh');
  return (
    <section className={looks.join(' ')} aria-label={words.stage.bar}>
      {clock !== undefined && (
        <FuseClock
          clock={clock.of}
          seat={clock.seat}
          isPaused={isPaused}
          note={clockNote}
          now={now}
          isAsked={isAsked}
        />
      )}
      <div className="sen">
        <p className="l1">
          {sentence.parts.map((part, at) => (
            <PartOf key={`${at} ${part.kind}`} part={part} />
          ))}
        </p>
        {sentence.reading !== undefined && <p className="l3">{sentence.reading}</p>}
        {(sentence.facts.length > 0 || pips !== undefined) && (
          <p className="l2">
            {pips !== undefined && (
              <span className="pips">
                {Array.from({ length: pips.all }, (_, at) => (
                  <i key={at} className={`pip ${at < pips.done ? 'full' : ''}`} />
                ))}
              </span>
            )}
            {sentence.facts.join(' · ')}
          </p>
        )}
      </div>
      {steppers.length > 0 && (
        <div className="steppers">
          {steppers.map((stepper) => (
            <StepperOf key={stepper.key} stepper={stepper} />
          ))}
        </div>
      )}
      <div className={buttons.filter(({ isBarred }) => isBarred !== true).length === 4 ? 'answers four' : 'answers'}>
        {buttons.map((button) => (
          <AnswerButton key={button.key} button={button} isFresh={isFresh} />
        ))}
      </div>
    </section>
  );
}

/** What the bar says and offers: when this changes, a press is not yet meant for it. */
export function signature({ parts }: Sentence, buttons: readonly BarButton[]): string {
  return JSON.stringify([parts, buttons.map(({ key, label }) => [key, label])]);
}

function AnswerButton({ button, isFresh }: { button: BarButton; isFresh: boolean }) {
  const { label, sign, source, icon, note, tone, hotkey, isDisabled = false, isBarred = false, onPress } = button;
  const suitNow = use(CountedSuit);
  const counted = sign === undefined ? undefined : splitSign(countedSign(sign, suitNow));
  const drawn = icon ?? (source === undefined ? undefined : sourceIcon(source));
  return (
    <button
      type="button"
      className={`ans ${tone} ${isBarred ? 'barred' : ''}`}
      disabled={isDisabled}
      aria-disabled={isBarred || undefined}
      onClick={() => {
        if (!isFresh) onPress();
      }}
      data-hotkey={hotkey}
      data-deed={button.key}
    >
      <b>
        {drawn !== undefined && <Icon name={drawn} size={22} />}
        <span>
          {label}
          {counted !== undefined && (
            <span className="ans-sign">
              {' '}
              {counted.rank}
              <Suit suit={counted.suit} size={14} />
            </span>
          )}
        </span>
        {hotkey !== '' && <kbd aria-hidden="true">{hotkey}</kbd>}
      </b>
      {note !== undefined && note !== '' && <small>{note}</small>}
    </button>
  );
}

/** So many tokens are paid from where they lie. */
function StepperOf({ stepper }: { stepper: Stepper }) {
  const { words } = useVocabulary();
  const { label, source, has, paid, onMore, onLess } = stepper;
  return (
    <span className={`stepper-pay ${paid > 0 ? 'on' : ''}`}>
      <button type="button" aria-label={words.stage.payLess(label)} disabled={onLess === undefined} onClick={onLess}>
        −
      </button>
      <span className="stepper-of">
        <b>
          <Icon name={sourceIcon(source)} size={16} />
          {label}
        </b>
        <span aria-hidden="true">
          <LoadDots count={has - paid} most={has} />
        </span>
        <span role="status">{words.stage.pays(paid)}</span>
      </span>
      <button type="button" aria-label={words.stage.payMore(label)} disabled={onMore === undefined} onClick={onMore}>
        +
      </button>
    </span>
  );
}

function PartOf({ part }: { part: Part }) {
  switch (part.kind) {
    case 'arrow':
      return <Arrow width={34} />;
    case 'name':
      return (
        <b>
          <bdi>{part.text}</bdi>
        </b>
      );
    case 'text':
      return <span>{part.text}</span>;
    case 'outcome':
      return <span className="outcome">{part.text}</span>;
    case 'card':
      return <Chip card={part.card} className="lg" {...(part.sign === undefined ? {} : { sign: part.sign })} />;
  }
}
