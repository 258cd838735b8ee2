import { type CardId, definitionSeen, type Traits } from '@dustup/bang';
import type { Reading } from './reading.ts';

/** What a card in front of oneself is worth: what it is there for, or what it can be discarded for. */
export function worthToHave(reading: Reading, card: CardId): number {
  const definition = definitionSeen(reading.view, card);
  if (definition === undefined) return 0;
  const { traits, action } = definition;
  const used = action?.traits === undefined ? 0 : worthToUse(reading, action.traits);
  return Math.max(used, worthToKeep(reading, traits));
}

function worthToKeep(reading: Reading, traits: Traits): number {
  if (traits.revives === true) return reading.life <= 2 ? 9 : 6;
  if (traits.dodges === true) return 6.5;
  if (traits.farther !== undefined) return 7;
  if (traits.heals !== undefined) return reading.life < reading.maxLife ? 5.5 : 4;
  if (traits.shelters === true || traits.arms === true || traits.yields === true) return 4.8;
  return traits.burdens === true ? 3 : 0;
}

function worthToUse(reading: Reading, traits: Traits): number {
  if (traits.takes === true) return 6;
  if (traits.discardsOfAll === true) return 4;
  if (traits.restarts === true) return reading.hand.length <= 2 ? 6 : 3;
  if (traits.draws !== undefined) return 2.2 + 2.4 * traits.draws;
  return traits.shoots === undefined ? 0 : 4.5;
}
