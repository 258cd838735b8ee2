import { copies, type Copies } from '../../core.ts';
import { aim } from './cards/aim.ts';
import { backfire } from './cards/backfire.ts';
import { bandidos } from './cards/bandidos.ts';
import { bounty } from './cards/bounty.ts';
import { escape } from './cards/escape.ts';
import { fanning } from './cards/fanning.ts';
import { ghost } from './cards/ghost.ts';
import { lastCall } from './cards/last-call.ts';
import { lemat } from './cards/lemat.ts';
import { poker } from './cards/poker.ts';
import { rattlesnake } from './cards/rattlesnake.ts';
import { saved } from './cards/saved.ts';
import { shotgun } from './cards/shotgun.ts';
import { tomahawk } from './cards/tomahawk.ts';
import { tornado } from './cards/tornado.ts';

/** The 16 cards as printed (VALLEY-SETUP-02). */
export const deck: readonly Copies[] = [
  copies(ghost, '9♠ 10♠'),
  copies(lemat, '4♦'),
  copies(rattlesnake, '7♥'),
  copies(shotgun, 'K♠'),
  copies(bounty, '9♣'),
  copies(bandidos, 'Q♦'),
  copies(escape, '3♥'),
  copies(aim, '6♣'),
  copies(poker, 'J♥'),
  copies(backfire, 'Q♣'),
  copies(saved, '5♥'),
  copies(fanning, '2♠'),
  copies(tomahawk, 'A♦'),
  copies(tornado, 'A♣'),
  copies(lastCall, '8♦'),
];
