import { isIP } from 'node:net';

/** Names that nobody can register in the public DNS. */
const NEARBY = /(^[^.]+|\.(localhost|local|lan|home\.arpa|internal|test))$/;

/**
 * Whether a host that was asked for can only be this server: an address, a name of the local network, or one that whoever runs the server
 * has named. Any other name may be somebody else's, pointed at this machine (DNS rebinding), and the page that asks with it.
 */
export function isOwnHost(host: string, named: readonly string[]): boolean {
  const asked = host.toLowerCase();
  if (named.some((origin) => URL.parse(origin)?.host === asked)) return true;
  const name = URL.parse(`http://${asked}`)?.hostname ?? '';
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || NEARBY.test(name);
}
