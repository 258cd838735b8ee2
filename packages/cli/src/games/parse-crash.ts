import type { Setup } from '@dustup/bang';
import { duelRules, type Setup as DuelSetup, whyNotSetup } from '@dustup/duel';
import { CRASH_FORMAT, type CrashFile } from '@dustup/protocol';
import { UsageError } from '../io.ts';
import { checkRules } from '../terminal/is-duel-record.ts';

export type BangCrash = CrashFile & { readonly setup: Setup };
export type DuelCrash = CrashFile & { readonly setup: DuelSetup };

export function isDuelCrash(crash: BangCrash | DuelCrash): crash is DuelCrash {
  return crash.rules === duelRules.name;
}

/** Reads a crash file; what is not one is refused in a sentence. */
export function parseCrash(text: string, file: string): BangCrash | DuelCrash {
  const json = parseJson(text, file);
  if (json['format'] !== CRASH_FORMAT) throw new UsageError('noFileOfOurs', { file });
  const { rules, setup, key, entries, problem } = json;
  if (typeof rules === 'string') checkRules(rules, file);
  const wrong =
    (typeof rules !== 'string' && 'rules') ||
    (!(rules === duelRules.name ? isDuelSetup(setup) : isSetup(setup)) && 'setup') ||
    (typeof key !== 'string' && 'key') ||
    (!(Array.isArray(entries) && entries.every(isEntry)) && 'entries') ||
    (typeof problem !== 'string' && 'problem');
  if (wrong) throw new UsageError('damaged', { file, field: wrong });
  return json as unknown as BangCrash | DuelCrash;
}

function parseJson(text: string, file: string): { readonly [field: string]: unknown } {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return json as { readonly [field: string]: unknown };
  } catch {
    // said below, in words
  }
  throw new UsageError('notWhole', { file });
}

function isSetup(setup: unknown): boolean {
  if (typeof setup !== 'object' || setup === null) return false;
  const { players, sets } = setup as { players?: unknown; sets?: unknown };
  return typeof players === 'number' && Array.isArray(sets) && sets.every((set) => typeof set === 'string');
}

function isDuelSetup(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && whyNotSetup(setup as DuelSetup) === undefined;
}

function isEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { seat, answer, digest } = entry as { seat?: unknown; answer?: unknown; digest?: unknown };
  return typeof seat === 'number' && typeof answer === 'object' && answer !== null && typeof digest === 'number';
}
