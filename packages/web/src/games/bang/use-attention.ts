import { useEffect } from 'react';
import type { TableModel } from './table-model.ts';

const BUZZ = [60, 40, 60];

/** Calls me when I am asked: the tab's title, vibration; and keeps the screen awake while I play. What it says, if anything. */
export function useAttention({ scene, bar, composer }: TableModel): string {
  const { words } = scene.vocabulary;
  const { game, company } = scene;
  const isWanted = (bar.isAsked || bar.isMyPlay) && !composer.isSending;
  const title = isWanted ? (bar.isAsked ? words.tags.answerNow : words.tags.yourTurn) : '';
  useEffect(() => {
    document.title = title === '' ? 'Dustup' : `● ${title} · Dustup`;
    return () => {
      document.title = 'Dustup';
    };
  }, [title]);
  const askId = game.ask?.id;
  useEffect(() => {
    // Browsers let nobody do it before the first touch.
    if (bar.isAsked && askId !== undefined && navigator.userActivation?.hasBeenActive !== false)
      navigator.vibrate?.(BUZZ);
  }, [bar.isAsked, askId]);
  useWakeLock(company.me !== null && game.table.outcome === null);
  return title;
}

function useWakeLock(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.hidden || isOver) return;
      // Refused on low battery: then the screen goes dark as it always does.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    const retake = () => void take();
    retake();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [isPlaying]);
}
