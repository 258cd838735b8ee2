import { ask, discardTogether, handSize, hearing, moment, pickOneOf, ruleModule, says, seatOf } from '../../../core.ts';
import { dangerousWeapon, isBoughtNow } from '../rules/weapons.ts';

/** Reach 2; for a token whoever cancels the shot discards a card of their hand (ARMED-BUNTLINE-01, ARMED-BUNTLINE-02-Q). */
export const buntlineSpecial = dangerousWeapon('Buntline Special', 2);

export const buntlineCosts = ruleModule('buntline-costs', {
  triggers: {
    *shotCancelled(game, { shot }) {
      if (!shot.isBangCard || !isBoughtNow(game, buntlineSpecial)) return;
      const { target } = shot;
      yield* moment(game, hearing(game).dustSettles, {}); // the answer may have been the last card
      if (handSize(game, target) === 0) return;
      const card = yield* ask(game, target, () =>
        pickOneOf('discardForBuntline', seatOf(game, target).hand, says({ chosen: 'lost' })),
      );
      if (card !== null) yield* discardTogether(game, target, [card]);
    },
  },
});
