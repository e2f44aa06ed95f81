import type { IconName } from './icon.tsx';
import map from './icon-map.json' with { type: 'json' };
import type { Drawn, IconSets } from './map.ts';

/** The authors of an icon's glyphs, each once. Our own signs have none. */
export const drawnBy = (name: IconName): readonly Drawn[] => {
  const [set = '', icon = ''] = name.split('/');
  const entry = (map as IconSets)[set]?.[icon];
  if (entry === undefined) return [];
  const drawn: readonly Drawn[] = 'layers' in entry ? entry.layers : [entry];
  return drawn.filter((one, index) => drawn.findIndex((other) => other.icon === one.icon) === index);
};
