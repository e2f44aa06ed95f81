import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

// Where test files share a process, this is run for each of them.
afterAll(endFile);
