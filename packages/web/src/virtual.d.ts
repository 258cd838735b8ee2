/// <reference types="vite/client" />

declare module 'virtual:book' {
  export const data: import('./cards/book-types.ts').BookFacts;
}
declare module 'virtual:texts-en' {
  export const data: import('./cards/book-types.ts').Texts;
}
declare module 'virtual:texts-it' {
  export const data: import('./cards/book-types.ts').Texts;
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
