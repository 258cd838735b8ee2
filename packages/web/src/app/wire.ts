import type { BangWire } from '@dustup/bang';
import type * as Records from '@dustup/protocol';
import type * as Client from '@dustup/protocol/client';

// What the table shows is what the client library knows.
export type ClientState = Client.ClientState<BangWire>;
export type GameState = Client.GameState<BangWire>;
export type LoggedEvent = Client.LoggedEvent<BangWire>;
export type TableState = Client.TableState<BangWire>;
export type { LocalClock, Wish } from '@dustup/protocol/client';
export type PublicFrame = BangWire['table'];
export type OwnFrame = BangWire['own'];
export type RecordFile = Records.RecordFile<BangWire>;
