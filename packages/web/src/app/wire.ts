// What the table shows is what the client library knows.
export type {
  AskedOfMe,
  ClientState,
  GameState,
  LocalClock,
  LoggedEvent,
  TableState,
  Wish,
} from '@dustup/protocol/client';
