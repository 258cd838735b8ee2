import { defineConfig } from 'vitest/config';

/** Tests in a real browser, two files at a time: each has a browser and a server of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./support/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
});
