/** The sounds there are, each to be muted by itself. Dry, short, made in code. */
export const SOUNDS = [
  'slide',
  'shot',
  'farShot',
  'ricochet',
  'cork',
  'turn',
  'answer',
  'tick',
  'bell',
  'event',
  'end',
] as const;
export type Sound = (typeof SOUNDS)[number];

type Tone = readonly (number | undefined)[];

// Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide, jump, jump time,
// repeat, noise, modulation, crush, delay, sustain volume, decay, tremolo.
const TONES: { readonly [S in Sound]: readonly { readonly at: number; readonly tone: Tone }[] } = {
  slide: [{ at: 0, tone: [0.25, 0.1, 900, 0.01, 0.02, 0.05, 4, 0.3, -12, 0, 0, 0, 0, 8, 0, 0, 0, 0.5, 0.02] }],
  shot: [{ at: 0, tone: [0.7, 0.05, 110, 0, 0.03, 0.25, 4, 2.2, -1.5, 0, 0, 0, 0, 1.4, 0, 0.3, 0, 0.6, 0.04] }],
  farShot: [{ at: 0, tone: [0.3, 0.05, 70, 0.01, 0.03, 0.22, 4, 1.8, -1, 0, 0, 0, 0, 0.8, 0, 0.5, 0, 0.5, 0.04] }],
  ricochet: [{ at: 0, tone: [0.35, 0.05, 1900, 0, 0.02, 0.28, 0, 1.4, -18, 2, 0, 0, 0, 0.2, 0, 0, 0.02, 0.5, 0.05] }],
  cork: [{ at: 0, tone: [0.5, 0.05, 260, 0, 0.01, 0.06, 1, 0.6, 28, 0, 0, 0, 0, 0.2, 0, 0, 0, 0.7, 0.01] }],
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

type Synthesizer = {
  volume: number;
  readonly audioContext: AudioContext;
  readonly buildSamples: (...tone: Tone) => readonly number[];
  readonly playSamples: (channels: readonly (readonly number[])[]) => unknown;
};

const VOLUME = 0.25; // -12 dB
const LONGEST = 400;

let player: Promise<Synthesizer> | undefined;
let busyUntil = 0;
/** A tone is computed once: that takes longer than a frame on a slow phone. */
const computed = new Map<Tone, readonly number[]>();

/** Browsers let nobody make a sound before the first touch: the synthesizer is fetched then. */
export function readySounds(): void {
  player ??= import('zzfx').then(({ ZZFX }) => {
    ZZFX.volume = VOLUME;
    void ZZFX.audioContext.resume();
    prepare(
      ZZFX,
      SOUNDS.flatMap((sound) => TONES[sound].map(({ tone }) => tone)),
    );
    return ZZFX;
  });
}

/** One tone at a time, while nothing else is to be done. */
function prepare(synthesizer: Synthesizer, [tone, ...more]: readonly Tone[]): void {
  if (tone === undefined) return;
  whenIdle(() => {
    samplesOf(synthesizer, tone);
    prepare(synthesizer, more);
  });
}

const SOON = 200;

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, SOON); // Safari
}

function samplesOf(synthesizer: Synthesizer, tone: Tone): readonly number[] {
  const known = computed.get(tone);
  if (known !== undefined) return known;
  const samples = synthesizer.buildSamples(...tone);
  computed.set(tone, samples);
  return samples;
}

/** One at a time; what calls me goes before what only happens. */
export function play(sound: Sound): void {
  if (player === undefined) return;
  const now = performance.now();
  const isCall = sound === 'turn' || sound === 'answer' || sound === 'end' || sound === 'bell' || sound === 'event';
  if (now < busyUntil && !isCall) return;
  busyUntil = now + LONGEST / 2;
  void player.then((synthesizer) => {
    for (const { at, tone } of TONES[sound])
      setTimeout(() => synthesizer.playSamples([samplesOf(synthesizer, tone)]), at);
  });
}
