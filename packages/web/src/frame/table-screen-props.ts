import type { Answer, Refusal } from '@dustup/kernel';
import type { ClientStatus, Reply } from '@dustup/protocol/client';
import type { TableState, Wish } from '../app/wire.ts';

export type Request = (wish: Wish) => Promise<Reply>;

export type TableScreenProps = {
  readonly table: TableState;
  /** My guest id; whoever looks at a game that is over needs none. */
  readonly guest?: string;
  readonly status: ClientStatus;
  readonly isRestarting: boolean;
  readonly hasNewVersion: boolean;
  /** Why the server has not given us what we came for. */
  readonly problem?: Refusal | null;
  readonly request: Request;
  readonly answer: (answer: Answer) => Promise<Reply>;
  /** The clock in which `endsAt` is told. */
  readonly now: () => number;
  /** The address of the table, or of my seat at it. */
  readonly linkTo: (secret?: string) => string;
  readonly onLeave: () => void;
  /** A record: nothing that is wished for here comes to pass. */
  readonly isRecord?: boolean;
  /** A line of the log is pressed: that of the event with this key. */
  readonly onLine?: (key: number) => void;
  /** Whether there is still something to be shown. */
  readonly onBehind?: (isBehind: boolean) => void;
  /** The game is over: to how it ended. */
  readonly onResults?: (() => void) | undefined;
  /** Pixels of the window below the table that belong to something else. */
  readonly below?: number;
};
