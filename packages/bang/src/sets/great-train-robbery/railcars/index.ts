import type { CardDefinition } from '../../../core.ts';
import { baggageCar } from './baggage-car.ts';
import { caboose } from './caboose.ts';
import { cattleTruck } from './cattle-truck.ts';
import { circusWagon } from './circus-wagon.ts';
import { coalHopper } from './coal-hopper.ts';
import { diningCar } from './dining-car.ts';
import { expressCar } from './express-car.ts';
import { ghostCar } from './ghost-car.ts';
import { loungeCar } from './lounge-car.ts';
import { lumberFlatcar } from './lumber-flatcar.ts';
import { mailCar } from './mail-car.ts';
import { observationCar } from './observation-car.ts';
import { passengerCar } from './passenger-car.ts';
import { prisonerCar } from './prisoner-car.ts';
import { privateCar } from './private-car.ts';
import { sleeperCar } from './sleeper-car.ts';

/** The 16 railcars, each of them once. */
export const railcars: readonly CardDefinition[] = [
  baggageCar,
  caboose,
  cattleTruck,
  circusWagon,
  coalHopper,
  diningCar,
  expressCar,
  ghostCar,
  loungeCar,
  lumberFlatcar,
  mailCar,
  observationCar,
  passengerCar,
  prisonerCar,
  privateCar,
  sleeperCar,
];
