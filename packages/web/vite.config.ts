import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bookData } from './build/book-data.ts';
import { catalogues } from './build/catalogues.ts';
import { chunkNames } from './build/chunks.ts';
import { firstLook } from './build/first-look.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { preloadsOf } from './build/preloads.ts';
import { pureClass } from './build/pure-class.ts';
import { pxToRem } from './build/px-to-rem.ts';

const PARSER = '@formatjs/icu-messageformat-parser';

// Addresses in the page are relative to its <base>, which the server sets: the same build serves any path.
export default defineConfig({
  base: './',
  plugins: [react(), bookData(), catalogues(), iconSprite(), firstLook(), pureClass()],
  // Messages are read when the page is built: their parser stays at home.
  resolve: { alias: { [PARSER]: `${PARSER}/no-parser.js` } },
  css: { postcss: { plugins: [pxToRem] } },
  // In development the server runs beside: npx dustup serve
  server: { proxy: { '/socket': { target: 'ws://localhost:4780', ws: true }, '/api': 'http://localhost:4780' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(), debugName: 'way' }] },
      },
    },
  },
});
