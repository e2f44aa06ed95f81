import { useSyncExternalStore } from 'react';
import { glyphNamed, type IconName, onIconsLoaded } from './sets.ts';

export type { IconName } from './sets.ts';

/** An icon in the color of the surrounding text. Screen readers skip it unless it has a label: the words beside it are enough. */
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
