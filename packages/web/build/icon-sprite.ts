import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setsInLibrary } from '@dustup/bang';
import { ICONS } from '@dustup/duel';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/ui/icon-names.ts';

const MODULE = 'virtual:icons';
const RESOLVED = `\0dustup:${MODULE}`;
const DEV_PATH = '/icons.svg';

/** One file with the icons in use, of some 4,000: `virtual:icons` says where it is. */
export function iconSprite(): Plugin {
  let isBuild = false;
  return {
    name: 'dustup-icons',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export const sprite = ${JSON.stringify(DEV_PATH)};`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: spriteOf(allIcons()) });
      return `export const sprite = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(spriteOf(allIcons()));
      });
    },
  };
}

/** Those of the page, and those that the sets give to what they print. */
function allIcons(): readonly string[] {
  const printed = setsInLibrary().flatMap(({ icons: { set = [], ...byKind } = {} }) => [
    ...[set].flat(),
    ...Object.values(byKind).flatMap((icons) => Object.values(icons)),
  ]);
  const ofDuel = Object.values(ICONS).flatMap((icons) => Object.values(icons));
  return [...new Set([...ICON_NAMES, ...printed, ...ofDuel])];
}

type IconSet = {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
};

function spriteOf(names: readonly string[]): string {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { icons, aliases = {} }: IconSet = JSON.parse(readFileSync(file, 'utf8'));
  const symbols = names.map((name) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`game-icons has no '${name}'`);
    // A tenth of a 512th is finer than any screen.
    const body = icon.body.replaceAll(/(\.\d)\d+/g, '$1');
    return `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
