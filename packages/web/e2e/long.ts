import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly isLong: boolean;
  }
}

/** Whether the long form runs, as with `npm run test:long`: every story, and in each of them every window and both themes. */
export const IS_LONG = inject('isLong');

/** What repeats a story that another test tells is left to the long form. */
export const longIf = (isRepeated: boolean): { tags: string[] } => ({ tags: isRepeated ? ['long'] : [] });
