import type { Wanted } from '../../../client/orders.ts';

/** A wanted answer in the words that programs use, for games that have no others for it. */
export const sayPlainly = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([name, facet]) => (facet === true ? name : `${name} ${typeof facet === 'string' ? facet : JSON.stringify(facet)}`))
    .join(', ');
