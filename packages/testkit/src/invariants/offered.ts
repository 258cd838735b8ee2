import {
  type Answer,
  INTERJECT,
  isSelection,
  legalValues,
  type Refusal,
  type Slot,
  someAnswers,
  type Standing,
} from '@dustup/kernel';
import { difference } from './difference.ts';
import { portraitOf } from './portrait.ts';
import { type Given, InvariantBroken, type WatchedGame } from './watched.ts';

type Seated = { readonly seats: readonly unknown[] };

/**
 * I5: every offered option is accepted; everything else is refused with a reason and changes nothing. `before` is the
 * portrait of the position, for those who have one already.
 */
export function checkOffered<Setup, State extends Seated, Game, View, Event>(
  { position, viewers }: WatchedGame<Setup, State, Game, View, Event>,
  most: number,
  before = portraitOf(position, viewers),
): void {
  const offered = position.open.flatMap(({ seat, question }) => answersTo(seat, question, most));
  const besides = position.standing.flatMap(({ seat, question }) =>
    answersTo(seat, question, most).map(({ answer }) => ({ seat, answer: { [INTERJECT]: question.kind, ...answer } })),
  );
  if (!position.isOver && offered.length === 0) throw new InvariantBroken('I5', 'a question without an option');
  for (const { seat, answer } of [...offered, ...besides]) {
    const refusal = position.fork().answer(seat, answer);
    if (refusal !== undefined)
      throw new InvariantBroken('I5', `${words(seat, answer)} is offered and ${text(refusal)}`);
  }
  for (const { seat, answer } of madeUp(position.state.seats.length, [...offered, ...besides])) {
    const refusal = position.answer(seat, answer);
    if (typeof refusal?.refused !== 'string')
      throw new InvariantBroken('I5', `${words(seat, answer)} is not offered, yet accepted`);
  }
  const changed = difference(before, portraitOf(position, viewers));
  if (changed !== undefined) throw new InvariantBroken('I5', `trying answers changed the game: ${changed}`);
}

function answersTo(seat: number, { options }: Standing['question'], most: number): Given[] {
  checkDeadEnds(seat, options, { nodes: most });
  return someAnswers(options, most).map((answer) => ({ seat, answer }));
}

/** Whoever follows legal values must arrive. */
function checkDeadEnds(seat: number, slot: Slot, budget: { nodes: number }): void {
  if (isSelection(slot)) {
    if (slot.from.length < slot.least || slot.most < slot.least)
      throw new InvariantBroken('I5', `seat ${seat} cannot choose ${slot.least} for '${slot.slot}'`);
    return;
  }
  const values = legalValues(slot);
  if (values.length === 0) throw new InvariantBroken('I5', `seat ${seat} has nothing to choose for '${slot.slot}'`);
  for (const value of values) {
    budget.nodes -= 1;
    const next = budget.nodes > 0 ? slot.next?.(value) : undefined;
    if (next !== undefined) checkDeadEnds(seat, next, budget);
  }
}

const NO_SUCH_CARD = 99_999;

/** Answers that cannot be right: of the wrong seat, too little, too much, of the wrong kind. */
function madeUp(seats: number, [first]: readonly Given[]): Given[] {
  if (first === undefined) return [{ seat: 0, answer: { do: 'end' } }];
  const { seat, answer } = first;
  const wrong: Given[] = [
    { seat, answer: {} },
    { seat, answer: { ...answer, more: 1 } },
    { seat: seats, answer },
    { seat, answer: { [INTERJECT]: 'nothing', ...answer } },
  ];
  for (const slot of Object.keys(answer)) {
    wrong.push({ seat, answer: { ...answer, [slot]: NO_SUCH_CARD } });
    wrong.push({ seat, answer: { ...answer, [slot]: [NO_SUCH_CARD] } });
    wrong.push({ seat, answer: { ...answer, [slot]: 'no such word' } });
  }
  return wrong;
}

function words(seat: number, answer: Answer): string {
  return `seat ${seat}: ${JSON.stringify(answer)}`;
}

function text(refusal: Refusal): string {
  return `refused: ${JSON.stringify(refusal)}`;
}
