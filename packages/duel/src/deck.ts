import type { Copies } from './book.ts';
import type { CardDefinition } from './definitions.ts';
import { bank } from './cards/bank.ts';
import { barrel } from './cards/barrel.ts';
import { beer } from './cards/beer.ts';
import { carbine } from './cards/carbine.ts';
import { clock } from './cards/clock.ts';
import { colt } from './cards/colt.ts';
import { derringer } from './cards/derringer.ts';
import { duel } from './cards/duel.ts';
import { dynamite } from './cards/dynamite.ts';
import { fanning } from './cards/fanning.ts';
import { gatling } from './cards/gatling.ts';
import { generalStore } from './cards/general-store.ts';
import { gunBelt } from './cards/gun-belt.ts';
import { hat } from './cards/hat.ts';
import { indians } from './cards/indians.ts';
import { knife } from './cards/knife.ts';
import { missed } from './cards/missed.ts';
import { peacemaker } from './cards/peacemaker.ts';
import { rattlesnake } from './cards/rattlesnake.ts';
import { remington } from './cards/remington.ts';
import { returnFire } from './cards/return-fire.ts';
import { schofield } from './cards/schofield.ts';
import { schoolmarm } from './cards/schoolmarm.ts';
import { scope } from './cards/scope.ts';
import { shotgun } from './cards/shotgun.ts';
import { stampede } from './cards/stampede.ts';
import { stealing } from './cards/stealing.ts';
import { strongAle } from './cards/strong-ale.ts';
import { wagon } from './cards/wagon.ts';
import { water } from './cards/water.ts';
import { winchester } from './cards/winchester.ts';
import { type RevealSymbol, SYMBOLS } from './symbols.ts';

/** The 80 cards as printed: the corners of the copies in the Law's deck and in the Outlaws' (DUEL-COMP-02, DUEL-DATA-02-Q). */
export const deck: readonly Copies[] = [
  copies(bank, 'B', ''),
  copies(barrel, 'S', 'S'),
  copies(beer, '', 'B'),
  copies(carbine, 'HH', 'B'),
  copies(clock, '', 'HH'),
  copies(colt, 'D', 'DDDDD'),
  copies(derringer, 'HHHS', ''),
  copies(duel, 'D', 'H'),
  copies(dynamite, '', 'B'),
  copies(fanning, 'BH', ''),
  copies(gatling, 'B', ''),
  copies(generalStore, 'S', 'H'),
  copies(gunBelt, 'D', 'S'),
  copies(hat, 'H', 'H'),
  copies(indians, 'H', 'H'),
  copies(knife, '', 'HHS'),
  copies(missed, 'BSSSS', 'HBSSSSS'),
  copies(peacemaker, 'HH', ''),
  copies(rattlesnake, '', 'S'),
  copies(remington, '', 'SB'),
  copies(returnFire, 'H', ''),
  copies(schofield, '', 'BB'),
  copies(schoolmarm, 'HB', ''),
  copies(scope, 'H', 'H'),
  copies(shotgun, 'DD', 'HH'),
  copies(stampede, 'B', ''),
  copies(stealing, '', 'BHHH'),
  copies(strongAle, 'B', ''),
  copies(wagon, 'BB', 'B'),
  copies(water, 'BSSS', 'B'),
  copies(winchester, 'HH', ''),
];

function copies(card: CardDefinition, law: string, outlaws: string): Copies {
  return { card, law: cornersIn(law), outlaws: cornersIn(outlaws) };
}

/** By their first letters. */
function cornersIn(letters: string): RevealSymbol[] {
  return [...letters].flatMap((letter) => SYMBOLS.filter((symbol) => symbol.startsWith(letter.toLowerCase())));
}
