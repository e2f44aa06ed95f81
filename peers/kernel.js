// The kernel of this repository, bundled when it is first needed: Node 20 runs no TypeScript.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../packages/kernel/index.ts', import.meta.url))],
  ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20' },
});

export const { byPoints, copyRandom, fork, lazyOptions, optionAt, plainWords, playedBy, playLawfully, randomBelow, shuffle } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);
