import { expect, it } from 'vitest';
import { releaseRequest } from './release-request.ts';

it('stays dry however --dry-run reaches it', () => {
  expect(releaseRequest(['0.2.0', '--dry-run'], {}, '0.1.0')).toEqual({ version: '0.2.0', isDry: true });
  // `npm run release --dry-run`: npm keeps the flag and only sets this.
  expect(releaseRequest([], { npm_config_dry_run: 'true' }, '0.1.0')).toEqual({ version: '0.1.0', isDry: true });
  expect(releaseRequest(['0.2.0'], { npm_config_dry_run: 'true' }, '0.1.0').isDry).toBe(true);
});

it('releases for real only without it', () => {
  expect(releaseRequest(['0.2.0'], {}, '0.1.0')).toEqual({ version: '0.2.0', isDry: false });
  expect(releaseRequest(['0.2.0'], { npm_config_dry_run: 'false' }, '0.1.0').isDry).toBe(false);
  expect(releaseRequest(['0.2.0'], { npm_config_dry_run: '' }, '0.1.0').isDry).toBe(false);
});
