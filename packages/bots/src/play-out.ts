import type { BangPosition } from '@dustup/bang';
import { type Answer, type Asked, INTERJECT } from '@dustup/kernel';
import type { Agent } from './agent.ts';

/** Plays a position to its end, an agent to a seat. Returns how many decisions it took. */
export function playOut(
  position: BangPosition,
  agents: readonly Agent[],
  onDecision: (seat: number, answer: Answer) => void = () => undefined,
): number {
  let decisions = 0;
  for (let asked = position.firstOpen; asked !== undefined; asked = position.firstOpen) {
    const [seat, answer] = nextDecision(position, agents, asked);
    position.accept(seat, answer);
    onDecision(seat, answer);
    decisions += 1;
  }
  return decisions;
}

/** Who answers next, and what: first whoever cuts in, then whoever is asked. */
export function nextDecision(
  position: BangPosition,
  agents: readonly Agent[],
  asked: Asked | undefined = position.firstOpen,
): [number, Answer] {
  if (asked === undefined) throw new RangeError('the game is over');
  for (const offer of asked.standing) {
    const slots = agents[offer.seat]?.interjects(() => position.view(offer.seat), offer) ?? null;
    if (slots !== null) return [offer.seat, { [INTERJECT]: offer.question.kind, ...slots }];
  }
  const agent = agents[asked.seat];
  if (agent === undefined) throw new RangeError(`nobody in seat ${asked.seat}`);
  return [asked.seat, agent.answer(() => position.view(asked.seat), asked)];
}
