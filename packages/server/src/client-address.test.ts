import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { askedHost, clientAddress, countedAddress } from './client-address.ts';
import { trust } from './settings/parse-values.ts';

function request(remoteAddress: string, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as IncomingMessage;
}

describe('The address of a client', () => {
  it('is the other end of the connection, whatever it claims', () => {
    const claims = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-host': 'evil.example', host: 'own.example' };
    expect(clientAddress(request('::ffff:9.9.9.9', claims), trust('loopback'))).toBe('9.9.9.9');
    expect(askedHost(request('9.9.9.9', claims), trust('loopback'))).toEqual({
      host: 'own.example',
      isVouchedFor: false,
    });
  });

  it('is what a trusted proxy says, and not what somebody told the proxy', () => {
    const claims = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-host': 'own.example', host: 'inner' };
    expect(clientAddress(request('127.0.0.1', claims), trust('loopback'))).toBe('2.2.2.2');
    expect(clientAddress(request('127.0.0.1', claims), trust('2'))).toBe('1.1.1.1');
    expect(askedHost(request('127.0.0.1', claims), trust('loopback'))).toEqual({
      host: 'own.example',
      isVouchedFor: true,
    });
    expect(clientAddress(request('127.0.0.1'), trust('loopback'))).toBe('127.0.0.1');
  });

  it('has no port, whichever way a proxy writes it', () => {
    const told = (address: string) =>
      clientAddress(request('127.0.0.1', { 'x-forwarded-for': address }), trust('loopback'));
    expect(['1.2.3.4:5678', '::ffff:1.2.3.4', '[2001:db8::7]:443', '[2001:db8::7]', '2001:db8::7'].map(told)).toEqual([
      '1.2.3.4',
      '1.2.3.4',
      '2001:db8::7',
      '2001:db8::7',
      '2001:db8::7',
    ]);
  });

  it('counts for its whole network in IPv6', () => {
    expect(countedAddress('1.2.3.4')).toBe('1.2.3.4');
    expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(countedAddress('2001:db8::7')).toBe(countedAddress('2001:db8::8'));
    expect(countedAddress('2001:DB8::2:3:4:5:6')).toBe('2001:db8:0:2::/64'); // the gap may be in front of its end
    expect(countedAddress('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
    expect(countedAddress('::1')).toBe('0:0:0:0::/64');
  });
});
