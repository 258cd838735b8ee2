import { connect, type Connection, type Reply } from '@dustup/protocol/client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { calmly } from './calm.ts';
import { basePath } from './router.tsx';
import { spokenNow } from '../text/speech.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import type { ClientState } from './wire.ts';
import { withNames } from './with-names.ts';

function socketAddress(): string {
  const address = new URL(`${basePath}socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

let accepted: string | undefined;

/** Whoever has opened a seat link wants to be who it says, from the first connection on. */
export function acceptLink(link: string): void {
  accepted = link;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What somebody is called at first, in their own language, and not like everybody else. */
function newName(): string {
  const letters = Array.from({ length: 3 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]);
  return `${spokenNow()?.words.shared.guest ?? ''} ${letters.join('')}`.trim();
}

/** At first the socket that `public/theme.js` has opened while the scripts were on their way. */
function openSocket(url: string): WebSocket {
  const early = globalThis.dustupSocket;
  globalThis.dustupSocket = undefined;
  if (early === undefined || early.url !== url || early.readyState > WebSocket.OPEN) return new WebSocket(url);
  // It may have said so before anybody listened.
  if (early.readyState === WebSocket.OPEN) queueMicrotask(() => early.dispatchEvent(new Event('open')));
  return early;
}

let made: Connection | undefined;

/** The one connection of this page, made when it is first wanted. */
export function connection(): Connection {
  if (made !== undefined) return made;
  const link = accepted;
  made = connect(socketAddress(), {
    open: openSocket,
    storage: localStorage,
    name: newName(),
    ...(link === undefined ? {} : { link }),
  });
  const look = () => {
    if (!document.hidden) made?.retry();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  // The others see at once that I am away, and I do.
  addEventListener('offline', () => made?.drop());
  return made;
}

let entered: { readonly code: string; readonly reply: Promise<Reply> } | undefined;

/** Comes to a table; asked for again while it is under way, it is the same wish. */
export function enterTable(code: string): Promise<Reply> {
  if (entered?.code === code) return entered.reply;
  const reply = connection().request({ t: 'enter', code });
  entered = { code, reply };
  void reply.then(() => {
    if (entered?.reply === reply) entered = undefined;
  });
  return reply;
}

const subscribe = calmly((listener) => connection().subscribe(listener));

/**
 * What the server tells is drawn bit by bit, between a touch and its answer, never in one long task that keeps a finger waiting. What I
 * have sent myself is seen at once.
 */
export function useClient(): ClientState {
  const { words } = useVocabulary();
  const [shown, setShown] = useState(connection().getState);
  useEffect(() => {
    let last = connection().state;
    const look = () => {
      const next = connection().state;
      if (next === last) return;
      const isMine = isAnswering(next) && !isAnswering(last);
      last = next;
      if (isMine) setShown(next);
      else startTransition(() => setShown(next));
    };
    setShown(last);
    return subscribe(look);
  }, []);
  return useMemo(() => withNames(shown, words.shared.somebody), [shown, words]);
}

function isAnswering({ table }: ClientState): boolean {
  return table?.game != null && table.game.answering !== null;
}

/** Whether the question that is shown is still the one that is asked: else an answer would answer another one. */
export function isStillAsked(shown: ClientState): boolean {
  const ask = ({ table }: ClientState) => `${table?.game?.id} ${table?.game?.ask?.id}`;
  return ask(shown) === ask(connection().state);
}

/** Whether the server has become another one since this page was loaded: there is something new to load. */
export function useNewVersion({ me }: ClientState): boolean {
  const [first, setFirst] = useState<string | undefined>(undefined);
  const build = me?.build;
  useEffect(() => {
    if (first === undefined && build !== undefined) setFirst(build);
  }, [first, build]);
  return first !== undefined && build !== undefined && build !== first;
}

declare global {
  /** Opened by `public/theme.js`. */
  var dustupSocket: WebSocket | undefined;
}
