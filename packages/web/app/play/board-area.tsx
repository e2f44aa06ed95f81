import type { ReactNode } from 'react';
import { SheetSlot } from '../../kit/layout/sheet-slot.ts';
import { RecapContext, type RecapPlace } from '../../kit/recap/recap-context.ts';
import { AloneContext } from '../../kit/selection/alone.ts';

interface BoardAreaProps {
  readonly recap: RecapPlace | undefined;
  readonly isAlone: boolean;
  readonly onSheets: (sheets: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** What a board can ask for, wherever in it: room for sheets, the steps to tell again, and whether anyone else plays. */
export const BoardArea = ({ recap, isAlone, onSheets, children }: BoardAreaProps) => (
  <SheetSlot value={onSheets}>
    <RecapContext value={recap}>
      <AloneContext value={isAlone}>{children}</AloneContext>
    </RecapContext>
  </SheetSlot>
);
