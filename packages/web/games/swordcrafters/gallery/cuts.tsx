import type { CutKind } from '@swordtable/games/swordcrafters/pieces/pieces';

const LINES: Readonly<Record<CutKind, string>> = { H: 'M0 12h24', V: 'M12 0v24' };

/** The sign of a cut on a solo card: a grid, and the line through it. */
export const CutSign = ({ cut }: { readonly cut: CutKind }) => (
  <svg viewBox="0 0 24 24" className="cut-sign" aria-hidden="true">
    <path className="cut-cells" d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" />
    <path className="cut-stroke" d={LINES[cut]} />
  </svg>
);
