import type { Plugin } from 'vite';
import { type Collection, creditsOf, glyphsOf, type IconSets } from './map.ts';

const PREFIX = 'virtual:icons/';

/**
 * Gives every icon set a module of its own, `virtual:icons/olympus` and so on, with the glyphs of that set only: the collection
 * has thousands. `virtual:icons/credits` names who drew them.
 */
export const icons = (sets: IconSets, collection: () => Collection) =>
  ({
    name: 'swordtable-icons',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id: string) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const value = name === 'credits' ? creditsOf(sets) : glyphsOf(sets, name, collection());
      // Read as text, a long value is parsed faster than as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  }) satisfies Plugin;
