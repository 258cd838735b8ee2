import type { ChatLine } from '@dustup/protocol/client';
import type { TableState } from '../app/wire.ts';
import { ReactRow } from './react-row.tsx';
import { reactionsIn } from './reactions.ts';
import type { Request } from './table-screen-props.ts';
import { useHeard } from './use-heard.ts';

type ReactingProps = {
  readonly table: Pick<TableState, 'chat' | 'mutes'>;
  readonly guest: string;
  readonly on: NonNullable<ChatLine['on']>;
  readonly request: Request;
};

/** Signs for one move of a game that is over, and what it has been met with. */
export function Reacting({ table, guest, on, request }: ReactingProps) {
  const { lines } = useHeard(table, guest);
  return <ReactRow on={on} request={request} reactions={reactionsIn(lines, on.game).get(on.step)} />;
}
