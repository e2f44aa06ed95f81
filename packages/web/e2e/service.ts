import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}

/** The service that all browser tests share. Tests that end or change theirs start their own. */
export const address = inject('address');
