import { describe, expect, it } from 'vitest';
import { isOwnHost } from './own-hosts.ts';

describe('A host that was asked for', () => {
  it('is ours when it is an address, a name of the local network, or one that was set', () => {
    for (const host of [
      '127.0.0.1:4780',
      '192.168.1.7',
      '[::1]:4780',
      '[2001:db8::7]',
      'localhost:4780',
      'raspberrypi',
      'raspberrypi.local:4780',
      'box.lan',
      'club.example',
      'CLUB.example',
    ])
      expect([host, isOwnHost(host, ['https://club.example'])]).toEqual([host, true]);
  });

  it('is not when anybody could have named it so', () => {
    for (const host of ['evil.example', 'evil.example:4780', 'club.example:81', '127.0.0.1.evil.example', 'a.b', ''])
      expect([host, isOwnHost(host, ['https://club.example'])]).toEqual([host, false]);
  });
});
