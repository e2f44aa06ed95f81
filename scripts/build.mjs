// Bundles the command line and the bots' worker: Node 20 can't run TypeScript, and a worker needs its own file.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const out = join(root, 'packages/cli/dist');
/** Scripts with their libraries, except those that aren't JavaScript: what V8 compiles them to is kept beside them, see packages/cli/bundle.ts. */
const scripts = {
  main: 'packages/cli/main.ts',
  commands: 'packages/cli/commands.ts',
  service: 'packages/cli/service/index.ts',
  worker: 'packages/cli/worker.ts',
};
const apart = ['libsql', 'pg-native'];
/** These are started by their names, and do no more than run their script. */
const starts = ['main', 'worker'];
const modules = {
  bundle: 'packages/cli/bundle.ts',
  admin: 'packages/cli/admin/index.ts',
  load: 'packages/cli/load/index.ts',
  faults: 'packages/cli/faults/index.ts',
  leaks: 'packages/cli/leaks/index.ts',
  torture: 'packages/cli/torture/index.ts',
  'store-thread': 'packages/server/storage/sqlite-thread.ts',
};
const WRAPPED = '(function (exports, require, module, __here) {';

/** A script gets these when it’s opened. */
const given = {
  name: 'given',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/bundle\.ts$/ }, () => ({ path: './bundle.js', external: true }));
    onResolve({ filter: /\/commands\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './commands.cjs', external: true } : undefined,
    );
  },
};

const manifests = () =>
  ['packages', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}/package.json`)
      .filter((path) => existsSync(join(root, path))),
  );

/** Libraries stay outside the bundle, our own packages go in; "packages: external" would leave both outside. */
const libraries = () =>
  manifests().flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    return Object.keys(dependencies).filter((id) => !id.startsWith('@swordtable/'));
  });

/** Everything of ours that the bundles are made from. If none of it has changed, they're fresh. */
const sourcesOf = (bundles) => {
  const read = bundles
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .filter((path) => existsSync(join(root, path)) && !path.includes('node_modules/'));
  return [...new Set([...read, ...manifests(), 'scripts/build.mjs', 'scripts/compile.mjs'])];
};

/** Another process may be starting from these files right now, so each one is replaced atomically. */
const replace = (path, contents, time) => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  utimesSync(draft, time, time);
  renameSync(draft, path);
};

/** The same script with ASCII alone, which V8 keeps in half the memory. What esbuild leaves is in comments, templates, and regular expressions. */
const inAscii = (text) => text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const build = async () => {
  const { build: bundle } = await import('esbuild');
  mkdirSync(out, { recursive: true });
  // The bundle is dated from before the sources are read: what is saved in the meantime counts as newer and is built next time.
  const started = new Date(Date.now() + 1);
  const shared = {
    ...{ absWorkingDir: root, outdir: out, bundle: true, write: false, sourcemap: true, logLevel: 'warning' },
    ...{ platform: 'node', target: 'node20', metafile: true },
  };
  const bundles = await Promise.all([
    bundle({ ...shared, format: 'esm', entryPoints: modules, external: libraries() }),
    bundle({
      ...{ ...shared, format: 'cjs', entryPoints: scripts, outExtension: { '.js': '.cjs' }, external: apart, plugins: [given] },
      // Scripts can only require.
      supported: { 'dynamic-import': false },
      minifyWhitespace: true,
      lineLimit: 160,
      // Node 20 has no navigator, and without it, pg loads all of fetch to find out where it runs.
      define: { 'import.meta.url': '__here', navigator: '{"userAgent":"Node.js"}' },
      ...{ banner: { js: WRAPPED }, footer: { js: '})' } },
    }),
  ]);
  const starters = starts.map((name) => ({
    path: join(out, `${name}.js`),
    contents: `import { bundle } from './bundle.js';\n\nconst { run } = await bundle('${name}');\nawait run();\n`,
  }));
  const sources = { path: join(out, 'sources.json'), contents: JSON.stringify(sourcesOf(bundles)) };
  // main.js goes last: its date tells whether everything is fresh.
  const files = [...bundles.flatMap((made) => made.outputFiles), ...starters, sources].toSorted(
    (a, b) => Number(a.path.endsWith('main.js')) - Number(b.path.endsWith('main.js')),
  );
  for (const { path, contents, text } of files) replace(path, path.endsWith('.cjs') ? inAscii(text) : contents, started);
  // In a process of its own, because it runs what was built. Without it, everything works and starts more slowly.
  spawnSync(process.execPath, [join(root, 'scripts/compile.mjs')], { stdio: 'inherit' });
  return files.filter(({ path }) => /\.c?js$/.test(path));
};
