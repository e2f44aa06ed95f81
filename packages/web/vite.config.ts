import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { offline } from './app/offline/plugin.ts';
import map from './kit/icons/icon-map.json' with { type: 'json' };
import type { Collection } from './kit/icons/map.ts';
import { icons } from './kit/icons/plugin.ts';

/** The whole collection is large, so it is read only when a set is asked for, and by no compiler. */
let read: Collection | undefined;
const collection = (): Collection => {
  read ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as Collection;
  return read;
};

const BREAKPOINTS = fileURLToPath(new URL('kit/theme/breakpoints.css', import.meta.url));

export default defineConfig({
  base: '/',
  plugins: [react(), icons(map, collection), offline()],
  worker: { format: 'es', plugins: () => [icons(map, collection)] },
  // Every style sheet may use the sizes that are named in one of them.
  css: { postcss: { plugins: [globalData({ files: [BREAKPOINTS] }), customMedia()] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // Nothing is put into the page or the styles as data: the policy of the page allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
