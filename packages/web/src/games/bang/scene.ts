import type { SeenCard } from '@dustup/bang';
import { faceNumbered, type FaceSeen } from './cards/book.ts';
import type { GameState, LoggedEvent } from './wire.ts';
import { fieldOf } from '../../frame/field.ts';

/** A card on its way from somebody to somebody: what the stage and the arrows show, the same for all. */
export type Attack = {
  readonly by: number | null;
  readonly targets: readonly number[];
  readonly face: FaceSeen | undefined;
};

/** What is going on now, outermost first in `resolving`. */
export function attackNow({ table }: GameState): Attack | undefined {
  const { resolving, asked, sets } = table;
  const inner = resolving.at(-1);
  if (inner === undefined) return undefined;
  const faced = resolving.findLast((frame) => 'face' in frame && frame.face !== null);
  const face =
    faced !== undefined && 'face' in faced && faced.face !== null ? faceNumbered(sets, faced.face) : undefined;
  const shot = resolving.findLast((frame) => frame.kind === 'shot' || frame.kind === 'standoff');
  if (shot?.kind === 'shot') return { by: shot.by, targets: [shot.target], face };
  if (shot?.kind === 'standoff') {
    const target = asked[0] ?? shot.target;
    return { by: target === shot.by ? shot.target : shot.by, targets: [target], face };
  }
  const by = 'by' in inner ? inner.by : null;
  return { by, targets: asked.filter((seat) => seat !== by), face };
}

/** Whether a card in front of its owner cannot be used yet: laid in this turn. */
export function isWaiting({ table }: GameState, card: SeenCard): boolean {
  return table.turn.laid.includes(card.id);
}

/** Who brought a seat down, and in which turn, as far as the log reaches. */
export type Fall = { readonly by: number | undefined; readonly turn: number };

export type Falls = ReadonlyMap<number, Fall>;

/** The log forgets its beginning: whose fall is known from before stays known. */
export function fallsIn(log: readonly LoggedEvent[], known: Falls = new Map()): Falls {
  const falls = new Map(known);
  let turn = 0;
  for (const { event } of log) {
    if (event.type === 'turnBegan') turn = event.count ?? turn;
    if (event.type !== 'eliminated' || event.seat === undefined) continue;
    const by = fieldOf(event.detail, 'by');
    falls.set(event.seat, { by: by === '' ? undefined : Number(by), turn });
  }
  return falls;
}

export type Deeds = { readonly seat: number; readonly count: number };

/** Whom a seat has turned on, or helped, most often first. */
export function deedsOf(counts: readonly number[], seats: number, by: number): readonly Deeds[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, count: counts[by * seats + seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Nobody has had a second turn. */
export function isJustDealt({ table }: GameState): boolean {
  return table.turn.number <= 1 && table.outcome === null;
}
