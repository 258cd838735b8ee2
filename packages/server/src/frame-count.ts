const IS_MASKED = 0x80;
const SHORT_LENGTH = 0x7f;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;
const MASK_BYTES = 4;

/**
 * Counts the frames in a stream of WebSocket bytes, whatever their kind: messages, pieces of messages, pings, pongs. It reads their
 * headers only, so a frame counts when it begins, not when it is whole.
 */
export class FrameCount {
  #at: 'kind' | 'length' | 'long length' | 'rest' = 'kind';
  /** Bytes of a long length that are still to come, and what they say so far. */
  #lengthBytes = 0;
  #length = 0;
  #mask = 0;
  /** Bytes of mask and payload that are still to come. */
  #rest = 0;

  /** How many frames begin in these bytes. */
  count(bytes: Uint8Array): number {
    let frames = 0;
    for (let at = 0; at < bytes.length; ) {
      if (this.#at === 'rest') {
        const skipped = Math.min(this.#rest, bytes.length - at);
        this.#rest -= skipped;
        at += skipped;
        if (this.#rest === 0) this.#at = 'kind';
        continue;
      }
      if (this.#at === 'kind') frames += 1;
      this.#read(bytes[at] ?? 0);
      at += 1;
    }
    return frames;
  }

  #read(byte: number): void {
    if (this.#at === 'kind') {
      this.#at = 'length';
    } else if (this.#at === 'length') {
      this.#mask = (byte & IS_MASKED) === 0 ? 0 : MASK_BYTES;
      const length = byte & SHORT_LENGTH;
      this.#lengthBytes = length === TWO_BYTES_FOLLOW ? 2 : length === EIGHT_BYTES_FOLLOW ? 8 : 0;
      this.#length = this.#lengthBytes === 0 ? length : 0;
      if (this.#lengthBytes > 0) this.#at = 'long length';
      else this.#endHeader();
    } else {
      this.#length = this.#length * 256 + byte;
      this.#lengthBytes -= 1;
      if (this.#lengthBytes === 0) this.#endHeader();
    }
  }

  #endHeader(): void {
    this.#rest = this.#mask + this.#length;
    this.#at = this.#rest === 0 ? 'kind' : 'rest';
  }
}
