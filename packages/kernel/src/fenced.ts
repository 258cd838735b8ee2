import type { Agent, Put } from './agent.ts';
import { handOut } from './json.ts';
import { takeIn } from './options.ts';
import { handOutQuestion } from './question.ts';
import type { Listener, Viewer } from './rules.ts';

/**
 * The agent behind a fence: it gets copies of its questions, and its answers are copied. A question leads to lists of the game itself, and
 * an answer becomes part of the record. (Views are safe by themselves.) It costs a microsecond or two a decision.
 */
export function fenced<View, Event>(agent: Agent<View, Event>): Agent<View, Event> {
  return {
    answer: (view, put) => takeIn(agent.answer(view, outside(put))),
    interjects: (view, put) => {
      const answer = agent.interjects(view, outside(put));
      return answer && takeIn(answer);
    },
    ...(agent.hears && { hears: (event) => agent.hears?.(event) }),
  };
}

function outside({ question }: Put): Put {
  return { question: handOutQuestion(question) };
}

/** Tells each agent that listens what happens, as its seat sees it, in a copy of its own. Undefined when none does. */
export function toldTo<View, Event>(
  agents: readonly Agent<View, Event>[],
  redact: (event: Event, viewer: Viewer) => Event,
): Listener<Event> | undefined {
  if (!agents.some((agent) => 'hears' in agent)) return undefined;
  return (event) => {
    for (const [seat, agent] of agents.entries()) agent.hears?.(handOut(redact(event, seat)));
  };
}
