import type { BangWire } from '@dustup/bang';
import type * as Wire from '../../app/wire.ts';
import type { Moment } from '../../screens/shared/parse-moments.ts';
import type { TableState } from './wire.ts';

// Where a table or a record says that it is of this game, its frames and events are these.

export function parseTable(table: Wire.TableState): TableState {
  return table as TableState;
}

export type BangMoment = Moment<BangWire>;

export function parseMoments(moments: readonly Moment[]): readonly BangMoment[] {
  return moments as readonly BangMoment[];
}
