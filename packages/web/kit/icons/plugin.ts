import type { Plugin } from 'vite';
import { type Collection, creditsOf, glyphsOf, type IconSets } from './map.ts';

const PREFIX = 'virtual:icons/';

/**
 * Gives every icon set its own module, such as `virtual:icons/olympus`, with only its own glyphs: the collection has thousands.
 * `virtual:icons/credits` names the authors.
 */
export const icons = (sets: IconSets, collection: () => Collection) =>
  ({
    name: 'swordtable-icons',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id: string) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const value = name === 'credits' ? creditsOf(sets) : glyphsOf(sets, name, collection());
      // A long value parses faster as JSON text than as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  }) satisfies Plugin;
