import type { Wanted } from '../../../client/orders.ts';

/** A planned answer in plain facets, for games without words for it. */
export const sayPlainly = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([name, facet]) => (facet === true ? name : `${name} ${typeof facet === 'string' ? facet : JSON.stringify(facet)}`))
    .join(', ');
