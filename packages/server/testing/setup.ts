import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

// If test files share a process, this runs for each of them.
afterAll(endFile);
