import {
  type Answer,
  choice,
  type Procedure,
  type Question,
  question,
  type Refusal,
  refuse,
  type Slot,
} from '@dustup/kernel';
import { ask, mayCutIn, PLAY } from './ask.ts';
import type { Source } from './definitions.ts';
import type { Move, SlotNeed } from './moves.ts';
import { report } from './events.ts';
import { needsNode, whyNotFilled } from './fill-needs.ts';
import { definitionOf, faceOf, type Game, seatOf } from './game.ts';
import { cardId, NO_CARD, NO_FACE, type SeatId } from './ids.ts';
import { noteDeed, targetOf } from './ledger.ts';
import { NOTHING_CHOSEN, playCard, usesNode, whyNotPlay } from './play-card.ts';
import { says } from './question-facts.ts';
import { playersLeft } from './seats.ts';
import { tidyUp } from './settle.ts';
import { answering, nameOf, ofSeat, query, sourceNamed } from './sources.ts';
import { indexOf } from './source-index.ts';
import { withSparing } from './targets.ts';

/** `do` is play, use or end; then the card or what is used, and the slots of its needs. */
export type PlayAnswer = Answer;

/**
 * One action of phase 2, or its end. With an empty hand and nothing to use nobody need be asked, unless nobody has or
 * gets a card any more: a game never runs on by itself.
 */
export function* playStep(game: Game): Procedure {
  const { turn } = game.state;
  const self = turn.seat;
  if (seatOf(game, self).hand.length === 0 && !mayAct(game, self) && isAnyCardLeft(game)) {
    turn.phase = 'discard';
    return;
  }
  const left = mayCutIn(game) ? playersLeft(game) : 0;
  // Somebody went out in between: it is looked at first whether the game is over
  const answer = yield* ask(game, self, () => (left > 0 && playersLeft(game) < left ? null : playQuestion(game, self)));
  if (answer === null) return;
  if (answer['do'] === 'end') {
    turn.phase = 'discard';
  } else if (answer['do'] === 'play') {
    yield* playCard(game, moveOf(game, self, answer));
  } else {
    yield* act(game, self, sourceNamed(actionsOf(game, self), answer['use']), answer);
    yield* tidyUp(game);
  }
}

function* act(game: Game, self: SeatId, source: Source, chosen: Answer): Procedure {
  const { action } = source.ability;
  if (action === undefined) return;
  const move = { ...actionBlank(game, self, source), chosen };
  const target = targetOf(move);
  report(game, 'used', { seat: self, ...(target !== undefined && { target }), detail: { source: source.slug } });
  if (action.traits !== undefined) noteDeed(game, action.traits, move);
  yield* action.run(game, move, chosen);
}

function isAnyCardLeft({ state: { drawPile, discardPile, seats } }: Game): boolean {
  return drawPile.length + discardPile.length > 0 || seats.some(({ hand }) => hand.length > 0);
}

function moveOf(game: Game, by: SeatId, answer: Answer): Move {
  const card = cardId(Number(answer['card']));
  const face = faceOf(game, card);
  const { as } = answer;
  return {
    by,
    card,
    face: face.id,
    as: typeof as === 'string' ? as : face.card.slug,
    chosen: answer,
  };
}

/** An action has no card of its own but the one it lies on. */
function actionBlank(game: Game, self: SeatId, source: Source): Move {
  const card = source.card ?? NO_CARD;
  const face = source.card === null ? NO_FACE : faceOf(game, source.card).id;
  return { by: self, card, face, as: source.slug, chosen: NOTHING_CHOSEN };
}

function actionsOf(game: Game, seat: SeatId): readonly Source[] {
  return ofSeat(indexOf(game).actions, seat);
}

function mayAct(game: Game, self: SeatId): boolean {
  return actionsOf(game, self).some((source) => whyNotAct(game, self, source) === undefined);
}

function whyNotAct(game: Game, self: SeatId, source: Source): Refusal | undefined {
  const { action } = source.ability;
  if (action === undefined) return NO_ABILITY;
  return (
    action.why?.(game, self, source) ?? whyNotFilled(game, actionBlank(game, self, source), needsOf(game, self, source))
  );
}

function needsOf(game: Game, self: SeatId, source: Source): readonly SlotNeed[] {
  const needs = source.ability.action?.needs(game, self, source) ?? [];
  return source.card === null ? needs : withSparing(game, self, definitionOf(game, source.card), needs);
}

function playQuestion(game: Game, self: SeatId): Question<PlayAnswer> {
  const actions = actionsOf(game, self);
  const whyNot = remembering((source: Source) => whyNotAct(game, self, source));
  const options = choice('do', MOVES, {
    why: (what) => {
      if (what === 'end') return query(game, answering(game).whyNotEndTurn, undefined, { seat: self });
      if (what === 'play') return hasPlayable(game, self) ? undefined : NO_SUCH_CARD;
      return actions.some((source) => whyNot(source) === undefined) ? undefined : NO_ABILITY;
    },
    next: (what) => {
      if (what === 'end') return undefined;
      return what === 'play' ? cardsNode(game, self) : actionsNode(game, self, actions, whyNot);
    },
  });
  return question(PLAY, OWN_TURN, options);
}

const OWN_TURN = says({ answers: 'turn' });
const MOVES = ['play', 'use', 'end'] as const;
const NO_SUCH_CARD = refuse('noSuchCard');
const NO_ABILITY = refuse('noAbility');

function hasPlayable(game: Game, self: SeatId): boolean {
  for (const card of seatOf(game, self).hand) if (whyNotPlay(game, self, card) === undefined) return true;
  return false;
}

function cardsNode(game: Game, self: SeatId): Slot {
  return choice('card', seatOf(game, self).hand, {
    why: (card) => whyNotPlay(game, self, card),
    next: (card) => usesNode(game, self, card),
  });
}

/** Nothing changes while a question is open: each reason is looked for once. */
function remembering(why: WhyNotAct): WhyNotAct {
  const known = new Map<Source, Refusal | null>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found ?? undefined;
    const reason = why(source);
    known.set(source, reason ?? null);
    return reason;
  };
}

type WhyNotAct = (source: Source) => Refusal | undefined;

function actionsNode(game: Game, self: SeatId, actions: readonly Source[], whyNot: WhyNotAct): Slot {
  return choice('use', actions.map(nameOf), {
    why: (name) => whyNot(sourceNamed(actions, name)),
    next: (name) => {
      const source = sourceNamed(actions, name);
      return needsNode(game, actionBlank(game, self, source), needsOf(game, self, source));
    },
  });
}
