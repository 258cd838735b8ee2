import type { StoragePort } from './identity.ts';
import type { FairNote } from './own-part.ts';

const KEY = 'dustup.fair';
const MOST_KEPT = 40;

/** Keeps what a player may want to check after a game, for the last games. */
export function keepFairNote(storage: StoragePort, note: FairNote): void {
  try {
    const others = fairNotesIn(storage).filter(({ game }) => game !== note.game);
    const known = fairNoteOf(storage, note.game);
    // After a reload of the page the part is no longer known, nor needed: it has been shown.
    const kept = known === undefined ? note : { ...known, part: known.part ?? note.part };
    storage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST_KEPT)));
  } catch {
    // Full or forbidden: then nothing is kept.
  }
}

/** What was noted of a game before its deal, if it was played in this browser. */
export function fairNoteOf(storage: StoragePort, game: string): FairNote | undefined {
  return fairNotesIn(storage).find((note) => note.game === game);
}

function fairNotesIn(storage: StoragePort): FairNote[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.flatMap(noteIn) : [];
  } catch {
    return [];
  }
}

function noteIn(found: unknown): FairNote[] {
  if (typeof found !== 'object' || found === null || !('game' in found) || !('promise' in found)) return [];
  const { game, promise } = found;
  const part = 'part' in found && typeof found.part === 'string' ? found.part : null;
  return typeof game === 'string' && typeof promise === 'string' ? [{ game, promise, part }] : [];
}
