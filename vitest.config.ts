import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start services, processes and browsers: each file has a process of its own, and ends with it. */
const ALONE = [
  'scripts/*.test.ts',
  'packages/server/**/*.test.ts',
  'packages/web/{e2e,client}/**/*.test.ts',
  'packages/cli/{service,stdio,faults}/**/*.test.ts',
];

/** Whole games take longest, in a browser and by search: they come first, so that no worker is left with one of them at the end. */
const LONG = ['/web/e2e/', '/bots/search'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((part) => moduleId.includes(part));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['dot'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          // A PostgreSQL, a Redis and a browser for the tests that want one.
          globalSetup: ['scripts/vitest-services.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{packages,examples}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...ALONE],
          // Rules are values: nothing is left behind by one file that another could stumble over, and starting a process for each takes longer.
          isolate: false,
        },
      },
    ],
    pool: 'forks',
    // Whole games are played inside single tests, on machines that may be busy with others.
    testTimeout: 180_000,
  },
});
