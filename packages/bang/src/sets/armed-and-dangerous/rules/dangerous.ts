import {
  action,
  type Ability,
  type Action,
  type CardDefinition,
  card,
  type ChosenFor,
  type EffectOf,
  type Game,
  type Needs,
  type Refusal,
  refuse,
  type SeatId,
  type Source,
  supplyOf,
  type Traits,
} from '../../../core.ts';
import { LOAD, paysFrom, whyTooFewOn } from './load.ts';

export const FRESH = 3;

type Facts = { readonly isWeapon?: boolean; readonly isLaidAt?: boolean; readonly traits: Traits };

/** A Dangerous card: laid as a blue one, loaded with 3 tokens; not without them (ARMED-DANGER-01 to -03). */
export function dangerous<N extends Needs>(
  name: string,
  facts: Facts,
  rules: Ability & { readonly needs?: N } = {},
): CardDefinition {
  return card(name, { colour: 'orange', ...facts }, { ...rules, why: whyNotLoaded });
}

function whyNotLoaded(game: Game): Refusal | undefined {
  const has = supplyOf(game, LOAD);
  return has >= FRESH ? undefined : refuse('supplyTooLow', { needs: FRESH, has, ruling: 'ARMED-DANGER-03' });
}

/** What its owner does with a Dangerous card in phase 2, for so many of its tokens (ARMED-USE-01, ARMED-USE-04-Q). */
export function forTokens<N extends Needs>(
  price: number,
  rules: {
    readonly traits?: Traits;
    readonly why?: (game: Game, self: SeatId, source: Source) => Refusal | undefined;
    readonly needs?: N;
    readonly run: EffectOf<ChosenFor<N>>;
  },
): Action {
  const { why, run } = rules;
  return action({
    ...rules,
    why: (game, self, source) => whyTooFewOn(game, self, source.card, price) ?? why?.(game, self, source),
    *run(game, move, chosen) {
      if (yield* paysFrom(game, move.by, move.card, price)) yield* run(game, move, chosen);
    },
  });
}
