import {
  card,
  type CardDefinition,
  type CardId,
  definitionOf,
  type Game,
  isRankBetween,
  type Rank,
  signOf,
  type Suit,
} from '../../../core.ts';
import { isBlue } from '../rules/zones.ts';

/** What a station asks for: so many cards such as will do, or life points. */
export type Price = {
  readonly cards: number;
  readonly life: number;
  readonly takes: (game: Game, paid: CardId) => boolean;
};

const prices = new Map<string, Price>();

function station(name: string, price: Partial<Price>): CardDefinition {
  const whole: Price = { cards: 1, life: 0, takes: () => true, ...price };
  const definition = card(name, { colour: 'black', traits: { costs: whole.cards, hurts: whole.life } });
  prices.set(definition.slug, whole);
  return definition;
}

/** Exactly these cards: what has the same effect, or is used as one, will not do (TRAIN-TAKE-03). */
function named(...slugs: readonly string[]): Partial<Price> {
  return { takes: (game, paid) => slugs.includes(definitionOf(game, paid).slug) };
}

/** Railcars have no suit and no rank (TRAIN-TAKE-14-Q). */
function ofSuit(suit: Suit): Partial<Price> {
  return { takes: (game, paid) => signOf(game, paid)?.suit === suit };
}

function ranking(low: Rank, high: Rank): Partial<Price> {
  return {
    takes: (game, paid) => {
      const sign = signOf(game, paid);
      return sign !== null && isRankBetween(sign.rank, low, high);
    },
  };
}

/** The 13 stations and what each asks for (TRAIN-STATION-01 to -05). */
export const stations: readonly CardDefinition[] = [
  station('Boom Town', named('bang')),
  station('Catico', named('cat-balou', 'panic')),
  station('Creepy Creek', ofSuit('♠')),
  station('Crown’s Hole', named('beer')),
  station('Deathwood', { takes: isBlue }),
  station('Dodgville', named('missed')),
  station('Fort Wroth', ranking('10', 'A')),
  station('Frisco', ofSuit('♣')),
  station('Miner’s Oath', ofSuit('♦')),
  station('San Tafe', ofSuit('♥')),
  station('Tombrock', { cards: 0, life: 1 }),
  station('Virginia Town', { cards: 2 }),
  station('Yooma', ranking('2', '9')),
];

export function priceAt({ slug }: CardDefinition): Price {
  return prices.get(slug) ?? FREE;
}

export const FREE: Price = { cards: 0, life: 0, takes: () => false };
