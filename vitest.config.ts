import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['dot'],
    // Whole games are played inside single tests, on machines that may be busy with others.
    testTimeout: 60_000,
  },
});
