// Browsers for the browser tests, where they can be had: one without a window for most of them, because it takes less of the machine, and
// one with a window for what only that has.
import { install } from './install.mjs';
import { onPath } from './private.mjs';

const wanted = ['chromium-headless-shell', 'chromium'].map((debian) => ({ name: debian, debian, found: () => onPath(debian) }));

/** Fetches what is missing, and says why it could not. */
export const findBrowsers = () => {
  const missing = process.env.CHROMIUM ? [] : wanted.filter(({ found }) => !found());
  if (missing.length > 0) for (const sentence of install(missing)) console.warn(sentence);
};
