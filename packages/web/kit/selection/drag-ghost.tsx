import type { ReactNode } from 'react';
import type { Dragging } from './use-drag.ts';

interface DragGhostProps {
  readonly drag: Dragging;
  /** Draws what is being dragged, or nothing if it can't be. */
  readonly children: (value: unknown) => ReactNode;
}

/** What is being dragged, under the pointer. */
export const DragGhost = ({ drag, children }: DragGhostProps) =>
  drag.lifted !== undefined && (
    <div className="in-the-air" style={{ left: drag.x, top: drag.y }}>
      {children(drag.lifted.value)}
    </div>
  );
