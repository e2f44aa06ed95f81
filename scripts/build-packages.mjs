// Writes the packages that others can install, as JavaScript with types, to packages/*/dist; then: npm pack ./packages/kernel/dist
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from './setup.mjs';

const PUBLISHED = ['kernel', 'games'];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const compile = (outDir) => {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.packages.json', '--outDir', outDir], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The packages couldn’t be compiled. See the errors above.');
};

/** Types are emitted with the sources' names. JSON becomes a module, because Node 20 warns about importing JSON itself. */
const finish = (path) => {
  if (path.endsWith('.json')) return writeFileSync(`${path}.js`, `export default ${readFileSync(path, 'utf8').trim()};\n`);
  const text = readFileSync(path, 'utf8');
  return writeFileSync(
    path,
    text
      .replace(/(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g, '$1$2.js$1')
      .replace(/\.json',? (\{ with: )?(with )?\{ type: 'json' \}( \})?/g, ".json.js'"),
  );
};

/** The workspace's manifest names sources; the published one names what was built from them. */
const manifestOf = ({ private: _, exports: __, ...manifest }, { engines }) => ({
  ...manifest,
  engines,
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './*.md': './*.md',
    './*.json': './*.json',
    './*': { types: './*.d.ts', default: './*.js' },
  },
  files: ['**/*.js', '**/*.d.ts', '**/*.json', '**/*.md'],
});

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const draft = mkdtempSync(join(tmpdir(), 'swordtable-packages-'));
try {
  compile(draft);
  for (const name of PUBLISHED) {
    const [source, built, out] = [join(root, 'packages', name), join(draft, name), join(root, 'packages', name, 'dist')];
    for (const path of filesIn(built)) finish(path);
    for (const path of filesIn(source).filter((file) => file.endsWith('.md'))) {
      const copy = join(built, relative(source, path));
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(path, copy);
    }
    cpSync(join(root, 'LICENSE'), join(built, 'LICENSE'));
    const manifest = manifestOf(readJson(join(source, 'package.json')), readJson(join(root, 'package.json')));
    writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(out, { recursive: true, force: true });
    cpSync(built, out, { recursive: true });
    console.log(`packages/${name}/dist  ${manifest.name} ${manifest.version}`);
  }
} finally {
  rmSync(draft, { recursive: true, force: true });
}
