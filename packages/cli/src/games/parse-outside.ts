import type { Answer } from '@dustup/kernel';
import type { WireQuestion } from '@dustup/protocol';
import * as v from 'valibot';

/** What the thread of somebody else's bot is asked. */
export type Asked =
  | { readonly do: 'begin'; readonly seed: number }
  | { readonly do: 'hears'; readonly event: unknown }
  | { readonly do: 'answer' | 'interjects'; readonly view: unknown; readonly question: WireQuestion };

/** What it says. */
export type Told = { readonly answer: Answer | null } | { readonly problem: string };

/** What a bot's file has to give: `export default (seed) => ({ answer(view, question), interjects?, hears? })`. */
export type OutsideBot = {
  answer(view: unknown, question: unknown): unknown;
  interjects?(view: unknown, question: unknown): unknown;
  hears?(event: unknown): void;
};

const value = v.union([v.string(), v.number()]);
const answer = v.nullable(v.record(v.string(), v.union([value, v.array(value)])));
const told = v.union([v.object({ problem: v.string() }), v.object({ answer })]);

/** The bot's answer is anything at all: it is looked at like any that comes from outside. */
export function parseTold(message: unknown): Told {
  const parsed = v.safeParse(told, message);
  return parsed.success ? parsed.output : { problem: 'noAnswer' };
}

/** This program's own, both ends. */
export function parseAsked(message: unknown): Asked {
  return message as Asked;
}

export function parseBotMaker(module: unknown): (seed: number) => OutsideBot {
  const { default: make } = module as { default?: unknown };
  if (typeof make !== 'function') throw new Error('its file exports no function by default');
  return make as (seed: number) => OutsideBot;
}
