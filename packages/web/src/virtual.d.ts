/// <reference types="vite/client" />

declare module 'virtual:book' {
  export const data: import('./games/bang/cards/book-types.ts').BookFacts;
}
declare module 'virtual:duel-book' {
  export const data: import('./games/duel/book-types.ts').DuelFacts;
}
declare module 'virtual:more-book' {
  /** How the contents of each further set are loaded. */
  export const more: {
    readonly [set: string]: () => Promise<{ readonly data: import('./games/bang/cards/book-types.ts').SetContents }>;
  };
}
declare module 'virtual:words-*-page' {
  export const data: import('@dustup/words').Catalogue;
  export const takes: import('./text/words-from.ts').Takes;
}
declare module 'virtual:words-*' {
  export const data: import('@dustup/words').Catalogue;
}
declare module 'virtual:more-words-*' {
  /** How the words of each screen (`screen-lobby`) and of each set, and its full texts (`base-full`), are loaded. */
  export const more: { readonly [part: string]: () => Promise<import('./text/vocabulary-of.ts').Part> };
}
declare module 'virtual:rulings' {
  export const data: { readonly [id: string]: string };
}
declare module 'virtual:icons' {
  /** The address of the sprite; a symbol a name. */
  export const sprite: string;
}
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples: (...tone: readonly (number | undefined)[]) => number[];
    playSamples: (channels: readonly ArrayLike<number>[]) => AudioBufferSourceNode | undefined;
  };
}

/** What the browser closes by its Back key or Escape; not all of them have it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
