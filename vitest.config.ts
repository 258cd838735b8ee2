import { defineConfig } from 'vitest/config';
import { bookData } from './packages/web/build/book-data.ts';
import { catalogues } from './packages/web/build/catalogues.ts';
import { iconSprite } from './packages/web/build/icon-sprite.ts';

/** An hour: no load of a machine makes a test take that long. */
const HANGS = 3_600_000;

export default defineConfig({
  // What the build of the web client makes up.
  plugins: [bookData(), catalogues(), iconSprite()],
  test: {
    // Test files are pure: they share a worker, which saves loading the engine again for each.
    isolate: false,
    // Every core works: the long games are files of their own.
    maxWorkers: '100%',
    // Machines are shared and noisy: only a test that hangs may run into these.
    testTimeout: HANGS,
    hookTimeout: HANGS,
    include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
