import { nearestLanguage } from '@dustup/words';
import { LANGUAGES, type Language } from '../text/vocabulary-of.ts';
import { keep, readKept } from './parse-kept.ts';
import { SPEEDS, type Speed } from './speeds.ts';
import { createStore, useStore } from './store.ts';

export const THEMES = ['auto', 'noon', 'midnight'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const VOLUMES = [25, 50, 100] as const;

export type Settings = {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How fast what happens is shown to me. */
  readonly speed: Speed;
  /** In percent of what the browser has. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly hasSound: boolean;
  /** In percent of what they are made for. */
  readonly volume: (typeof VOLUMES)[number];
  /** How I am called when I am asked: the phone buzzes, the tab's title, a badge on the app. */
  readonly vibrates: boolean;
  readonly marksTitle: boolean;
  readonly marksBadge: boolean;
  /** The screen does not go dark while I play. */
  readonly staysAwake: boolean;
  /** I have muted everybody, at every table. */
  readonly isHushed: boolean;
  /** Sounds that are switched off one by one. */
  readonly muted: readonly string[];
};

const KEPT = 'dustup.settings';

function oneOf<T>(allowed: readonly T[], wanted: unknown): T | undefined {
  return allowed.find((value) => value === wanted);
}

function readSettings(): Settings {
  const kept = readKept(KEPT) ?? {};
  return {
    language: oneOf(LANGUAGES, kept['language']) ?? nearestLanguage(navigator.languages),
    theme: oneOf(THEMES, kept['theme']) ?? 'auto',
    motion: oneOf(MOTIONS, kept['motion']) ?? 'auto',
    speed: oneOf(SPEEDS, kept['speed']) ?? 'brisk',
    textSize: oneOf(TEXT_SIZES, kept['textSize']) ?? 100,
    hasSound: kept['hasSound'] !== false,
    volume: oneOf(VOLUMES, kept['volume']) ?? 100,
    vibrates: kept['vibrates'] !== false,
    marksTitle: kept['marksTitle'] !== false,
    marksBadge: kept['marksBadge'] !== false,
    staysAwake: kept['staysAwake'] !== false,
    isHushed: kept['isHushed'] === true,
    muted: Array.isArray(kept['muted']) ? kept['muted'].filter((name) => typeof name === 'string') : [],
  };
}

export const settings = createStore(readSettings());

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  keep(KEPT, settings.get());
}

export function useSettings(): Settings {
  return useStore(settings);
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersLess = matchMedia('(prefers-reduced-motion: reduce)');

export function themeShown({ theme }: Settings): 'noon' | 'midnight' {
  if (theme !== 'auto') return theme;
  return prefersDark.matches ? 'midnight' : 'noon';
}

export function isMotionReduced({ motion }: Settings = settings.get()): boolean {
  return motion === 'reduced' || (motion === 'auto' && prefersLess.matches);
}

/** Puts the theme on the page, now and whenever it changes. */
export function wearTheme(): void {
  const wear = () => {
    const shown = settings.get();
    document.documentElement.dataset['theme'] = themeShown(shown);
    document.documentElement.dataset['motion'] = isMotionReduced(shown) ? 'reduced' : 'full';
    document.documentElement.lang = shown.language;
  };
  wear();
  settings.subscribe(wear);
  prefersDark.addEventListener('change', wear);
  prefersLess.addEventListener('change', wear);
}
