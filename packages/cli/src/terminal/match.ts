/** Letters and digits only, without accents: what somebody types need not be spelled as printed. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’'!.]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}♠♥♦♣]+/gu, ' ')
    .trim();
}

/** Whether each typed word begins a word of the label. */
export function matches(typed: string, label: string): boolean {
  const words = plain(label).split(' ');
  const wanted = plain(typed);
  return wanted !== '' && wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
