import { INTERJECT, someAnswers } from '@dustup/kernel';
import { wordsForAnswer } from './answer-words.ts';
import { listed } from './english.ts';
import { type NamedPosition, nameOfSeat } from './named-position.ts';
import { questionWords } from './question-words.ts';

const MOST_OPTIONS = 400;
const MOST_SHOWN = 12;

/** What a seat may answer, each in words: «play Beer 6♥», «end turn». */
export function optionsInWords(at: NamedPosition, seat: number): string[] {
  const { open, standing } = at.position;
  const own = open
    .filter((one) => one.seat === seat)
    .flatMap(({ question }) => someAnswers(question.options, MOST_OPTIONS));
  const besides = standing
    .filter((one) => one.seat === seat)
    .flatMap(({ question }) =>
      someAnswers(question.options, 1).map((answer) => ({ [INTERJECT]: question.kind, ...answer })),
    );
  return [...new Set([...own, ...besides].map((answer) => wordsForAnswer(at, seat, answer, 'may')))];
}

/** `Ann may: play Beer 6♥; end turn` */
export function optionsText(at: NamedPosition, seat: number): string {
  const options = optionsInWords(at, seat);
  const shown = options.slice(0, MOST_SHOWN);
  const more = options.length > shown.length ? `; … (${options.length} in all)` : '';
  return `${nameOfSeat(at.names, seat)} may: ${shown.join('; ')}${more}`;
}

/** `Ben is asked to dodge`, for everybody who is asked. */
export function whoIsAsked({ position, names }: NamedPosition): string {
  if (position.isOver) return 'The game is over';
  return listed(
    position.open.map(
      ({ seat, question }) => `${nameOfSeat(names, seat)} is asked ${questionWords(question.kind).asked}`,
    ),
  );
}
