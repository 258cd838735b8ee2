import type { ChatLine } from '@dustup/protocol/client';
import type { Refusal } from '@dustup/kernel';
import { createStore, useStore } from '../app/store.ts';
import { leftOf } from './chat-lines.ts';
import type { Request } from './table-screen-props.ts';

/** What I am about to say at a table. */
type Drafted = {
  readonly code: string;
  readonly text: string;
  /** Under way: it stays in the field until it is said. */
  readonly isSending: boolean;
  /** Why it was not said. */
  readonly why: Refusal | null;
};

export type Talk = Pick<Drafted, 'text' | 'why'> & {
  readonly write: (text: string) => void;
  readonly say: (to: ChatLine['to']) => void;
  readonly sayPhrase: (to: ChatLine['to'], phrase: string, text: string) => void;
};

const blank = (code: string): Drafted => ({ code, text: '', isSending: false, why: null });

/** Outlives the field, which is only there while it is looked at. */
const drafted = createStore<Drafted>(blank(''));

const draftAt = (code: string) => (drafted.get().code === code ? drafted.get() : blank(code));
const change = (code: string, changed: Partial<Drafted>) => drafted.set({ ...draftAt(code), ...changed });

export function useTalk(code: string, request: Request): Talk {
  useStore(drafted);
  const { text, why } = draftAt(code);
  return {
    text,
    why,
    write: (written) => change(code, { text: written, why: null }),
    say: (to) => void say(code, to, request),
    sayPhrase: (to, phrase, words) => void sayPhrase(code, { t: 'say', to, phrase, text: words }, request),
  };
}

export function hasDraft(code: string): boolean {
  return draftAt(code).text !== '';
}

async function say(code: string, to: ChatLine['to'], request: Request): Promise<void> {
  const { text, isSending } = draftAt(code);
  if (text.trim() === '' || isSending) return;
  change(code, { isSending: true, why: null });
  const reply = await request({ t: 'say', text: text.trim(), to });
  const isSaid = reply.t === 'done';
  change(code, {
    isSending: false,
    text: isSaid ? leftOf(draftAt(code).text, text) : draftAt(code).text,
    why: isSaid ? null : reply.why,
  });
}

/** What is being written stays as it is. */
async function sayPhrase(code: string, wish: Parameters<Request>[0], request: Request): Promise<void> {
  const reply = await request(wish);
  change(code, { why: reply.t === 'done' ? null : reply.why });
}
