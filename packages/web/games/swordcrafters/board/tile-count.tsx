/** On a phone the tiles are a bare number beside the points; what it means is said with the name. */
export const TileCount = ({ tiles }: { readonly tiles: readonly number[] }) => (
  <span className="tile-count" aria-hidden="true">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm5 3.500L4.500 8 8 11.500 11.500 8z"
        fillRule="evenodd"
      />
    </svg>
    {tiles.join(' + ')}
  </span>
);
