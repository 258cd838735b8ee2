import type { Answer } from '@dustup/kernel';
import { spokenAnswers, spokenOptions, whoIsSpokenTo } from './asked-words.ts';
import { type Form, wordsForSpoken } from './answer-words.ts';
import { lexiconFor } from './bang-lexicon.ts';
import type { Spoken } from './lexicon.ts';
import type { NamedPosition } from './named-position.ts';
import { answerFromSpoken, type ReadAnswer, readSpoken } from './parse/answer.ts';

export function spoken({ position, names }: NamedPosition): Spoken {
  return { position, names, lexicon: lexiconFor(position.game, names) };
}

/** An answer in words, without the name of who gives it: the inverse of `answerFromWords`. */
export function wordsForAnswer(at: NamedPosition, seat: number, answer: Answer, form?: Form): string {
  return wordsForSpoken(spoken(at), seat, answer, form);
}

/**
 * The answer that a seat gives with these words. Throws a `NotationError` when there is no such move or when it is
 * refused, and says what would be legal.
 */
export function answerFromWords(at: NamedPosition, seat: number, words: string): Answer {
  return answerFromSpoken(spoken(at), seat, words);
}

/** Reads words as an answer, legal or refused. Throws only when there are words that nobody knows. */
export function readAnswer(at: NamedPosition, seat: number, words: string): ReadAnswer {
  return readSpoken(spoken(at), seat, words);
}

/** What a seat may answer, each in words: «play Beer 6♥», «end turn». */
export function optionsInWords(at: NamedPosition, seat: number): string[] {
  return spokenAnswers(spoken(at), seat);
}

/** `Ann may: play Beer 6♥; end turn` */
export function optionsText(at: NamedPosition, seat: number): string {
  return spokenOptions(spoken(at), seat);
}

/** `Ben is asked to dodge`, for everybody who is asked. */
export function whoIsAsked(at: NamedPosition): string {
  return whoIsSpokenTo(spoken(at));
}
