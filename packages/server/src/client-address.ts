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
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
  const network = groups.slice(0, GROUPS / 2).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Of an address of IPv6, when all are written. */
const GROUPS = 8;

/** The host that was asked for; `isVouchedFor`: a proxy that may be believed says so. */
export function askedHost(
  request: IncomingMessage,
  trust: Trust,
): { readonly host: string; readonly isVouchedFor: boolean } {
  const isTrusted = trust(plainAddress(request.socket.remoteAddress ?? ''), 0);
  const forwarded = isTrusted ? header(request, 'x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return { host: forwarded ?? request.headers.host ?? '', isVouchedFor: forwarded !== undefined };
}

/** IPv4 on a socket for both is written `::ffff:1.2.3.4`; some proxies add the port. */
export function plainAddress(address: string): string {
  const [, plain = address] = WITH_PORT.exec(address) ?? [];
  return plain.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

const WITH_PORT = /^(\[.+\]|[\d.]+):\d+$/;

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
