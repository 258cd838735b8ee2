import { FRAMES, type Frame } from '../../club/links/frames.ts';

/** What one of our own ends has sent. */
export function parseLinkText(text: string): Frame {
  const afterKind = text.indexOf(' ');
  const afterConnection = text.indexOf(' ', afterKind + 1);
  const kind = FRAMES.find((one) => one === text.slice(0, afterKind)) ?? 'hello';
  const connection = Number(text.slice(afterKind + 1, afterConnection));
  return { kind, connection, body: Buffer.from(text.slice(afterConnection + 1)) };
}
