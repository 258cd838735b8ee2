import type { ChatLine } from '@dustup/protocol/client';
import { isReaction, type ReactionWords } from './reactions.ts';

/** Sent by their names, so that everybody reads them in their own language. */
export const PHRASES = ['wellShot', 'thanks', 'sorry', 'onYourSide', 'notMe', 'doubt', 'noRush', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];
export type PhraseWords = { readonly [phrase in Phrase]: string };

type TalkWords = { readonly phrases: PhraseWords; readonly reactions: ReactionWords };

/** What a line says to me. */
export function saidIn(words: TalkWords, { text, phrase, on }: Pick<ChatLine, 'text' | 'phrase' | 'on'>): string {
  if (on !== undefined && isReaction(phrase)) return words.reactions[phrase];
  const known = PHRASES.find((one) => one === phrase);
  return known === undefined ? text : words.phrases[known];
}
