import { textScale } from '../../app/root-size.ts';
import { needWords } from '../../text/speech.ts';
import { later } from '../../ui/later.tsx';
import { Arrows, DeathStory, PhoneArrows } from './shared-parts.ts';
import { layoutFor } from '../../frame/layout.ts';

// What the first look at the table does not need. One of the two views is fetched with the table, the rest when it is quiet.
export const PhoneView = later(async () => (await import('./phone-view.tsx')).PhoneView);
export const RingView = later(async () => (await import('./ring-view.tsx')).RingView);
export const Chat = later(async () => (await import('../../frame/chat.tsx')).Chat, 'talk');
export const ReactingLog = later(async () => (await import('../../frame/reacting-log.tsx')).ReactingLog, 'talk');
export const Bubbles = later(async () => (await import('../../frame/bubbles.tsx')).Bubbles, 'talk');
export const EffectsLayer = later(async () => (await import('./effects-layer.tsx')).EffectsLayer);
export const FlightLayer = later(async () => (await import('./flight-layer.tsx')).FlightLayer);
export const VoteNotice = later(async () => (await import('../../frame/vote-notice.tsx')).VoteNotice, 'side');
export const NotesTab = later(async () => (await import('./notes-tab.tsx')).NotesTab, 'side');
export const Reader = later(async () => (await import('./reader.tsx')).Reader);
export const RulesTab = later(async () => (await import('./rules-tab.tsx')).RulesTab, 'side');
export const TableTab = later(async () => (await import('../../frame/table-tab.tsx')).TableTab, 'side');

/** At most tables. */
const PLAYERS = 5;

/** The view that this window most likely needs. */
export function fetchView(): Promise<unknown> {
  const { kind } = layoutFor(innerWidth, innerHeight, textScale(), PLAYERS);
  return (kind === 'phone' ? PhoneView : RingView).fetch();
}

/** After so much quiet nobody is kept waiting by it. */
const QUIET = 2000;

/** Fetches the rest, so that it is there when it is wanted; says how to leave it. */
export function fetchRest(): () => void {
  const timer = setTimeout(() => {
    needWords(['base-full']).catch(() => undefined);
    for (const part of [
      Arrows,
      FlightLayer,
      EffectsLayer,
      PhoneArrows,
      VoteNotice,
      Chat,
      Bubbles,
      ReactingLog,
      DeathStory,
      NotesTab,
      Reader,
      RulesTab,
      TableTab,
      PhoneView,
      RingView,
    ]) {
      part.fetch().catch(() => undefined); // whoever wants it is told if it does not come
    }
  }, QUIET);
  return () => clearTimeout(timer);
}
