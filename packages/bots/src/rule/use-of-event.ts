import { cardId, traitsOfAction } from '@dustup/bang';
import { type Answer, type Choice, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { bestAim, takeAim } from './aim.ts';
import type { Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { leastWorth } from './worth.ts';

/** What the event in force lets everybody do in his turn, if it is worth while: known by its traits. */
export function useOfEvent(reading: Reading, options: Choice): Answer | undefined {
  const use = reading.view.inForce['events'];
  const uses = use === undefined || options.why?.('use') !== undefined ? undefined : options.next?.('use');
  if (use === undefined || uses === undefined || isSelection(uses) || !legalValues(uses).includes(use))
    return undefined;
  const traits = traitsOfAction(reading.view, reading.self, use);
  const slot = uses.next?.(use);
  const shots = shotsIn(reading);
  const spare = reading.mayShoot ? shots.length - 1 : shots.length; // one for the shot of the turn
  const [shot] = shots;
  if (shot === undefined || slot === undefined || spare < (traits?.costs ?? 0)) return undefined;
  if (traits?.shoots === 'one') return shootWith(reading, slot, shot, use);
  return traits?.discards === true ? throwAt(reading, slot, use) : undefined;
}

function shotsIn({ hand, profiles, nature }: Reading): readonly Profile[] {
  return profiles.slice(0, hand.length).filter(({ isBang, dodges }) => isBang || (dodges && nature.swaps));
}

/** Several cards for a shot. */
function shootWith(reading: Reading, seats: Slot, shot: Profile, use: string): Answer | undefined {
  if (isSelection(seats) || !takeAim(reading, shot)) return undefined;
  const at = bestAim(reading, seats);
  const cost = at === undefined ? undefined : seats.next?.(at);
  if (at === undefined || cost === undefined || !isSelection(cost)) return undefined;
  return { do: 'use', use, at, cost: leastWorth(reading, cost.from.map(toCard), cost.least) };
}

/** What a card in front of somebody must be worth to throw one at it. */
const WORTH_A_THROW = 2;

/** A card for one in front of somebody. */
function throwAt(reading: Reading, cards: Slot, use: string): Answer | undefined {
  if (isSelection(cards)) return undefined;
  const [card] = leastWorth(reading, legalValues(cards).map(toCard), 1);
  const seats = card === undefined ? undefined : cards.next?.(card);
  if (card === undefined || seats === undefined || isSelection(seats)) return undefined;
  reading.readOthers();
  let best: Answer | undefined;
  let most = WORTH_A_THROW;
  for (const at of legalValues(seats)) {
    const { what, value } = bestSpoil(reading, Number(at), reading.inFrontOf(Number(at)));
    if (value > most) {
      best = { do: 'use', use, card, at, what };
      most = value;
    }
  }
  return best;
}

const toCard = (value: Value) => cardId(Number(value));
