import { SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import { useEffect, useRef } from 'react';
import type { SwordSelection } from './use-sword-selection.ts';

/** What takes digits for itself: fields, and everything that lies above the table. */
const BUSY = 'input, select, textarea, [contenteditable], dialog, [popover], [role="dialog"]';

/** While one crafts, the keys 1 to 4 build on that side, wherever the focus is. */
export const useDigits = (selection: SwordSelection): void => {
  const latest = useRef(selection);
  latest.current = selection;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { options, picks, give } = latest.current;
      const side = SIDES.find((each) => event.key === String(each + 1));
      const isBusy = event.target instanceof Element && event.target.closest(BUSY) !== null;
      if (side === undefined || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
      const buildings = options.flatMap((option) => ('tile' in option && (picks['on'] ?? option.on) === option.on ? [option] : []));
      // A side that is closed is answered too: then it is said why.
      const building = buildings.find((option) => option.side === side) ?? buildings[0];
      if (building !== undefined) give({ side, on: building.on });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
