import { UsageError } from '../io.ts';

// By their names alone: who only reads a record need not load the rules of both games, with all their sets.
const BANG = 'dustup/bang';
const DUEL = 'dustup/duel';
export const OURS: readonly string[] = [BANG, DUEL];

/** Whether a record, in the notation, is one of The Duel. One of a game that nobody here knows is refused. */
export function isDuelRecord(text: string, file: string): boolean {
  const rules = /^rules:\s*(?<rules>\S+)\s*$/mu.exec(text)?.groups?.['rules'];
  if (rules !== undefined) checkRules(rules, file);
  return rules === DUEL;
}

/** Refuses a file of a game that nobody here knows. */
export function checkRules(rules: string, file: string): void {
  if (!OURS.includes(rules)) throw new UsageError('unknownGame', { file, rules, ours: OURS.join(', ') });
}
