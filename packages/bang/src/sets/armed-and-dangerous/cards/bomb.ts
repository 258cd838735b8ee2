import {
  ask,
  choice,
  discardInPlay,
  drawCheck,
  type Game,
  inPlayNamed,
  loseLife,
  othersClockwise,
  passOn,
  type Procedure,
  questionOf,
  refuse,
  says,
  type SeatId,
  seatThat,
  settle,
  type Source,
} from '../../../core.ts';
import { dangerous } from '../rules/dangerous.ts';
import { loadAt, paysFrom } from '../rules/load.ts';

const DAMAGE = 2;
const TICK = 2;
const PASSES = { reason: 'bomb', hits: { suits: ['♥', '♦'] }, isGood: true } as const;

/**
 * Laid in front of anybody. Before their turn they draw!: red and they pass it on with its tokens, black and it loses 2
 * of them. When none is left it takes 2 life points (ARMED-BOMB-01 to -11-Q).
 */
export const bomb = dangerous(
  'Bomb',
  { isLaidAt: true, traits: { risks: DAMAGE, burdens: true } },
  {
    needs: {
      at: seatThat((game, _move, seat) =>
        inPlayNamed(game, seat, 'bomb') === undefined
          ? undefined
          : refuse('alreadyInPlay', { card: 'Bomb', ruling: 'ARMED-DANGER-01' }),
      ),
    },
    triggers: {
      *clockTicks(game, { self, seat, source }) {
        const { card } = source;
        if (seat !== self || card === null) return;
        if (yield* drawCheck(game, self, PASSES)) yield* handOver(game, source);
        else yield* paysFrom(game, self, card, Math.min(TICK, loadAt(game, self, card)));
      },
      *ranDry(game, { self, card, source }) {
        if (card !== source.card) return;
        discardInPlay(game, source);
        yield* loseLife(game, self, DAMAGE, { by: null });
        yield* settle(game);
      },
    },
  },
);

/** It cannot be kept (ARMED-BOMB-09-Q). */
function* handOver(game: Game, source: Source): Procedure {
  const others = othersClockwise(game, source.owner);
  const [only] = others;
  const to: SeatId | null | undefined =
    others.length > 1
      ? yield* ask(game, source.owner, () =>
          questionOf<SeatId>('passBomb', says({ deed: { risks: DAMAGE } }), choice('at', others)),
        )
      : only;
  if (to !== null && to !== undefined) passOn(game, source, to);
}
