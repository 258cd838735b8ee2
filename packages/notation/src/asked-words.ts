import { INTERJECT, someAnswers } from '@dustup/kernel';
import { wordsForSpoken } from './answer-words.ts';
import { listed } from './english.ts';
import { nameOfSeat, type Spoken } from './lexicon.ts';

const MOST_OPTIONS = 400;
const MOST_SHOWN = 12;

/** What a seat may answer, each in words: «play Beer 6♥», «end turn». */
export function spokenAnswers(at: Spoken, seat: number): string[] {
  const { open, standing } = at.position;
  const own = open
    .filter((one) => one.seat === seat)
    .flatMap(({ question }) => someAnswers(question.options, MOST_OPTIONS));
  const besides = standing
    .filter((one) => one.seat === seat)
    .flatMap(({ question }) =>
      someAnswers(question.options, 1).map((answer) => ({ [INTERJECT]: question.kind, ...answer })),
    );
  return [...new Set([...own, ...besides].map((answer) => wordsForSpoken(at, seat, answer, 'may')))];
}

/** `Ann may: play Beer 6♥; end turn` */
export function spokenOptions(at: Spoken, seat: number): string {
  const options = spokenAnswers(at, seat);
  const shown = options.slice(0, MOST_SHOWN);
  const more = options.length > shown.length ? `; … (${options.length} in all)` : '';
  return `${nameOfSeat(at.names, seat)} may: ${shown.join('; ')}${more}`;
}

/** `Ben is asked to dodge`, for everybody who is asked. */
export function whoIsSpokenTo({ position, names, lexicon }: Spoken): string {
  if (position.isOver) return 'The game is over';
  return listed(
    position.open.map(
      ({ seat, question }) => `${nameOfSeat(names, seat)} is asked ${lexicon.questionWords(question.kind).asked}`,
    ),
  );
}
