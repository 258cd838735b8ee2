import type { ChatLine } from '@dustup/protocol/client';
import { Icon } from '../ui/icon.tsx';
import { isReaction, REACTIONS } from './reactions.ts';

/** The sign of a reaction, before what it says. */
export function Sign({ line: { on, phrase } }: { readonly line: Pick<ChatLine, 'on' | 'phrase'> }) {
  if (on === undefined || !isReaction(phrase)) return null;
  return (
    <>
      <Icon name={REACTIONS[phrase].icon} size={16} />{' '}
    </>
  );
}
