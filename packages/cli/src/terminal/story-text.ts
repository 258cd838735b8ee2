import { plainText, type Told } from '@dustup/words';
import { withRoles } from './seats.ts';
import type { Vocabulary } from './words.ts';

/** All that happened, an event a line. */
export function storyText(events: readonly Told[], names: readonly string[], vocabulary: Vocabulary): string {
  const company = withRoles({ names, you: null });
  return events
    .filter(({ type }) => type !== 'turnEnded')
    .map((event) => {
      const sentence = plainText(vocabulary.news(event, company));
      return event.type === 'turnBegan' ? `\n${sentence}\n` : `  ${sentence}\n`;
    })
    .join('');
}
