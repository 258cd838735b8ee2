/** The sounds there are, each to be muted by itself. Dry, short, made in code. */
export const SOUNDS = [
  'slide',
  'shot',
  'farShot',
  'whizz',
  'cork',
  'clink',
  'whistle',
  'turn',
  'answer',
  'tick',
  'bell',
  'event',
  'end',
] as const;
export type Sound = (typeof SOUNDS)[number];

export type Tone = readonly (number | undefined)[];

// Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide, jump, jump time,
// repeat, noise, modulation, crush, delay, sustain volume, decay, tremolo.
export const TONES: { readonly [S in Sound]: readonly { readonly at: number; readonly tone: Tone }[] } = {
  slide: [{ at: 0, tone: [0.25, 0.1, 900, 0.01, 0.02, 0.05, 4, 0.3, -12, 0, 0, 0, 0, 8, 0, 0, 0, 0.5, 0.02] }],
  shot: [{ at: 0, tone: [0.7, 0.05, 110, 0, 0.03, 0.25, 4, 2.2, -1.5, 0, 0, 0, 0, 1.4, 0, 0.3, 0, 0.6, 0.04] }],
  farShot: [{ at: 0, tone: [0.3, 0.05, 70, 0.01, 0.03, 0.22, 4, 1.8, -1, 0, 0, 0, 0, 0.8, 0, 0.5, 0, 0.5, 0.04] }],
  whizz: [{ at: 0, tone: [0.35, 0.05, 1900, 0, 0.02, 0.28, 0, 1.4, -18, 2, 0, 0, 0, 0.2, 0, 0, 0.02, 0.5, 0.05] }],
  cork: [{ at: 0, tone: [0.5, 0.05, 260, 0, 0.01, 0.06, 1, 0.6, 28, 0, 0, 0, 0, 0.2, 0, 0, 0, 0.7, 0.01] }],
  clink: [{ at: 0, tone: [0.35, 0.05, 2100, 0, 0.01, 0.12, 0, 1.6, 0, 0, 500, 0.02, 0, 0, 0, 0, 0, 0.5, 0.02] }],
  whistle: [
    { at: 0, tone: [0.3, 0, 660, 0.03, 0.16, 0.12, 0, 1, 0, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.6, 0.05] },
    { at: 240, tone: [0.3, 0, 660, 0.03, 0.3, 0.2, 0, 1, 0, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.6, 0.05] },
  ],
  turn: [
    { at: 0, tone: [0.6, 0.02, 210, 0, 0.01, 0.07, 1, 2, -6, 0, 0, 0, 0, 0.3, 0, 0, 0, 0.6, 0.01] },
    { at: 150, tone: [0.6, 0.02, 230, 0, 0.01, 0.08, 1, 2, -6, 0, 0, 0, 0, 0.3, 0, 0, 0, 0.6, 0.01] },
  ],
  answer: [
    { at: 0, tone: [0.4, 0.02, 2400, 0, 0.02, 0.1, 0, 1.5, 0, 0, 300, 0.03, 0.05, 0.1, 0, 0, 0, 0.5, 0.03] },
    { at: 130, tone: [0.4, 0.02, 2900, 0, 0.02, 0.14, 0, 1.5, 0, 0, 300, 0.03, 0.05, 0.1, 0, 0, 0, 0.5, 0.03] },
  ],
  tick: [{ at: 0, tone: [0.3, 0, 1500, 0, 0.005, 0.02, 1, 2, 0, 0, 0, 0, 0, 0.1] }],
  bell: [{ at: 0, tone: [0.5, 0, 392, 0, 0.05, 0.35, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0.05, 0.6, 0.1] }],
  event: [
    { at: 0, tone: [0.45, 0, 147, 0.02, 0.08, 0.3, 1, 0.8, 0, 0, 0, 0, 0, 0.2, 0, 0, 0, 0.5, 0.06] },
    { at: 90, tone: [0.35, 0, 220, 0.02, 0.06, 0.28, 1, 0.8, 0, 0, 0, 0, 0, 0.2, 0, 0, 0, 0.5, 0.06] },
  ],
  end: [261.6, 329.6, 392, 523.3].map((note, at) => ({
    at: at * 28,
    tone: [0.35, 0, note, 0.005, 0.06, 0.34, 1, 1.2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.08],
  })),
};

export const VOLUME = 0.25; // -12 dB

/** In the order in which they are computed. */
export const ALL_TONES: readonly Tone[] = SOUNDS.flatMap((sound) => TONES[sound].map(({ tone }) => tone));
