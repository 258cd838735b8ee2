import { refuse, type SetDefinition } from '../../core.ts';
import { evading } from './cards/evaded.ts';
import { bennyBrawler } from './characters/benny-brawler.ts';
import { evanBabbit } from './characters/evan-babbit.ts';
import { jimmyTexas } from './characters/jimmy-texas.ts';
import { manuelita } from './characters/manuelita.ts';
import { sancho } from './characters/sancho.ts';
import { sgtBlaze } from './characters/sgt-blaze.ts';
import { shadeOConnor } from './characters/shade-o-connor.ts';
import { zippyRoy } from './characters/zippy-roy.ts';
import { deck, decks } from './deck.ts';
import { ironhorse } from './events/ironhorse.ts';
import { leland } from './events/leland.ts';
import { icons } from './icons.ts';
import { expressTurn, expressTurns } from './railcars/express-car.ts';
import { advancingTrain, takingRailcars, timetable } from './rules/actions.ts';
import { withoutLife } from './rules/ghosts.ts';
import { railcarsInPlay } from './rules/railcars-in-play.ts';
import { prepareTrain } from './rules/train.ts';
import { LOCOMOTIVE, locomotiveAt, RAILCARS, zones } from './rules/zones.ts';

/** The Great Train Robbery: a train, 16 railcars and 13 stations, 16 cards, 8 characters. */
export const greatTrainRobbery: SetDefinition = {
  slug: 'great-train-robbery',
  name: 'The Great Train Robbery',
  icons,
  questions: {
    exchange: { asked: 'to exchange a card', verb: 'exchange' },
    fullSteam: { asked: 'about the effect', verb: 'choose' },
    giveUp: { asked: 'which card to give up', verb: 'discard' },
    handOver: { asked: 'to hand over a card', verb: 'hand over' },
    pickDiscard: { asked: 'to pick a discard', verb: 'pick' },
    readMap: { asked: 'to read the map', verb: 'answer' },
    shareRailcars: { asked: 'to share the railcars', verb: 'keep' },
    spare: { asked: 'whom to spare', verb: 'spare' },
    takeRailcar: { asked: 'to take a railcar', verb: 'take' },
    trainRobbery: { asked: 'to give up a card', verb: 'answer' },
  },
  deck,
  decks,
  zones,
  characters: [bennyBrawler, evanBabbit, jimmyTexas, manuelita, sancho, sgtBlaze, shadeOConnor, zippyRoy],
  events: [ironhorse, leland],
  stacks: { [LOCOMOTIVE]: { isNextSeen: true } },
  rules: [timetable, takingRailcars, advancingTrain, railcarsInPlay, withoutLife, evading, expressTurns],
  memories: [locomotiveAt, expressTurn],
  mayLandElsewhere: ({ deck: { slug } }) => slug === RAILCARS,
  bringsBackTheDead: () => true,
  whyNotSetUp: ({ sets }) =>
    sets.includes('base') ? undefined : refuse('needsBaseSet', { set: 'great-train-robbery' }),
  prepare: prepareTrain,
};
