import { basePath } from './router.tsx';
import { settings } from './settings.ts';

/** Keeps the page for when there is no network, once everything else has been loaded. Another build or language is another worker. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const build = /-([\w-]+)\.js$/.exec(import.meta.url)?.[1] ?? '';
  const address = `${basePath}service-worker.js?language=${settings.get().language}&build=${build}`;
  // Refused in private windows, and on addresses that are not safe: then the page needs the network.
  const register = () => void navigator.serviceWorker.register(address, { scope: basePath }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
