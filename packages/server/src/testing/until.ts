import type { Connection } from '@dustup/protocol/client';

/** Resolves as soon as this holds for what the client has heard. */
export function until(connection: Connection, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(look);
    look();
    function look(): void {
      if (!holds()) return;
      stop?.();
      resolve();
    }
  });
}
