import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES, messagesIn } from '@dustup/words';
import { compileMessage, pageCatalogue } from '@dustup/words/files';

const STAR = '<svg class="ic" width="1.375rem" height="1.375rem"><use href="#icon-law-star"/></svg>';

/** What a visitor waits for: `public/theme.js` asks for it at once. */
const FIRST: { readonly [name: string]: readonly string[] } = {
  home: ['screens/home/home-page.tsx'],
  table: ['screens/table-page.tsx', 'games/bang/bang-table.tsx'],
  ring: ['games/bang/ring-view.tsx'],
  phone: ['games/bang/phone-view.tsx'],
  lobby: ['screens/lobby/lobby.tsx', 'games/bang/lobby/what-to-play.tsx', 'games/bang/lobby/roles-dealt.tsx'],
  en: ['text/en.ts'],
  it: ['text/it.ts'],
};

/**
 * What a visitor gets before any script: the playbill of the first page, the name elsewhere; and the names of the files that a table
 * takes, so that they are not asked for one after the other.
 */
export function firstLook(): Plugin {
  return {
    name: 'dustup-first-look',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const lists = Object.entries(FIRST).map(([name, sources]) => fileList(name, sources, bundle));
        // The name is set in it.
        const font = Object.keys(bundle).find((file) => /rye-latin-400.*woff2$/.test(file)) ?? '';
        const early = `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${font}" />`;
        return html
          .replace(/<script src="[^"]*theme\.js">/, (script) => [early, ...lists, script].join('\n    '))
          .replace('<div id="app">', (app) => [playbill(), app].join('\n    '));
      },
    },
  };
}

function fileList(name: string, sources: readonly string[], bundle: Rolldown.OutputBundle): string {
  const files = new Set<string>();
  const known = new Set<string>();
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const take = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    if (chunk === undefined || into.has(chunk.fileName)) return;
    into.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) into.add(file);
    for (const file of chunk.imports)
      take(
        chunks.find(({ fileName }) => fileName === file),
        into,
      );
  };
  take(
    chunks.find(({ isEntry }) => isEntry),
    known,
  );
  for (const source of sources)
    take(
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)),
      files,
    );
  const content = [...files.difference(known)].map((file) => `./${file}`).join(' ');
  return `<meta name="files-${name}" content="${content}" />`;
}

function playbill(): string {
  return `<div id="first" class="page home"><main class="home-main"><section class="poster"><div class="poster-frame">
      <p class="poster-kicker">${STAR}${say('home.kicker')}${STAR}</p>
      <h1 class="poster-name">Dustup</h1>
      <p class="poster-rule"><i></i>${say('home.subtitle')}<i></i></p>
      <p class="poster-lead">${say('home.lead')}</p>
      <div class="poster-fan"></div>
    </div></section></main><main class="first-name"><h1 class="wm">Dustup</h1></main>${skeleton()}</div>`;
}

/** A table without anybody: whoever comes by a link sees where everything will be. */
function skeleton(): string {
  const seats = '<i class="bone-seat"></i>'.repeat(4);
  const cards = '<i class="bone-card"></i>'.repeat(4);
  return `<main class="bones"><header class="bone-top"><h1 class="wm">Dustup</h1></header><div class="bone-ring">${seats}<i class="bone-cloth"></i></div>
      <p class="bone-bar">${say('table.loading')}</p><div class="bone-hand">${cards}</div></main>`;
}

/** In each language; the style sheet shows one. */
function say(name: string): string {
  return LANGUAGES.map((language) => {
    const { text } = messagesIn(language, [pageCatalogue(language)], compileMessage);
    return `<span lang="${language}">${text(name)}</span>`;
  }).join('');
}
