import { settings } from '../app/settings.ts';
import { ALL_TONES, type Sound, type Tone, TONES, VOLUME } from './tones.ts';

type Samples = ArrayLike<number>;
type Synthesizer = {
  volume: number;
  readonly audioContext: AudioContext;
  readonly buildSamples: (...tone: Tone) => Samples;
  readonly playSamples: (channels: readonly Samples[], volumeScale: number) => unknown;
};
type Player = {
  readonly synthesizer: Synthesizer;
  /** Undefined where there was nobody to compute them. */
  readonly samples: ReadonlyMap<Tone, Promise<Samples | undefined>>;
};

const LONGEST = 400;

let player: Promise<Player> | undefined;
let busyUntil = 0;

/** Browsers let nobody make a sound before the first touch: the synthesizer is fetched then. */
export function readySounds(): void {
  player ??= import('zzfx').then(({ ZZFX }) => {
    ZZFX.volume = VOLUME;
    void ZZFX.audioContext.resume();
    return { synthesizer: ZZFX, samples: computedElsewhere() };
  });
}

/** A tone is computed once, and not here: that takes longer than a frame on a slow phone. */
function computedElsewhere(): Player['samples'] {
  const wanted = ALL_TONES.map((tone) => ({ tone, ...Promise.withResolvers<Samples | undefined>() }));
  const worker = new Worker(new URL('./samples-worker.ts', import.meta.url), { type: 'module' });
  let next = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Float32Array) wanted[next++]?.resolve(data);
  });
  worker.addEventListener('error', () => {
    for (const { resolve } of wanted) resolve(undefined);
  });
  return new Map(wanted.map(({ tone, promise }) => [tone, promise]));
}

/** One at a time; what calls me goes before what only happens. */
export function play(sound: Sound): void {
  if (player === undefined) return;
  const now = performance.now();
  const isCall = sound === 'turn' || sound === 'answer' || sound === 'end' || sound === 'bell' || sound === 'event';
  if (now < busyUntil && !isCall) return;
  busyUntil = now + LONGEST / 2;
  void player.then((ready) => {
    for (const { at, tone } of TONES[sound]) setTimeout(() => void playTone(ready, tone), at);
  });
}

async function playTone({ synthesizer, samples }: Player, tone: Tone): Promise<void> {
  synthesizer.playSamples(
    [(await samples.get(tone)) ?? synthesizer.buildSamples(...tone)],
    settings.get().volume / 100,
  );
}
