import {
  type CardDefinition,
  type Chosen,
  type Game,
  inPlayNamed,
  type Move,
  oneOf,
  type Refusal,
  ruleModule,
  type SlotNeed,
  type Source,
  tokensOn,
} from '../../../core.ts';
import { dangerous } from './dangerous.ts';
import { LOAD, paysFrom } from './load.ts';

const PLAIN = 'plain';

type Special = {
  /** What speaks against buying its effect for this card. */
  readonly why?: (game: Game, move: Move) => Refusal | undefined;
};

/**
 * A Dangerous weapon: whoever plays a BANG! card says whether its effect is bought with it, for one of its tokens
 * (ARMED-WEAPON-01 to -07-Q). What the effect is, a rule of its own says: the weapon may be gone by then.
 */
export function dangerousWeapon(name: string, reach: number, { why }: Special = {}): CardDefinition {
  return dangerous(
    name,
    { isWeapon: true, traits: { reach, spends: 1 } },
    {
      queries: {
        reach: (steps, { self, seat }) => (seat === self ? reach : steps),
        moreNeeds: (needs, { game, use, source }) =>
          use.kinds.includes('bangCard') && isLoaded(game, source) ? [special(source.slug, why), ...needs] : needs,
      },
    },
  );
}

function isLoaded(game: Game, { card }: Source): boolean {
  return card !== null && tokensOn(game, { card }, LOAD) > 0;
}

function special(slug: string, why: Special['why']): SlotNeed {
  const need = oneOf(
    'word',
    () => [PLAIN, slug],
    (game, move, value) => (value === slug ? why?.(game, move) : undefined),
  );
  return { slot: 'special', need, holds: undefined };
}

/** The effect of this weapon was bought with the card for which that was chosen. */
export function isBought({ special: bought }: Chosen, weapon: CardDefinition): boolean {
  return bought === weapon.slug;
}

/** Of the BANG! card being carried out. */
export function isBoughtNow({ state: { resolving } }: Game, weapon: CardDefinition): boolean {
  const play = resolving.findLast((frame) => frame.kind === 'play');
  return play !== undefined && isBought(play.chosen, weapon);
}

/** The token is paid as the BANG! card is played, before its target answers (ARMED-WEAPON-03). */
export const specialsPaid = ruleModule('specials-paid', {
  triggers: {
    *cardPlayed(game, { seat, chosen: { special: bought } }) {
      const weapon = typeof bought === 'string' ? inPlayNamed(game, seat, bought) : undefined;
      if (weapon !== undefined) yield* paysFrom(game, seat, weapon, 1);
    },
  },
});
