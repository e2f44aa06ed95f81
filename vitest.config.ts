import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of the built pages, nearly all of them in a browser. */
const BROWSER = ['packages/web/e2e/**/*.test.ts', 'packages/web/weight.test.ts'];

/** Tests that start services and processes, and end them with the file. */
const ALONE = [
  'packages/server/**/*.test.ts',
  'packages/web/client/**/*.test.ts',
  'packages/cli/{service,stdio,faults}/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/** Tests that run the commands as people do: bundled, in processes that exit on their own. */
const COMMANDS = [
  'packages/cli/{main,records,play/play,play/example,simulate/simulate,shards/{shards,docs},bench/bench,load/load,torture/command,long-run/long-run,new-game/new-game}.test.ts',
];

/** Short forms of what has commands of its own: ladders, puzzles, reviews, simulations. Here, bots play and search, which takes its time. */
const PLAYED = [
  'packages/cli/{learned,puzzles,review,torture}/**/*.test.ts',
  'packages/web/games/*/lessons/*.test.ts',
  'packages/bots/{search,greedy}.test.ts',
];

/**
 * What takes longest comes first, so that no worker is left with it at the end. The files of a project follow one another: a worker is
 * kept for the next file only if that is of the same project.
 */
const ORDER = ['browser', 'alone', 'commands', 'played', 'pure'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

/** Nothing waits for a time to pass. These only end what hangs, on machines that may have a tenth of their speed left for us. */
const PATIENCE = 240_000;
const LAST_RESORT = 1_200_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['dot'],
    tags: [
      {
        name: 'long',
        description: 'Repeats a story in another game, window, language, or store. npm test leaves these to npm run test:long.',
      },
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['scripts/vitest-browsers.mjs', 'scripts/vitest-services.mjs'],
          // One browser serves all the files of a worker; every visit has a storage of its own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: ['scripts/vitest-commands.mjs', 'scripts/vitest-services.mjs'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: COMMANDS,
          globalSetup: ['scripts/vitest-commands.mjs'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Rules are values: nothing is left behind by one file that another could stumble over, and starting a process for each takes longer.
        test: { name: 'played', include: PLAYED, exclude: COMMANDS, isolate: false, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,examples}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...BROWSER, ...ALONE, ...COMMANDS, ...PLAYED],
          isolate: false,
          pool: 'threads',
        },
      },
    ],
    pool: 'forks',
    // What has not changed since the last run is not transformed again.
    experimental: { fsModuleCache: true },
    setupFiles: ['packages/server/testing/setup.ts'],
    testTimeout: LAST_RESORT,
    hookTimeout: LAST_RESORT,
    teardownTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // A failure that can't be repeated must say everything the first time.
    chaiConfig: { truncateThreshold: 4_000 },
  },
});
