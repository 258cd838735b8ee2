// Computes what the sounds are made of, beside the page.
import './no-speakers.ts';
import { ZZFX } from 'zzfx';
import { ALL_TONES, VOLUME } from './tones.ts';

ZZFX.volume = VOLUME;
for (const tone of ALL_TONES) {
  const samples = Float32Array.from(ZZFX.buildSamples(...tone));
  postMessage(samples, { transfer: [samples.buffer] });
}
close();
