import type { GameEvent } from '@dustup/bang';
import { cardFacts } from './cards/book.ts';
import type { Sound } from '../../sound/tones.ts';

/** What an event sounds like to this seat. */
export function soundOf(event: GameEvent, me: number | null): Sound | undefined {
  const [card] = event.cards ?? [];
  switch (event.type) {
    case 'played': {
      const isShot = card !== undefined && cardFacts(card.card).shoots === true;
      if (!isShot) return 'slide';
      return event.seat === me || event.target === me ? 'shot' : 'farShot';
    }
    case 'dodged':
      return 'whizz';
    case 'lifeGained':
      return 'cork';
    case 'eliminated':
      return 'bell';
    case 'advanced':
      return 'whistle';
    case 'tokenMoved':
      return 'clink';
    case 'eventTurned':
      return 'event';
    case 'gameWon':
      return 'end';
    case 'laid':
    case 'drew':
    case 'took':
    case 'picked':
    case 'discarded':
    case 'turned':
      return 'slide';
    default:
      return undefined;
  }
}
