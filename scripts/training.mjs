// Trains what bots have learned: npm run training -- self-play|train|outcomes|hindsight|lessons|foresight|duel|exploit|respond …, as training/README.md says.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const [stage = '', ...args] = process.argv.slice(2);

/** Node 20 runs no TypeScript, so a stage is bundled first. */
const bundled = async (name) => {
  const outfile = join(root, 'node_modules/.cache/training', `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'training', `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return outfile;
};

const run = (command, ...rest) => process.exit(spawnSync(command, rest, { stdio: 'inherit' }).status ?? 1);

if (['self-play', 'outcomes', 'lessons', 'duel', 'exploit', 'respond'].includes(stage))
  run(process.execPath, await bundled(stage), ...args);
else if (['train', 'hindsight', 'foresight'].includes(stage)) run('python3', join(root, `training/${stage}.py`), ...args);
else {
  console.error(
    `There is no stage "${stage}". The stages are self-play, train, outcomes, hindsight, lessons, foresight, duel, exploit, and respond; see training/README.md.`,
  );
  process.exit(1);
}
