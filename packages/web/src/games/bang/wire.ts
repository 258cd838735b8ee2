import type { BangWire } from '@dustup/bang';
import type * as Client from '@dustup/protocol/client';

// The frames of the first game, as the client library hands them on.
export type GameState = Client.GameState<BangWire>;
export type LoggedEvent = Client.LoggedEvent<BangWire>;
export type TableState = Client.TableState<BangWire>;
export type { LocalClock } from '@dustup/protocol/client';
export type PublicFrame = BangWire['table'];
