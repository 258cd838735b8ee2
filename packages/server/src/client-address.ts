import type { IncomingMessage } from 'node:http';
import type { Trust } from './settings/parse-values.ts';

/** Who is asking: the address behind the proxies that may be believed. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const forwarded = header(request, 'x-forwarded-for')?.split(',') ?? [];
  let address = plainAddress(request.socket.remoteAddress ?? '');
  for (let hop = 0; forwarded.length > 0 && trust(address, hop); hop += 1)
    address = plainAddress(forwarded.pop()?.trim() ?? '');
  return address;
}

/** One client of IPv6 has a whole network: caps count the network. */
export function countedAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  const groups = (head === '' ? [] : head.split(':')).concat(['0', '0', '0', '0']);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The host that was asked for; `isVouchedFor`: a proxy that may be believed says so. */
export function askedHost(
  request: IncomingMessage,
  trust: Trust,
): { readonly host: string; readonly isVouchedFor: boolean } {
  const isTrusted = trust(plainAddress(request.socket.remoteAddress ?? ''), 0);
  const forwarded = isTrusted ? header(request, 'x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return { host: forwarded ?? request.headers.host ?? '', isVouchedFor: forwarded !== undefined };
}

/** IPv4 on a socket for both is written `::ffff:1.2.3.4`. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
