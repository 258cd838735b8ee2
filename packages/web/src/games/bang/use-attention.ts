import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableModel } from './table-model.ts';

const BUZZ = [60, 40, 60];

/** Calls me when I am asked: the tab's title, vibration; and keeps the screen awake while I play. What it says, if anything. */
export function useAttention({ scene, bar, composer }: TableModel): string {
  const { words } = scene.vocabulary;
  const { vibrates, marksTitle, marksBadge, staysAwake } = useSettings();
  const { game, company } = scene;
  const isWanted = (bar.isAsked || bar.isMyPlay) && !composer.isSending;
  const title = isWanted ? (bar.isAsked ? words.tags.answerNow : words.tags.yourTurn) : '';
  useEffect(() => {
    document.title = title === '' || !marksTitle ? 'Dustup' : `● ${title} · Dustup`;
    return () => {
      document.title = 'Dustup';
    };
  }, [title, marksTitle]);
  useBadge(isWanted && marksBadge);
  const askId = game.ask?.id;
  useEffect(() => {
    // Browsers let nobody do it before the first touch.
    if (vibrates && bar.isAsked && askId !== undefined && navigator.userActivation?.hasBeenActive !== false)
      navigator.vibrate?.(BUZZ);
  }, [bar.isAsked, askId, vibrates]);
  useWakeLock(staysAwake && company.me !== null && game.table.outcome === null);
  return title;
}

/** A dot on the icon of the app, where it is installed. */
function useBadge(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('setAppBadge' in navigator)) return undefined;
    // Refused where it is no app: then there is none.
    void navigator.setAppBadge(1).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [isOn]);
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
