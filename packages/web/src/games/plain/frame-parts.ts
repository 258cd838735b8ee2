import type { Json } from '@dustup/kernel';
import { isJsonList } from './plain-speech.ts';

/** A named member of a frame. */
export type Member = { readonly name: string; readonly value: Json };

/** What a frame holds, as a table shows it. */
export type FrameParts = {
  /** What is told of each seat. */
  readonly seats: readonly (readonly Member[])[];
  /** Single values, and what is named. */
  readonly facts: readonly Member[];
  /** Lists: things that lie somewhere. */
  readonly zones: readonly { readonly name: string; readonly things: readonly Json[] }[];
};

/** Shown elsewhere: whom the game waits for, and how it ended. */
const ELSEWHERE: readonly string[] = ['asked', 'outcome'];

/** A list as long as there are seats is told seat by seat; another one is a zone; everything else is a fact. */
export function partsOf(frame: { readonly [name: string]: Json }, seats: number): FrameParts {
  const bySeat: Member[][] = Array.from({ length: Math.max(0, seats) }, () => []);
  const facts: Member[] = [];
  const zones: { readonly name: string; readonly things: readonly Json[] }[] = [];
  for (const [name, value] of Object.entries(frame)) {
    if (ELSEWHERE.includes(name)) continue;
    if (!isJsonList(value)) facts.push(...membersOf(name, value));
    else if (value.length !== seats) zones.push({ name, things: value });
    else for (const [seat, told] of value.entries()) bySeat[seat]?.push(...membersOf(name, told));
  }
  return { seats: bySeat, facts, zones };
}

/** A thing with members is told member by member; the seat that it is about is known. */
function membersOf(name: string, value: Json): readonly Member[] {
  if (typeof value !== 'object' || value === null || isJsonList(value)) return [{ name, value }];
  return Object.entries(value).flatMap(([member, told]) => (member === 'seat' ? [] : [{ name: member, value: told }]));
}

/** What is named by an id somewhere in what one sees: a card, mostly. */
export function thingsById(...seen: readonly Json[]): ReadonlyMap<number, Json> {
  const found = new Map<number, Json>();
  const look = (json: Json): void => {
    if (typeof json !== 'object' || json === null) return;
    if (isJsonList(json)) return json.forEach(look);
    const { id } = json;
    if (typeof id === 'number') found.set(id, json);
    Object.values(json).forEach(look);
  };
  seen.forEach(look);
  return found;
}
