/** A text to be kept for a while: a byte a letter. As it is, a single suit would make it twice as large. */
export function packed(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** The text that was packed. */
export function unpacked(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}
