import { describeSeeds } from './describe-seeds.ts';

describeSeeds(751, 1000);
