import {
  card,
  type CardId,
  copiesOf,
  definitionOf,
  type Game,
  handSize,
  isAnyHidden,
  listNeeds,
  type Move,
  oneOf,
  ruleModule,
  type SeatId,
  seatOf,
} from '../../../core.ts';

/** Played together with a BANG! card, whose shot then takes two life points; one Missed! is still enough (VALLEY-AIM-01 to -05-Q). */
export const aim = card('Aim', { colour: 'brown', traits: { strengthens: true } });

const withAim = listNeeds({
  withCard: { ...oneOf('card', (game, move) => ['none', ...aimsOf(game, move)]), isSure: true },
});

/** Whoever plays a BANG! card and may hold an Aim says whether it goes with it. */
export const aiming = ruleModule('aiming', {
  queries: {
    moreNeeds: (needs, { game, seat, use }) =>
      use.kinds.includes('bangCard') && mayHoldOne(game, seat) ? [...needs, ...withAim] : needs,
    damage: (points, { game, shot }) => (shot.isBangCard && isAimed(game) ? points + 1 : points),
  },
});

/** On public facts alone: a move looks the same whatever is in the rest of the hand. */
function mayHoldOne(game: Game, seat: SeatId): boolean {
  return handSize(game, seat) > 1 && isAnyHidden(game, copiesOf(game.book, aim));
}

function aimsOf(game: Game, { by, card: played, chosen }: Move): CardId[] {
  const others = seatOf(game, by).hand.filter((one) => one !== played && one !== chosen['card']);
  return others.filter((one) => definitionOf(game, one) === aim);
}

/** What the card being carried out was played with. */
function isAimed({ state: { resolving } }: Game): boolean {
  const play = resolving.findLast((frame) => frame.kind === 'play');
  return typeof play?.chosen['withCard'] === 'number';
}
