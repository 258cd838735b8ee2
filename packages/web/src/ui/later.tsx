import { type ComponentType, lazy, useState } from 'react';
import type { ScreenName } from '../text/screens.ts';
import { screenWords } from '../text/speech.ts';

export type Later<Props> = ComponentType<Props> & {
  /** Loads it before it is shown: then it is there at once. */
  readonly fetch: () => Promise<unknown>;
};

/** A part of the page that is loaded when it is first shown, with the words of these screens. It needs a <Suspense> around it. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...screens: readonly ScreenName[]
): Later<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let ready: ComponentType<Props> | undefined;
  const fetch = () => {
    loading ??= Promise.all([load(), screenWords(...screens)])
      .then(([part]) => (ready = part))
      .catch((error: unknown) => {
        loading = undefined; // to be tried again
        throw error;
      });
    return loading;
  };
  const Waiting = lazy(async () => ({ default: await fetch() }));
  function Shown(props: Props) {
    const [Part] = useState(() => ready ?? Waiting);
    return <Part {...props} />;
  }
  return Object.assign(Shown, { fetch });
}
