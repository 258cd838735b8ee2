import { redactEvent } from '@dustup/bang/engine';
import { isTellable, withoutStop } from '../heard-sentences.ts';
import { nameOfSeat } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { tellEvent } from '../story.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

/** `hears Kit draws 2 cards`: what the seat was told since the last decision, as much as it may know. */
export function heardFinding(at: Scene, seat: number, text: string): Finding {
  const sentence = readSentence(text);
  const told = toldTo(at, seat);
  return unless(told.includes(sentence), `${nameOfSeat(at.names, seat)} hears ${text}`, () => inWords(told));
}

/** `does not hear Ann draws Beer 6♥`: such a sentence exists, and the player was not told it. */
export function notHeardFinding(at: Scene, seat: number, text: string): Finding {
  const sentence = readSentence(text);
  if (!isTellable(sentence, at.names, at.game.book)) throw new NotationError({ says: 'neverHeard', sentence });
  const told = toldTo(at, seat);
  return unless(!told.includes(sentence), `${nameOfSeat(at.names, seat)} does not hear ${text}`, () => inWords(told));
}

/** `hears in order: Ann draws 2 cards; Ann ends their turn`: one after the other; others may be between. */
export function heardInOrderFinding(at: Scene, seat: number, text: string): Finding {
  const told = toldTo(at, seat);
  let from = 0;
  const areInOrder = text
    .split(';')
    .map(readSentence)
    .every((sentence) => {
      const found = told.indexOf(sentence, from);
      from = found + 1;
      return found >= 0;
    });
  return unless(areInOrder, `${nameOfSeat(at.names, seat)} hears in order: ${text}`, () => inWords(told));
}

function readSentence(text: string): string {
  const sentence = withoutStop(text.trim().replace(/^"|"$/gu, ''));
  if (sentence === '') throw new NotationError({ says: 'sentenceMissing' });
  return sentence;
}

function toldTo({ game, names, heard }: Scene, seat: number): string[] {
  return heard.map((event) => withoutStop(tellEvent(redactEvent(event, seat), names, game.book)));
}

function inWords(told: readonly string[]): string {
  return told.length === 0 ? 'nothing was heard' : told.map((sentence) => `${sentence}.`).join(' ');
}
