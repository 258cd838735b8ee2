import type { SetDefinition } from '../../core.ts';
import { bartCassidy } from './characters/bart-cassidy.ts';
import { blackJack } from './characters/black-jack.ts';
import { calamityJanet } from './characters/calamity-janet.ts';
import { elGringo } from './characters/el-gringo.ts';
import { jesseJones } from './characters/jesse-jones.ts';
import { jourdonnais } from './characters/jourdonnais.ts';
import { kitCarlson } from './characters/kit-carlson.ts';
import { luckyDuke } from './characters/lucky-duke.ts';
import { paulRegret } from './characters/paul-regret.ts';
import { pedroRamirez } from './characters/pedro-ramirez.ts';
import { roseDoolan } from './characters/rose-doolan.ts';
import { sidKetchum } from './characters/sid-ketchum.ts';
import { slabTheKiller } from './characters/slab-the-killer.ts';
import { suzyLafayette } from './characters/suzy-lafayette.ts';
import { vultureSam } from './characters/vulture-sam.ts';
import { willyTheKid } from './characters/willy-the-kid.ts';
import { deck } from './deck.ts';
import { icons } from './icons.ts';

/** The base game, for 4 to 7 players. */
export const base: SetDefinition = {
  slug: 'base',
  name: 'Base game',
  icons,
  questions: {
    duel: { asked: 'to return fire in a Duel', verb: 'answer' },
    generalStore: { asked: 'to pick', verb: 'pick' },
    indians: { asked: 'to answer Indians!', verb: 'answer' },
  },
  // BASE-SETUP-01 to -04
  roles: {
    4: ['sheriff', 'renegade', 'outlaw', 'outlaw'],
    5: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'],
    6: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy'],
    7: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'],
  },
  deck,
  characters: [
    bartCassidy,
    blackJack,
    calamityJanet,
    elGringo,
    jesseJones,
    jourdonnais,
    kitCarlson,
    luckyDuke,
    paulRegret,
    pedroRamirez,
    roseDoolan,
    sidKetchum,
    slabTheKiller,
    suzyLafayette,
    vultureSam,
    willyTheKid,
  ],
  events: [],
  rules: [],
};
