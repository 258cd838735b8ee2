import type { GameOffer } from '@dustup/protocol';
import { type Context, doneWith, type Reply, type RequestOf } from './context.ts';
import { setsOffered, whyNoGame, whyNoSet } from './house.ts';

/** What may be chosen for a table of a game. */
export function offer({ world }: Context, { game, sets }: RequestOf<'offer'>): Reply {
  const found = world.settings.games.get(game);
  if (found === undefined) return whyNoGame(world, game);
  const unknown = whyNoSet(world, found, sets ?? []);
  if (unknown !== undefined) return unknown;
  const { slug, usual, bots, words } = found;
  const told: GameOffer = {
    game: slug,
    sets: setsOffered(world, found),
    options: found.optionsFor(sets ?? usual.sets),
    bots: [...bots.keys()],
    usual,
    ...(words !== undefined && { words }),
  };
  return doneWith(told);
}
