import {
  ask,
  choice,
  type Game,
  type Procedure,
  type Question,
  questionOf,
  recall,
  remember,
  ruleModule,
  type SeatId,
  supplyOf,
  type TokenPlace,
} from '../../../core.ts';
import { FRESH } from './dangerous.ts';
import { broughtLate, LOAD, load, loadAt, loadTokens, placesOf } from './load.ts';

/** A Dangerous card comes loaded; whoever plays a blue one, or must discard in phase 3, may reload (ARMED-RELOAD-01 to -08-Q). */
export const loading = ruleModule('loading', {
  triggers: {
    *cardPlayed(game, { seat, card, use }) {
      if (use.colour === 'orange') load(game, seat, card, FRESH);
      if (use.colour === 'blue') yield* reload(game, seat);
    },
    *surplusLaidDown(game, { seat, cards }) {
      for (let token = 0; token < cards.length; token++) {
        const place = yield* reload(game, seat);
        const late = recall(game, broughtLate);
        if (place !== null) remember(game, broughtLate, { ...late, [place]: (late[place] ?? 0) + 1 });
      }
    },
  },
});

const NOWHERE = 'nowhere';

/** One token onto a Dangerous card or the character, or none at all; returns where. */
export function* reload(game: Game, seat: SeatId): Procedure<TokenPlace | null> {
  const place = yield* ask(game, seat, () => whereQuestion(game, seat));
  if (place === null || place === NOWHERE) return null;
  load(game, seat, place, 1);
  return place;
}

/** Null when the supply is empty, or every place is full: then a token would only be ignored (ARMED-TOKEN-03). */
function whereQuestion(game: Game, seat: SeatId): Question<TokenPlace | typeof NOWHERE> | null {
  const places = placesOf(game, seat);
  if (supplyOf(game, LOAD) === 0 || places.every((place) => isFull(game, seat, place))) return null;
  return questionOf('reload', null, choice('place', [...places, NOWHERE], { holds: 'card' }));
}

function isFull(game: Game, seat: SeatId, place: TokenPlace): boolean {
  return loadAt(game, seat, place) >= loadTokens.most;
}
