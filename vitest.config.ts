import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A PostgreSQL and a Redis for the tests that want one.
    globalSetup: ['scripts/vitest-services.mjs'],
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['dot'],
    // Whole games are played inside single tests, on machines that may be busy with others.
    testTimeout: 60_000,
  },
});
