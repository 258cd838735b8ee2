import type { BangPosition } from '@dustup/bang';
import { type Answer, INTERJECT } from '@dustup/kernel';
import type { Agent } from './agent.ts';

/** Plays a position to its end, an agent to a seat. Returns how many decisions it took. */
export function playOut(
  position: BangPosition,
  agents: readonly Agent[],
  onDecision: (seat: number, answer: Answer) => void = () => undefined,
): number {
  let decisions = 0;
  while (!position.isOver) {
    const [seat, answer] = nextDecision(position, agents);
    position.accept(seat, answer);
    onDecision(seat, answer);
    decisions += 1;
  }
  return decisions;
}

/** Who answers next, and what: first whoever cuts in, then whoever is asked. */
export function nextDecision(position: BangPosition, agents: readonly Agent[]): [number, Answer] {
  for (const offer of position.standing) {
    const slots = agents[offer.seat]?.interjects(() => position.view(offer.seat), offer) ?? null;
    if (slots !== null) return [offer.seat, { [INTERJECT]: offer.question.kind, ...slots }];
  }
  const asked = position.firstOpen;
  const agent = asked && agents[asked.seat];
  if (asked === undefined || agent === undefined) throw new RangeError('nobody to answer');
  return [asked.seat, agent.answer(() => position.view(asked.seat), asked)];
}
