/** Does something when everything asked for before is done. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * For what reads the listing of a game and writes it anew: what one has read, no other may change before it is written. A table that is open
 * writes its own without reading it, and whoever reads here waits until it is closed.
 */
export function newTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
