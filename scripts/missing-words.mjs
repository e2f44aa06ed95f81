// Counts the texts that each game lacks in a language, which the page shows in English. Lists them with --all.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const web = join(root, 'packages/web');
const { module } = await runnerImport(join(web, 'app/words/missing-report.ts'), { root: web, configFile: false, logLevel: 'error' });
for (const { id, language, missing } of module.report) {
  console.log(`${id.padEnd(16)} ${language}  ${missing.length === 0 ? 'complete' : `${missing.length} missing`}`);
  if (process.argv.includes('--all')) for (const text of missing) console.log(`  ${text}`);
}
