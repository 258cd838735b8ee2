import {
  action,
  attack,
  character,
  cost,
  discardTogether,
  faceOf,
  seatInReach,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';

/** Once in his turn he may discard two cards of his hand for a shot at somebody in reach; no BANG! card (DODGE-DOC-01 to -04-Q). */
export const docHolyday = character(
  'Doc Holyday',
  { life: 4 },
  {
    action: action({
      traits: { shoots: 'one', costs: 2 },
      why: (game, _self, { slug }) => whyUsedUp(game, slug, { most: 1, ruling: 'DODGE-DOC-01' }),
      needs: { at: seatInReach, cost: cost(2) },
      *run(game, { by, as }, { at, cost: paid }) {
        useInTurn(game, as);
        const given = paid.map((card) => faceOf(game, card).id); // DODGE-DOC-02
        yield* discardTogether(game, by, paid);
        yield* attack(game, { by, target: at, face: null, given });
      },
    }),
  },
);
