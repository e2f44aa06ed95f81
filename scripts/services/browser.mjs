// Browsers for the browser tests, if available: a headless shell for most of them, because it needs fewer resources, and
// a full browser for what only that has.
import { install } from './install.mjs';
import { onPath } from './private.mjs';

const wanted = ['chromium-headless-shell', 'chromium'].map((debian) => ({ name: debian, debian, found: () => onPath(debian) }));

/** Installs what is missing, or says why it couldn't. */
export const findBrowsers = () => {
  const missing = process.env.CHROMIUM ? [] : wanted.filter(({ found }) => !found());
  if (missing.length > 0) for (const sentence of install(missing)) console.warn(sentence);
};
