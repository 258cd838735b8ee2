type Subscribe = (listener: () => void) => () => void;

/**
 * Tells of a change at once, and of those that follow on its heels together, one task later. Who draws anew for every single message
 * of a crowd has never finished when the next one comes; React takes that for a loop and gives up.
 */
export function calmly(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMore = false;
    const tell = () => {
      hasMore = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (hasMore) tell();
      });
      listener();
    };
    const stop = subscribe(() => {
      if (timer === undefined) tell();
      else hasMore = true;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
}
