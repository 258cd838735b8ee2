/** A ruling as players read it: what holds. Why it was decided so is for whoever writes the rules. */
export function rulingText(written: string): string {
  return written.split(' Why: ')[0] ?? written;
}
