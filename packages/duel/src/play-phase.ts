import {
  type Answer,
  ask,
  type Choice,
  choice,
  EngineBug,
  hasLegal,
  type Procedure,
  type Question,
  question,
  type Refusal,
  refuse,
} from '@dustup/kernel';
import { cardId, needsNode, NO_CARD, type SeatId, whyNotFilled } from '@dustup/tabletop';
import type { Move } from './definitions.ts';
import { report } from './events.ts';
import { definitionOf, fighterOf, frontOf, type Game, hasTwo, seatOf } from './game.ts';
import { blankMove, playCard, usesNode, whyNotPlay } from './play-card.ts';
import { reload, reloadable, whyNoReload, whyNotReload } from './reload.ts';
import { settle } from './settle.ts';
import { type Source, sourcesOf } from './sources.ts';
import { moveToken } from './token.ts';

const PLAY = 'play';

/** One action of phase 2, or its end. Nobody is asked who, as all can see, could only end it. */
export function* playStep(game: Game): Procedure {
  const { turn } = game.state;
  const self = turn.seat;
  if (canOnlyEnd(game, self)) {
    turn.phase = 'discard';
    return;
  }
  const answer = yield* ask(self, () => playQuestion(game, self));
  switch (answer['do']) {
    case 'play':
      return yield* playCard(game, moveFrom(game, self, answer));
    case 'use':
      return yield* act(game, sourceNamed(game, self, answer['use']), answer);
    case 'swap':
      turn.hasSwapped = true;
      yield* moveToken(game, self, self);
      return yield* settle(game);
    case 'reload':
      return reload(game, self, cardId(Number(answer['card'])));
    default:
      turn.phase = 'discard';
  }
}

function canOnlyEnd(game: Game, self: SeatId): boolean {
  if (seatOf(game, self).hand.length > 0 || whyNotSwap(game, self) === undefined) return false;
  const { equipment } = fighterOf(game, frontOf(game, self));
  return !hasLegal(usesChoice(game, self)) && equipment.every((card) => whyNotReload(game, card) !== undefined);
}

function moveFrom(game: Game, by: SeatId, answer: Answer): Move {
  const card = cardId(Number(answer['card']));
  const as = typeof answer['as'] === 'string' ? answer['as'] : definitionOf(game, card).slug;
  return { by, card, as, chosen: answer };
}

function* act(game: Game, source: Source, chosen: Answer): Procedure {
  const { self, fighter, slug, ability } = source;
  report(game, 'used', { seat: self, fighter, detail: { source: slug } });
  game.state.turn.used.push(slug);
  yield* ability.action?.run(game, { by: self, card: NO_CARD, as: slug, chosen }, fighter) ?? [];
  yield* settle(game);
}

const ALREADY = refuse('alreadySwapped', { ruling: 'DUEL-SWAP-01' });
const ALONE = refuse('onlyOneFighter', { ruling: 'DUEL-SINGLE-01' });

function whyNotSwap(game: Game, self: SeatId): Refusal | undefined {
  if (!hasTwo(game, self)) return ALONE;
  return game.state.turn.hasSwapped ? ALREADY : undefined;
}

const MOVES = ['play', 'use', 'swap', 'reload', 'end'] as const;
type Word = (typeof MOVES)[number];
const NO_SUCH_CARD = refuse('noSuchCard');
const NO_ABILITY = refuse('noAbility');

/** What follows a word is made when it is first looked at, once for a question: nothing changes while it is open. */
function playQuestion(game: Game, self: SeatId): Question<Answer> {
  let cards: Choice | undefined;
  let uses: Choice | undefined;
  let reloads: Choice | undefined;
  const next = (what: Word) => {
    switch (what) {
      case 'play':
        return (cards ??= cardChoice(game, self));
      case 'use':
        return (uses ??= usesChoice(game, self));
      case 'reload':
        return (reloads ??= reloadChoice(game, self));
      default:
        return undefined;
    }
  };
  const why = (what: Word) => {
    const reason = whyNotNow(game, self, what);
    if (reason !== undefined) return reason;
    const slot = next(what);
    if (slot === undefined || hasLegal(slot)) return undefined;
    return what === 'use' ? NO_ABILITY : NO_SUCH_CARD;
  };
  return question(PLAY, null, choice('do', MOVES, { why, next }));
}

/** The reason against a move, whatever would be chosen for it. */
function whyNotNow(game: Game, self: SeatId, what: Word): Refusal | undefined {
  if (what === 'swap') return whyNotSwap(game, self);
  return what === 'reload' ? whyNoReload(game) : undefined;
}

function cardChoice(game: Game, self: SeatId): Choice {
  return choice('card', seatOf(game, self).hand.slice(), {
    why: (card) => whyNotPlay(game, self, card),
    next: (card) => usesNode(game, self, card),
  });
}

function reloadChoice(game: Game, self: SeatId): Choice {
  return choice('card', reloadable(game, self), { why: (card) => whyNotReload(game, card) });
}

function actionsOf(game: Game, self: SeatId): readonly Source[] {
  const { all } = sourcesOf(game);
  const isOwn = (source: Source) => source.self === self && source.ability.action !== undefined;
  return all.some(isOwn) ? all.filter(isOwn) : NO_ACTIONS;
}

const NO_ACTIONS: readonly Source[] = [];

function sourceNamed(game: Game, self: SeatId, name: unknown): Source {
  const found = actionsOf(game, self).find(({ slug }) => slug === name);
  if (found === undefined) throw new EngineBug(`no source ${String(name)}`);
  return found;
}

const NO_USES = choice('use', []);

function usesChoice(game: Game, self: SeatId): Choice {
  const actions = actionsOf(game, self);
  if (actions.length === 0) return NO_USES;
  return choice(
    'use',
    actions.map(({ slug }) => slug),
    {
      why: (slug) => whyNotAct(game, sourceNamed(game, self, slug)),
      next: (slug) => {
        const source = sourceNamed(game, self, slug);
        return needsNode(game, blankMove(self, NO_CARD, slug), needsOf(game, source));
      },
    },
  );
}

function needsOf(game: Game, { self, fighter, ability }: Source) {
  return ability.action?.needs(game, self, fighter) ?? [];
}

function whyNotAct(game: Game, source: Source): Refusal | undefined {
  const { self, fighter, slug, ability } = source;
  return (
    ability.action?.why(game, self, fighter) ??
    whyNotFilled(game, blankMove(self, NO_CARD, slug), needsOf(game, source))
  );
}
