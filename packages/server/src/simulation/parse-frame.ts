import type { Json } from '@dustup/kernel';
import type { OwnFrame, PublicFrame } from '@dustup/protocol';

/** The server's patches lead from one frame to the next. */
export function parsePublic(patched: Json): PublicFrame {
  return patched as unknown as PublicFrame;
}

export function parseOwn(patched: Json): OwnFrame {
  return patched as unknown as OwnFrame;
}
