import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PUBLISHED } from './pack/packages.ts';
import { ROOT } from './run.ts';

type Locked = { readonly license?: string; readonly dependencies?: Readonly<Record<string, string>> };

/** What the page is built of is installed for development, and ships inside it. */
const IN_THE_PAGE = ['react', 'react-dom', 'scheduler', 'uqr', 'zzfx'];

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Where a package finds another: in its own folder, or in one above it. */
function placeOf(name: string, from: string): string {
  const place = `${from}/node_modules/${name}`;
  if (packages[place] !== undefined || from === '')
    return packages[place] === undefined ? `node_modules/${name}` : place;
  return placeOf(name, from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '');
}

/** All that is installed with what we publish. */
function shipped(): string[] {
  const places = new Set<string>(IN_THE_PAGE.map((name) => `node_modules/${name}`));
  const visit = (from: string) => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const place = placeOf(name, from);
      if (name.startsWith('@dustup/') || places.has(place)) continue;
      places.add(place);
      visit(place);
    }
  };
  for (const name of PUBLISHED) visit(`packages/${name}`);
  const lines = [...places].map((place) => `${place.split('node_modules/').at(-1)} ${packages[place]?.license}`);
  return [...new Set(lines)].sort();
}

it('CREDITS.md names every dependency that ships, with its licence, and no others', () => {
  const [, list = ''] = readFileSync(join(ROOT, 'CREDITS.md'), 'utf8').split('## Packages that ship');
  expect([...list.matchAll(/^- (.+)$/gm)].map(([, line]) => line)).toEqual(shipped());
});
