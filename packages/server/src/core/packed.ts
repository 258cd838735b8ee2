/** What events are full of: each is kept as one letter that JSON never has. Any text can be packed, these make it small. */
const PHRASES = [
  '{"type":"',
  '","count":',
  '","seat":',
  ',"seat":',
  ',"target":',
  ',"count":',
  ',"seenBy":[',
  ',"detail":{',
  ',"cards":[{"id":',
  ',"card":"',
  '","sign":"',
  '"},{"id":',
  '"}]}',
];
const LETTERS = PHRASES.map((_, at) => String.fromCharCode(at + 1));

/** JSON to be kept for a while, a byte a letter: as it is, a single suit would make it twice as large. */
export function packed(json: string): string {
  let text = Buffer.from(json, 'utf8').toString('latin1');
  for (const [at, phrase] of PHRASES.entries()) text = text.replaceAll(phrase, LETTERS[at] ?? phrase);
  return text;
}

/** The JSON that was packed. */
export function unpacked(text: string): string {
  let json = text;
  for (const [at, letter] of LETTERS.entries()) json = json.replaceAll(letter, PHRASES[at] ?? letter);
  return Buffer.from(json, 'latin1').toString('utf8');
}
