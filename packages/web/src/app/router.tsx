import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type Route, routeOf } from './routes.ts';
import { createStore, useStore } from './store.ts';

/** The path at which the server keeps us, `/` at the end: it says so in a <base>, which a page in development has not. */
export const basePath = document.querySelector('base') === null ? '/' : new URL('.', document.baseURI).pathname;

const here = createStore(location.pathname + location.search);
addEventListener('popstate', () => here.set(location.pathname + location.search));

/** Marks a place one has come to from another one of ours. */
const WITHIN = 'within';

/** To where one was before; whoever has come from outside has been nowhere, and gets to the first page. */
export function goBack(): void {
  if (history.state === WITHIN) history.back();
  else go('');
}

/** Goes to a place below the base path: `table/ABCDEFGH`. */
export function go(to: string, { replace = false } = {}): void {
  const address = basePath + to.replace(/^\//, '');
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(WITHIN, '', address);
  here.set(location.pathname + location.search);
  if (!replace) scrollTo(0, 0);
}

export function useRoute(): Route {
  const address = useStore(here);
  return useMemo(() => routeAt(address), [address]);
}

export function routeNow(): Route {
  return routeAt(here.get());
}

function routeAt(address: string): Route {
  const [path = '', search = ''] = address.split('?');
  return routeOf(path.startsWith(basePath) ? path.slice(basePath.length) : path, search);
}

/** A link within the page. */
export function Link({
  to,
  className,
  children,
  label,
}: {
  to: string;
  className?: string;
  children: ReactNode;
  label?: string;
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={basePath + to} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
