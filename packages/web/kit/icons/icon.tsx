import { useSyncExternalStore } from 'react';
import { glyphNamed, type IconName, onIconsLoaded } from './sets.ts';

export type { IconName } from './sets.ts';

/**
 * An icon, drawn in the color of the text around it. It says nothing to a screen reader unless it has a label: the words
 * beside it do.
 */
export const Icon = ({ name, label, className = 'ico' }: { name: IconName; label?: string; className?: string }) => {
  const glyph = useSyncExternalStore(onIconsLoaded, () => glyphNamed(name));
  const box = glyph?.box ?? 24;
  return (
    <svg className={className} viewBox={`0 0 ${box} ${box}`} aria-hidden={label === undefined} role="img" aria-label={label ?? name}>
      {glyph?.paths.map(({ d, transform }) => (
        <path
          key={`${transform} ${d.slice(0, 24)}`}
          d={d}
          fillRule={glyph.holes ? 'evenodd' : 'nonzero'}
          transform={transform}
          {...(glyph.gap === undefined ? {} : { className: 'apart', strokeWidth: glyph.gap })}
        />
      ))}
    </svg>
  );
};
