import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Test files are pure: they share a worker, which saves loading the engine again for each.
    isolate: false,
    // Every core works: the long games are files of their own.
    maxWorkers: '100%',
    // Machines are shared and noisy: only a test that hangs may run into this.
    testTimeout: 300_000,
    include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
