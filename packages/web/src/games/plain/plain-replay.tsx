import { type ReplayProps, ReplayShell } from '../../screens/replay/replay-shell.tsx';
import { PlainTable } from './plain-table.tsx';

/** A game that is over, to be looked at move by move. */
export function PlainReplay(props: ReplayProps) {
  return <ReplayShell {...props} draw={(table) => <PlainTable {...table} />} />;
}
