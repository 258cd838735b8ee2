import { type Answer, INTERJECT, isSelection, legalValues, type Question, type Slot, type Value } from '@dustup/kernel';
import type { GameOnWire } from '../game.ts';
import type { Connection } from './connect.ts';
import type { GameState } from './state.ts';

/** Somebody who plays from afar: sees what came over the wire, nothing else. */
export type RemoteAgent<G extends GameOnWire = GameOnWire> = {
  /** Null: leaves it to the clock. */
  answer(question: Question, game: GameState<G>): Answer | null;
  /** What it does besides while somebody is asked something. */
  interjects?(offer: Question, game: GameState<G>): Answer | null;
};

/** What the agent wants to say now, or null. */
export function answerFrom<G extends GameOnWire>(game: GameState<G>, agent: RemoteAgent<G>): Answer | null {
  const { question, standing = [] } = game.ask ?? {};
  for (const offer of standing) {
    const slots = agent.interjects?.(offer, game) ?? null;
    if (slots !== null) return { [INTERJECT]: offer.kind, ...slots };
  }
  return question === undefined ? null : agent.answer(question, game);
}

/** An agent that is refused so often at one question leaves it to the clock. */
const MOST_REFUSALS = 5;

/** Lets an agent answer whatever we are asked. Returns what stops it. */
export function playSeat<G extends GameOnWire>(connection: Connection<G>, agent: RemoteAgent<G>): () => void {
  let looked: GameState['ask'] = null;
  let refusals = 0;
  function play(): void {
    const game = connection.state.table?.game;
    if (game?.ask == null || game.ask === looked || game.answering !== null) return;
    if (game.ask.id !== looked?.id) refusals = 0;
    looked = game.ask;
    const answer = refusals < MOST_REFUSALS ? answerFrom(game, agent) : null;
    if (answer === null) return;
    void connection.answer(answer).then((reply) => {
      if (reply.t === 'refused') refusals += 1;
    });
  }
  play();
  return connection.subscribe(play);
}

/** A legal answer by chance: a way through the tree of options. `below(n)` is a whole number from 0 to n - 1. */
export function randomAnswerFrom(question: Question, dice: { below(n: number): number }): Answer {
  const answer: { [slot: string]: Value | readonly Value[] } = {};
  let slot: Slot | undefined = question.options;
  while (slot !== undefined) {
    if (isSelection(slot)) {
      const { from, least, most } = slot;
      const values: readonly Value[] = someOf(from, least + dice.below(most - least + 1), dice);
      answer[slot.slot] = values;
      slot = slot.next?.(values.length);
    } else {
      const values = legalValues(slot);
      const value: Value | undefined = values[dice.below(values.length)];
      if (value === undefined) return answer;
      answer[slot.slot] = value;
      slot = slot.next?.(value);
    }
  }
  return answer;
}

function someOf(from: readonly Value[], size: number, dice: { below(n: number): number }): readonly Value[] {
  const left = [...from];
  return Array.from({ length: Math.min(size, from.length) }, () => left.splice(dice.below(left.length), 1)).flat();
}
