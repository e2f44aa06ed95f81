import { fileURLToPath } from 'node:url';

/** The pages as `npm run build` has made them; another build can be named to try it. */
export const SITE = process.env['SITE'] ?? fileURLToPath(new URL('../dist', import.meta.url));
