import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import './gem.css';

interface Cutting {
  /** The outline, in a square of 40. */
  readonly outline: string;
  /** The table facet: the brighter face in the middle. */
  readonly table: string;
  /** The edges that run from the outline to the table facet. */
  readonly edges: string;
}

/** Every gem has a cut of its own, so that its color is never the only sign. */
const CUTS: Readonly<Record<Exclude<Tile, 'blank'>, Cutting>> = {
  ruby: {
    outline: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
    table: 'M20 10l8.500 5v10L20 30l-8.500-5V15z',
    edges: 'M20 4v6M34 12l-5.500 3M34 28l-5.500-3M20 36v-6M6 28l5.500-3M6 12l5.500 3',
  },
  sapphire: {
    outline: 'M20 3c8 9 13 15 13 21a13 13 0 0 1-26 0c0-6 5-12 13-21z',
    table: 'M20 13l6.500 8.500L24 30h-8l-2.500-8.500z',
    edges: 'M20 3v10M33 23l-6.500-1.500M28.500 34L24 30M11.500 34l4.500-4M7 23l6.500-1.500',
  },
  emerald: {
    outline: 'M11 3h18l7 8v18l-7 8H11l-7-8V11z',
    table: 'M14.500 10h11l3 4v12l-3 4h-11l-3-4V14z',
    edges: 'M11 3l3.500 7M29 3l-3.500 7M36 11l-7.500 3M36 29l-7.500-3M29 37l-3.500-7M11 37l3.500-7M4 29l7.500-3M4 11l7.500 3',
  },
  topaz: { outline: 'M20 3l18 31H2z', table: 'M20 15l8 13H12z', edges: 'M20 3v12M38 34l-10-6M2 34l10-6' },
  amethyst: {
    outline: 'M20 2l16 9v18l-16 9-16-9V11z',
    table: 'M20 11l8 14H12z',
    edges: 'M20 2v9M36 29l-8-4M4 29l8-4M4 11l16 0 16 0M12 25l8 13 8-13',
  },
  diamond: {
    outline: 'M20 1l17 19-17 19L3 20z',
    table: 'M20 11l8.500 9L20 29l-8.500-9z',
    edges: 'M20 1v10M37 20h-8.500M20 39V29M3 20h8.500',
  },
};

/** A gem without a picture of its own around it, in a square of 40. */
export const GemShape = ({ tile }: { readonly tile: Tile }) => {
  if (tile === 'blank') return <path className="gem-blank" d="M11 18.500h18a1.500 1.500 0 0 1 0 3H11a1.500 1.500 0 0 1 0-3z" />;
  const { outline, table, edges } = CUTS[tile];
  return (
    <g className={`gem-cut ${tile}`}>
      <path className="gem-body" d={outline} />
      <path className="gem-edges" d={edges} />
      <path className="gem-table" d={table} />
    </g>
  );
};

/** What a tile shows: a gem in its own cut and color, or a dash. Screen readers get the words around it. */
export const Gem = ({ tile, size }: { readonly tile: Tile; readonly size?: number }) => (
  <svg viewBox="0 0 40 40" className="gem" aria-hidden="true" {...(size === undefined ? {} : { width: size, height: size })}>
    <GemShape tile={tile} />
  </svg>
);
