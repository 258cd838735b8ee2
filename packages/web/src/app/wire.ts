// What the table shows is what the client library knows.
export type {
  ClientState,
  GameState,
  LocalClock,
  LoggedEvent,
  TableState,
  Wish,
} from '@dustup/protocol/client';
