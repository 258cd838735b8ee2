// What the table shows is what the client library knows, whatever is played there. Each game says in its own folder what its frames are.
export type { ClientState, GameState, LocalClock, LoggedEvent, TableState, Wish } from '@dustup/protocol/client';
export type { GameOnWire, PublicFrame, RecordFile, WireEvent } from '@dustup/protocol';
