// Bundles the command line and the bots' worker: Node 20 can't run TypeScript, and a worker needs its own file.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const out = join(root, 'packages/cli/dist');
const entries = {
  main: 'packages/cli/main.ts',
  admin: 'packages/cli/admin/index.ts',
  load: 'packages/cli/load/index.ts',
  faults: 'packages/cli/faults/index.ts',
  leaks: 'packages/cli/leaks/index.ts',
  torture: 'packages/cli/torture/index.ts',
  worker: 'packages/cli/worker.ts',
  'store-thread': 'packages/server/storage/sqlite-thread.ts',
};
/** The server starts in half the time if its libraries are in one file too, except those that aren't JavaScript. */
const whole = { service: 'packages/cli/service/index.ts' };
const apart = ['libsql', 'pg-native'];
/** Some libraries are still CommonJS, and need what that provides. */
const older = [
  "import { createRequire as requiring } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = requiring(import.meta.url);',
  "const [__filename, __dirname] = [pathOf(import.meta.url), pathOf(new URL('.', import.meta.url))];",
].join('\n');

/** Libraries stay outside the bundle, our own packages go in; "packages: external" would leave both outside. */
const libraries = () =>
  readdirSync(join(root, 'packages')).flatMap((name) => {
    const manifest = join(root, 'packages', name, 'package.json');
    if (!statSync(manifest, { throwIfNoEntry: false })) return [];
    return Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {}).filter((id) => !id.startsWith('@swordtable/'));
  });

/** Another process may be starting from these files right now, so each one is replaced atomically. */
const replace = (path, contents, time) => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  utimesSync(draft, time, time);
  renameSync(draft, path);
};

export const build = async () => {
  const { build: bundle } = await import('esbuild');
  mkdirSync(out, { recursive: true });
  // The bundle is dated from before the sources are read: what is saved in the meantime counts as newer and is built next time.
  const started = new Date(Date.now() + 1);
  const shared = {
    ...{ absWorkingDir: root, outdir: out, bundle: true, write: false, sourcemap: true, logLevel: 'warning' },
    ...{ format: 'esm', platform: 'node', target: 'node20' },
  };
  const bundles = await Promise.all([
    bundle({ ...shared, entryPoints: entries, external: libraries() }),
    bundle({ ...shared, entryPoints: whole, external: apart, banner: { js: older } }),
  ]);
  const outputFiles = bundles.flatMap((made) => made.outputFiles);
  // main.js goes last: its date tells whether everything is fresh.
  const files = outputFiles.toSorted((a, b) => Number(a.path.endsWith('main.js')) - Number(b.path.endsWith('main.js')));
  for (const file of files) replace(file.path, file.contents, started);
  return files.filter(({ path }) => path.endsWith('.js'));
};
