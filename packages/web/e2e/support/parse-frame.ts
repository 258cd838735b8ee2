/** A message that the server sent to a page, as far as secrets are looked for in it. */
export type SentFrame = {
  readonly t: string;
  readonly own?: unknown;
  readonly hands?: unknown;
  readonly ask?: unknown;
  readonly events?: readonly SentEvent[];
  readonly game?: SentGame | string | null;
  readonly table?: {
    readonly seats?: unknown;
    readonly game?: { readonly seed?: unknown; readonly outcome?: unknown } | null;
  };
};

type SentGame = {
  readonly own?: unknown;
  readonly hands?: unknown;
  readonly ask?: unknown;
  readonly lately?: readonly SentEvent[];
  readonly table?: { readonly seats?: readonly SentSeat[]; readonly outcome?: unknown };
};

type SentSeat = { readonly role?: string | null; readonly hand?: unknown; readonly presence?: string };
type SentEvent = { readonly type: string; readonly cards?: unknown; readonly seenBy?: unknown };

export function parseFrame(text: string): SentFrame {
  return JSON.parse(text) as SentFrame;
}

/** A request of a page, as far as it can be told which it is. */
export function parseRequest(text: string): { readonly t: string; readonly re?: string } {
  return JSON.parse(text) as { readonly t: string; readonly re?: string };
}

/** What a spectator must not be told: anybody's own part, questions, faces that only some see, the seed, hidden roles. */
export function secretsIn(frame: SentFrame): readonly string[] {
  const game = typeof frame.game === 'object' ? frame.game : null;
  const found: string[] = [];
  if (frame.own != null || game?.own != null) found.push('own');
  if (frame.hands != null || game?.hands != null) found.push('hands');
  if (frame.ask != null || game?.ask != null) found.push('ask');
  for (const { type, cards, seenBy } of [...(frame.events ?? []), ...(game?.lately ?? [])])
    if (cards !== undefined && seenBy !== undefined) found.push(`faces in ${type}`);
  for (const { role, hand, presence } of game?.table?.seats ?? []) {
    if (hand != null) found.push('a hand');
    const isHidden = presence !== 'out' && game?.table?.outcome === null && role !== 'sheriff';
    if (isHidden && role != null) found.push(`the role ${role}`);
  }
  // Once the game is over, a table with open hands tells everybody.
  if (frame.table?.game?.seed != null && frame.table.game.outcome == null) found.push('the seed');
  const patched = JSON.stringify(frame.t === 'step' ? (frame.table ?? {}) : {});
  if (/"hand":(?!null)/.test(patched)) found.push('a hand in a patch');
  return found;
}
