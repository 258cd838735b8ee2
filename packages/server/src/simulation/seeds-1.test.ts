import { describeSeeds } from './describe-seeds.ts';

describeSeeds(1, 250);
