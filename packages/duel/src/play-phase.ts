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
import { type CardId, cardId, needsNode, NO_CARD, type SeatId, whyNotFilled } from '@dustup/tabletop';
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
const NO_SUCH_CARD = refuse('noSuchCard');
const NO_ABILITY = refuse('noAbility');

function playQuestion(game: Game, self: SeatId): Question<Answer> {
  const cards = once(() => cardChoice(game, self));
  const uses = once(() => usesChoice(game, self));
  const reloads = once(() => reloadChoice(game, self));
  const options = choice('do', MOVES, {
    why: (what) => {
      switch (what) {
        case 'play':
          return hasLegal(cards()) ? undefined : NO_SUCH_CARD;
        case 'use':
          return hasLegal(uses()) ? undefined : NO_ABILITY;
        case 'swap':
          return whyNotSwap(game, self);
        case 'reload':
          return whyNoReload(game) ?? (hasLegal(reloads()) ? undefined : NO_SUCH_CARD);
        case 'end':
          return undefined;
      }
    },
    next: (what) => {
      if (what === 'play') return cards();
      if (what === 'use') return uses();
      return what === 'reload' ? reloads() : undefined;
    },
  });
  return question(PLAY, null, options);
}

/** Made when it is first looked at, once for a question: nothing changes while it is open. */
function once(make: () => Choice): () => Choice {
  let made: Choice | undefined;
  return () => (made ??= make());
}

/** Copies of a card are looked at once. */
function cardChoice(game: Game, self: SeatId): Choice {
  const known = new Map<string, Refusal | undefined>();
  const why = (card: CardId) => {
    const { slug } = definitionOf(game, card);
    const reason = known.get(slug);
    if (reason !== undefined || known.has(slug)) return reason;
    const found = whyNotPlay(game, self, card);
    known.set(slug, found);
    return found;
  };
  return choice('card', seatOf(game, self).hand.slice(), { why, next: (card) => usesNode(game, self, card) });
}

function reloadChoice(game: Game, self: SeatId): Choice {
  return choice('card', reloadable(game, self), { why: (card) => whyNotReload(game, card) });
}

function actionsOf(game: Game, self: SeatId): readonly Source[] {
  return sourcesOf(game).all.filter((source) => source.self === self && source.ability.action !== undefined);
}

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
