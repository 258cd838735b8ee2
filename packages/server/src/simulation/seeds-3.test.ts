import { describeSeeds } from './describe-seeds.ts';

describeSeeds(501, 750);
