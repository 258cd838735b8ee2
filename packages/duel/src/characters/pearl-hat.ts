import {
  type CardDefinition,
  cardId,
  cardIn,
  carryOut,
  character,
  cost,
  definitionOf,
  discardFrom,
  draw,
  type DuelNeeds,
  type Game,
  listNeeds,
  needsAs,
  onceATurn,
  oneOf,
  refuse,
  report,
  whyNoReload,
} from '../core.ts';

const NOTHING = refuse('nothingToCopy', { ruling: 'DUEL-PEARL-02' });

/** Once a turn her owner may discard a card to do what the Action card on top of the discard pile does (DUEL-PEARL-01 to -04-Q). */
export const pearlHat = character(
  'Pearl Hat',
  { side: 'outlaws', life: 3, traits: { attack: 2 } },
  {
    action: onceATurn('pearl-hat', {
      ruling: 'DUEL-PEARL-01',
      traits: { copies: true },
      why: (game) => (copiedBy(game) === undefined ? NOTHING : undefined),
      needsNow: (game) => needsFor(copiedBy(game)),
      *run(game, { by, chosen, ...move }) {
        const copied = copiedBy(game);
        if (copied === undefined) return;
        discardFrom(game, by, [cardId(Number(chosen['cost']))]);
        report(game, 'played', { seat: by, detail: { as: copied.slug } });
        if (chosen['how'] === 'reload') draw(game, by, 1);
        else yield* carryOut(game, copied, { ...move, by, chosen, as: copied.slug });
      },
    }),
  },
);

/** The card on top, if it is brown and does something of its own. */
function copiedBy(game: Game): CardDefinition | undefined {
  const top = game.state.discardPile.at(-1);
  if (top === undefined) return undefined;
  const card = definitionOf(game, top);
  return card.colour === 'brown' && card.effect !== undefined ? cardIn(game.book, card.slug) : undefined;
}

/** A reloaded card may be copied either way (DUEL-PEARL-03). */
function needsFor(copied: CardDefinition | undefined): DuelNeeds {
  if (copied === undefined) return [];
  const costs = listNeeds({ cost });
  const own = needsAs(copied.needs, copied.slug);
  if (!copied.isReload) return [...costs, ...own];
  const how = oneOf<'effect' | 'reload'>(
    'word',
    () => ['effect', 'reload'],
    (game, _move, way) => (way === 'reload' ? whyNoReload(game) : undefined),
  );
  const onlyForEffect = own.map((one) => ({
    ...one,
    need: {
      ...one.need,
      isAsked: (_game: Game, { chosen }: { readonly chosen: { readonly [slot: string]: unknown } }) =>
        chosen['how'] === 'effect',
    },
  }));
  return [...costs, ...listNeeds({ how }), ...onlyForEffect];
}
