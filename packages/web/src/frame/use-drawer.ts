import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { settings } from '../app/settings.ts';
import type { TableState } from '../app/wire.ts';
import { newIn, seenUpTo, unreadIn } from './chat-lines.ts';
import type { Tab } from './drawer.tsx';
import type { Reading } from './reading.ts';
import { isTextField } from './text-field.ts';
import { useHeard } from './use-heard.ts';
import { hasDraft } from './use-talk.ts';

/** The drawer, and what is read in it. */
export function useDrawer(table: TableState, guest: string, isPhone: boolean, isAlwaysOpen: boolean) {
  const { info, game } = table;
  const [tab, setTab] = useState<Tab>('log');
  const [isOpen, setOpen] = useState(false);
  const [reading, setReading] = useState<Reading | undefined>(undefined);
  const [details, setDetails] = useState<number | null>(null);
  const shown = useRef({ tab, isOpen, code: info.code });
  shown.current = { tab, isOpen, code: info.code };
  const askId = game?.ask?.id;
  // On a phone a sheet lies over the hand: away with it when I am asked, but not from under somebody's hands.
  useEffect(() => {
    if (isPhone && askId !== undefined && !isWriting(shown.current)) setOpen(false);
  }, [isPhone, askId]);
  const deeds = useMemo(
    () => ({
      openTab: (next: Tab) => {
        setOpen(!(shown.current.isOpen && next === shown.current.tab));
        setTab(next);
      },
      close: () => setOpen(false),
      // To read a card never keeps a tap waiting.
      onRead: (card: string | undefined, sign = '') =>
        startTransition(() => setReading(card === undefined ? undefined : { card, sign })),
      onDetails: (seat: number) => {
        setDetails(seat);
        setTab('notes');
        setOpen(true);
      },
      hasSound: () => settings.get().hasSound,
    }),
    [],
  );
  const { lines } = useHeard(table, guest);
  const [atFirst] = useState(() => seenUpTo(table.chat));
  const fresh = useMemo(() => newIn(lines, atFirst, guest), [lines, atFirst, guest]);
  const unread = useUnread(lines, tab === 'chat' && (isOpen || isAlwaysOpen));
  return { tab, isDrawerOpen: isOpen, fresh, unread, reading, details, ...deeds };
}

/** Somebody writes in the drawer, or has begun to. */
function isWriting({ tab, code }: { readonly tab: Tab; readonly code: string }): boolean {
  const { activeElement } = document;
  if (tab === 'chat' && hasDraft(code)) return true;
  return isTextField(activeElement) && activeElement?.closest('.drawer') != null;
}

function useUnread(chat: TableState['chat'], isShown: boolean): number {
  const seen = useRef(seenUpTo(chat));
  if (isShown) seen.current = seenUpTo(chat);
  return unreadIn(chat, seen.current);
}
