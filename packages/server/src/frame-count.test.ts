import { describe, expect, it } from 'vitest';
import { FrameCount } from './frame-count.ts';

const MASK = [1, 2, 3, 4];
const PING = [0x89, 0x80, ...MASK];
const TEXT = [0x81, 0x83, ...MASK, 7, 7, 7];
const PIECE = [0x01, 0x80, ...MASK];
const LONG = [0x81, 0xfe, 0x01, 0x00, ...MASK, ...Array.from({ length: 256 }, () => 0x89)];
const LONGER = [0x82, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, ...MASK, ...Array.from({ length: 65_536 }, () => 0x89)];
const UNMASKED = [0x8a, 0x00];

const ALL = [PING, TEXT, PIECE, LONG, UNMASKED, LONGER, PING];

describe('Frames of a WebSocket', () => {
  it('are counted whatever their kind and length', () => {
    const counter = new FrameCount();
    for (const frame of ALL) expect(counter.count(Uint8Array.from(frame))).toBe(1);
    expect(counter.count(Uint8Array.from(ALL.flat()))).toBe(ALL.length);
  });

  it.each([1, 2, 3, 5, 64, 1000])('are counted alike when they come in pieces of %i bytes', (size) => {
    const bytes = Uint8Array.from(ALL.flat());
    const counter = new FrameCount();
    let frames = 0;
    for (let at = 0; at < bytes.length; at += size) frames += counter.count(bytes.subarray(at, at + size));
    expect(frames).toBe(ALL.length);
  });
});
