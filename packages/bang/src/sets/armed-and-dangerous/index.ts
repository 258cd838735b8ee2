import { refuse, type SetDefinition } from '../../core.ts';
import { bandolierGrants, boughtLate } from './cards/bandolier.ts';
import { bellRings, rung } from './cards/bell-tower.ts';
import { bigFiftySilences } from './cards/big-fifty.ts';
import { buntlineCosts } from './cards/buntline-special.ts';
import { doubleBarrelHits } from './cards/double-barrel.ts';
import { flintlockReturns } from './cards/flintlock.ts';
import { thundererReturns } from './cards/thunderer.ts';
import { alPreacher } from './characters/al-preacher.ts';
import { bassGreeves } from './characters/bass-greeves.ts';
import { bloodyMary } from './characters/bloody-mary.ts';
import { frankieCanton } from './characters/frankie-canton.ts';
import { julieCutter } from './characters/julie-cutter.ts';
import { mexicaliKid } from './characters/mexicali-kid.ts';
import { msAbigail } from './characters/ms-abigail.ts';
import { loadRingo, redRingo } from './characters/red-ringo.ts';
import { deck } from './deck.ts';
import { icons } from './icons.ts';
import { broughtLate, loadTokens } from './rules/load.ts';
import { loading } from './rules/loading.ts';
import { specialsPaid } from './rules/weapons.ts';

/** Armed & Dangerous: 28 cards, 8 characters and 32 load tokens. */
export const armedAndDangerous: SetDefinition = {
  slug: 'armed-and-dangerous',
  name: 'Armed & Dangerous',
  icons,
  questions: {
    arrow: { asked: 'to answer an Arrow', verb: 'answer' },
    discardForBuntline: { asked: 'to discard for the Buntline Special', verb: 'discard' },
    ignore: { asked: 'to ignore it', verb: 'answer' },
    passBomb: { asked: 'to pass the Bomb on', verb: 'pass' },
    preach: { asked: 'to preach', verb: 'answer' },
    repeatDraw: { asked: 'to have the draw! repeated', verb: 'answer' },
    takeBack: { asked: 'to take the Flintlock back', verb: 'answer' },
  },
  deck,
  characters: [alPreacher, bassGreeves, bloodyMary, frankieCanton, julieCutter, mexicaliKid, msAbigail, redRingo],
  events: [],
  rules: [
    specialsPaid,
    bigFiftySilences,
    buntlineCosts,
    doubleBarrelHits,
    thundererReturns,
    flintlockReturns,
    bandolierGrants,
    bellRings,
    loading,
  ],
  memories: [rung, broughtLate, boughtLate],
  tokens: [loadTokens],
  prepare: loadRingo,
  whyNotSetUp: ({ sets }) =>
    sets.includes('base') ? undefined : refuse('needsBaseSet', { set: 'armed-and-dangerous' }),
};
