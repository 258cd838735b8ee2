import type { SeatView } from '@dustup/bang';
import type { Words } from '../../text/words.ts';
import type { IconName } from '../../ui/icon-names.ts';

type Back = { readonly said: string; readonly icon: IconName };

/** As what somebody is back in the game for a while; undefined for all others. */
export function backAs(
  presence: SeatView['presence'],
  tags: Pick<Words['tags'], 'ghost' | 'shadow'>,
): Back | undefined {
  if (presence === 'ghost') return { said: tags.ghost, icon: 'ghost' };
  if (presence === 'shadow') return { said: tags.shadow, icon: 'two-shadows' };
  return undefined;
}

/** What is different for whoever is back, in a sentence. */
export function rulesAs(
  presence: SeatView['presence'],
  stage: Pick<Words['stage'], 'ghostMay' | 'shadowMay'>,
): string | undefined {
  if (presence === 'ghost') return stage.ghostMay;
  return presence === 'shadow' ? stage.shadowMay : undefined;
}
