import type { ClientState } from '../../../app/wire.ts';

/** What a client knows that has just been opened. */
export const NOTHING_KNOWN_FOR_TESTS: ClientState = {
  status: 'online',
  retryAt: null,
  isRestarting: false,
  problem: null,
  me: null,
  tables: null,
  table: null,
  gone: null,
};
