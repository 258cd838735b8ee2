import { textPiece } from '@dustup/words';
import type { GameState } from '../../app/wire.ts';
import type { Line } from '../../frame/line.ts';
import { listed, plainly, type PlainSpeech } from './plain-speech.ts';

/** The lines of the log. */
export function plainLines(
  log: GameState['log'],
  speech: PlainSpeech,
  onLine?: (key: number) => void,
): readonly Line[] {
  return log.map(({ key, event }) => {
    const { type, ...facts } = event;
    const told = speech.message(`events.${type}`, 'seat' in facts ? { ...facts, who: facts.seat } : facts);
    const text = told ?? listed(plainly(type), facts, 'type', speech.member);
    return {
      key,
      text: [textPiece(text)],
      icon: 'info',
      isTurn: false,
      isHit: false,
      onPress: onLine && (() => onLine(key)),
    };
  });
}
