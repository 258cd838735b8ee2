import { type Agent, type Answer, type Asked, INTERJECT, type Position, type Put } from '@dustup/kernel';

/** Whoever decides; what it hears meanwhile is not told here. */
type Decider<View> = Pick<Agent<View>, 'answer' | 'interjects'>;

/** Plays a position to its end, an agent to a seat. Returns how many decisions it took. */
export function playOut<Setup, State, Game, View, Event>(
  position: Position<Setup, State, Game, View, Event>,
  agents: readonly Decider<View>[],
  onDecision: (seat: number, answer: Answer) => void = () => undefined,
): number {
  const views = agents.map((_, seat) => () => position.view(seat));
  let decisions = 0;
  for (let asked = position.firstOpen; asked !== undefined; asked = position.firstOpen) {
    const [seat, answer] = decide(asked, agents, views);
    position.accept(seat, answer);
    onDecision(seat, answer);
    decisions += 1;
  }
  return decisions;
}

/** Who answers next, and what. */
export function nextDecision<Setup, State, Game, View, Event>(
  position: Position<Setup, State, Game, View, Event>,
  agents: readonly Decider<View>[],
): [number, Answer] {
  const asked = position.firstOpen;
  if (asked === undefined) throw new RangeError('the game is over');
  return decide(
    asked,
    agents,
    agents.map((_, seat) => () => position.view(seat)),
  );
}

/** First whoever cuts in, then whoever is asked. */
function decide<View>(
  asked: Asked,
  agents: readonly Decider<View>[],
  views: readonly (() => View)[],
): [number, Answer] {
  for (const offer of asked.standing) {
    const slots = at(offer.seat, agents).interjects(at(offer.seat, views), putTo(offer));
    if (slots !== null) return [offer.seat, { [INTERJECT]: offer.question.kind, ...slots }];
  }
  return [asked.seat, at(asked.seat, agents).answer(at(asked.seat, views), putTo(asked))];
}

/** An agent gets its own question, and nothing of what others are offered. */
function putTo({ question }: Put): Put {
  return { question };
}

function at<T>(seat: number, bySeat: readonly T[]): T {
  const found = bySeat[seat];
  if (found === undefined) throw new RangeError(`nobody in seat ${seat}`);
  return found;
}
