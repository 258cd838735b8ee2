import {
  action,
  card,
  discardInPlay,
  discardTogether,
  type Game,
  memory,
  recall,
  remember,
  ruleModule,
  seatOf,
} from '../../../core.ts';

/** The number of the turn that it has given. */
export const expressTurn = memory<number>('express-turn', { of: 'game', initial: -1, seenBy: 'all' });

/** Discarded it ends the turn at once: its owner discards the whole hand and has another turn (TRAIN-EXPRESS-01). */
export const expressCar = card(
  'Express Car',
  { colour: 'blue' },
  {
    action: action({
      traits: { restarts: true },
      *run(game, { by, card: car }) {
        const { turn } = game.state;
        discardInPlay(game, { owner: by, card: car });
        yield* discardTogether(game, by, [...seatOf(game, by).hand]);
        turn.phase = 'end';
        if (isTurnOfExpress(game)) return; // TRAIN-EXPRESS-02
        turn.extraTurns += 1;
        remember(game, expressTurn, turn.number + 1);
      },
    }),
  },
);

/** Nothing follows the turn that it gave, and nothing else the turn that it ended (TRAIN-EXPRESS-02, TRAIN-MIX-19-Q). */
export const expressTurns = ruleModule('express-turns', {
  queries: {
    extraTurns: (count, { game }) => {
      if (isTurnOfExpress(game)) return 0;
      return game.state.turn.number + 1 === recall(game, expressTurn) ? Math.min(count, 1) : count;
    },
  },
});

/** If the one it gave a turn to was out by then, the turn of that number is the next player's. */
function isTurnOfExpress(game: Game): boolean {
  const { number, isExtra } = game.state.turn;
  return isExtra && number === recall(game, expressTurn);
}
