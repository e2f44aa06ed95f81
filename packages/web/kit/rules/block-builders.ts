import type { Block } from './book.ts';

/** Shorthands for the blocks of a section. */
export const text = (said: string): Block => ({ kind: 'text', text: said });
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const terms = (...named: readonly (readonly [term: string, text: string, mark?: string])[]): Block => ({
  kind: 'terms',
  terms: named.map(([term, said, mark]) => ({ term, text: said, ...(mark === undefined ? {} : { mark }) })),
});
export const picture = (name: string, caption: string): Block => ({ kind: 'picture', picture: name, caption });
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});
