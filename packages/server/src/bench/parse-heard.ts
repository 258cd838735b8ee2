import type { GameSnapshot, WireAsk } from '@dustup/protocol';

/** What a client of the bench makes of a message: as little as it can, since thousands of them share one process. */
export type Heard =
  | { readonly t: 'step'; readonly game: string; readonly n: number; readonly ask: 'new' | 'none' | 'same' }
  | { readonly t: 'table'; readonly phase: string; readonly seat: number | null; readonly game: GameSnapshot | null }
  | { readonly t: 'info'; readonly phase: string }
  | { readonly t: 'ask' }
  | { readonly t: 'welcome'; readonly token: string | undefined }
  | { readonly t: 'done'; readonly re: string; readonly code: string | undefined }
  | { readonly t: 'refused'; readonly re: string; readonly why: string }
  | { readonly t: 'other' };

const HEAD = 96;
const STEP = /^\{"t":"step","game":"([^"]+)","n":(\d+)/;
const PHASE = /"phase":"(\w+)"/;

export function parseHeard(data: Buffer): Heard {
  const head = data.toString('latin1', 0, HEAD);
  const step = STEP.exec(head);
  if (step !== null) return { t: 'step', game: step[1] ?? '', n: Number(step[2]), ask: askIn(data) };
  const [, t] = /^\{"t":"(\w+)"/.exec(head) ?? [];
  switch (t) {
    case 'info':
      return { t, phase: PHASE.exec(head)?.[1] ?? '' };
    case 'ask':
      return { t };
    case 'table':
    case 'welcome':
    case 'done':
    case 'refused':
      return readWhole(t, JSON.parse(data.toString()));
    default:
      return { t: 'other' };
  }
}

function askIn(data: Buffer): 'new' | 'none' | 'same' {
  if (data.includes(',"ask":{')) return 'new';
  return data.includes(',"ask":null') ? 'none' : 'same';
}

/** Comes from our own server, and a bench may break. */
function readWhole(t: 'table' | 'welcome' | 'done' | 'refused', message: any): Heard {
  switch (t) {
    case 'table':
      return { t, phase: message.table.phase, seat: message.seat, game: message.game };
    case 'welcome':
      return { t, token: message.token };
    case 'done':
      return { t, re: message.re, code: message.with?.code };
    case 'refused':
      return { t, re: message.re, why: JSON.stringify(message.why) };
  }
}

/** The question in a step. */
export function parseAskOf(data: Buffer): WireAsk | null {
  return JSON.parse(data.toString()).ask as WireAsk | null;
}
