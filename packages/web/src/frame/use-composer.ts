import { type Answer, INTERJECT, type Refusal } from '@dustup/kernel';
import { useState } from 'react';
import type { GameState } from '../app/wire.ts';
import {
  answerOf,
  BLANK,
  type Draft,
  giveBack,
  goOn,
  type Option,
  questionFor,
  stepBack,
  stillFits,
  type Thing,
  touch,
} from './draft.ts';

/** «Why can't I?», asked about a card or a seat. */
export type WhyNot = { readonly thing: Thing; readonly refusal: Refusal };

type Composing = { readonly about: string; readonly draft: Draft; readonly why: WhyNot | undefined };

const NOTHING: Composing = { about: '', draft: BLANK, why: undefined };

/** What the player puts together until they send it. */
export type Composer = {
  readonly draft: Draft;
  readonly why: WhyNot | undefined;
  /** The answer as it stands, if nothing is missing. */
  readonly answer: Answer | undefined;
  readonly isSending: boolean;
  readonly touch: (thing: Thing) => void;
  /** One fewer of what was touched, where several of it were taken. */
  readonly giveBack: (thing: Thing) => void;
  /** A card dropped on a seat, or somewhere on the table. */
  readonly drop: (card: number, seat: number | null) => void;
  /** The same for any place. */
  readonly dropOn: (card: number, place: Thing | null) => void;
  /** Asks why not, without changing the draft. */
  readonly ask: (why: WhyNot | undefined) => void;
  /** Takes an option: what is whole is sent when it `commits`. */
  readonly press: (option: Option, commits: boolean) => void;
  /** Sends an option of the question itself, whatever was being put together. */
  readonly finish: (option: Option) => void;
  readonly begin: (standing: number) => void;
  readonly back: () => void;
  readonly commit: () => void;
};

/** A card that is taken away while it has the focus has everything around it laid out there and then. */
function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.hand-card') !== null) activeElement.blur();
}

export function useComposer(
  game: Pick<GameState, 'id' | 'ask' | 'answering'>,
  send: (answer: Answer) => void,
): Composer {
  const [composing, setComposing] = useState(NOTHING);
  const { ask } = game;
  const about = `${game.id} ${ask?.id ?? ''}`;
  const current = composing.about === about ? composing : NOTHING;
  const held = questionFor(ask, current.draft);
  const draft = held !== undefined && stillFits(held.options, current.draft) ? current.draft : BLANK;
  const question = questionFor(ask, draft);
  const root = question?.options;
  const answer = root === undefined ? undefined : answerOf(root, draft);
  const isSending = game.answering !== null;

  const set = (next: Draft, why?: WhyNot) => setComposing({ about, draft: next, why });
  const post = (slots: Answer, from: Draft) => {
    const kind = questionFor(ask, from)?.kind ?? '';
    letGo();
    send(from.standing === null ? slots : { [INTERJECT]: kind, ...slots });
    setComposing(NOTHING);
  };
  const dropOn = (card: number, place: Thing | null) => {
    const main = ask?.question?.options;
    if (main === undefined) return;
    const thing = { kind: 'card', id: card } as const;
    const chosen = touch(main, BLANK, thing);
    if (chosen === undefined) return;
    if ('refusal' in chosen) return set(draft, { thing, refusal: chosen.refusal });
    if (place === null) return set(chosen.draft);
    const aimed = touch(main, chosen.draft, place);
    if (aimed === undefined) set(chosen.draft);
    else if ('refusal' in aimed) set(chosen.draft, { thing: place, refusal: aimed.refusal });
    else set(aimed.draft);
  };
  return {
    draft,
    why: current.why,
    answer,
    isSending,
    touch: (thing) => {
      const main = ask?.question?.options;
      const touched =
        (root === undefined ? undefined : touch(root, draft, thing)) ??
        (main === undefined || draft.standing === null ? undefined : touch(main, BLANK, thing));
      if (touched === undefined) return;
      if ('refusal' in touched) set(draft, { thing, refusal: touched.refusal });
      else set(touched.draft);
    },
    giveBack: (thing) => {
      if (root !== undefined) set(giveBack(root, draft, thing));
    },
    drop: (card, seat) => dropOn(card, seat === null ? null : { kind: 'seat', seat }),
    dropOn,
    ask: (why) => set(draft, why),
    press: (option, commits) => {
      if (root === undefined) return;
      const next = goOn(root, { ...draft, steps: option.steps, picks: [] });
      const whole = answerOf(root, next);
      if (commits && whole !== undefined && option.isWhole) post(whole, next);
      else set(next);
    },
    finish: ({ steps }) => {
      const main = ask?.question?.options;
      const whole = main === undefined ? undefined : answerOf(main, { ...BLANK, steps });
      if (whole !== undefined && !isSending) post(whole, BLANK);
    },
    begin: (standing) => set({ ...BLANK, standing }),
    back: () => set(root === undefined ? BLANK : stepBack(root, draft)),
    commit: () => {
      if (answer !== undefined && !isSending) post(answer, draft);
    },
  };
}
