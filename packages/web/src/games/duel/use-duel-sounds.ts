import { useSounds } from '../../sound/use-sounds.ts';
import type { Sound } from '../../sound/tones.ts';
import { cardFacts } from './book.ts';
import type { DuelEvent, DuelGame } from './wire.ts';

/** What the table for two sounds like. */
export function useDuelSounds(game: DuelGame): void {
  useSounds(game, soundOf);
}

function soundOf({ type, cards }: DuelEvent): Sound | undefined {
  const [card] = cards ?? [];
  switch (type) {
    case 'played':
      return card !== undefined && cardFacts(card.card).isHit ? 'shot' : 'slide';
    case 'avoided':
      return 'whizz';
    case 'lifeGained':
      return 'cork';
    case 'swapped':
      return 'clink';
    case 'eliminated':
      return 'bell';
    case 'revealed':
      return 'event';
    case 'gameWon':
      return 'end';
    case 'drew':
    case 'laid':
    case 'took':
    case 'picked':
    case 'discarded':
      return 'slide';
    default:
      return undefined;
  }
}
