import { type CSSProperties, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CROSS } from '../icons/cross.ts';
import { type Anchor, type Box, placeBeside } from '../layout/place-beside.ts';
import type { Explained } from './use-why.ts';
import { WhyText } from './why-text.tsx';
import { useWhyWords } from './words.ts';
import './slip.css';

interface SlipProps {
  readonly explained: Explained;
  readonly onClose: () => void;
  /** Opens the rules at a section or a ruling. */
  readonly openRule?: ((id: string) => void) | undefined;
}

/** Without a target, the slip is in the middle. */
const middle = (): Box => {
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
  return { left: x, top: y, right: x, bottom: y };
};

const usePlace = (explained: Explained, slip: React.RefObject<HTMLElement | null>): Anchor | undefined => {
  const [placed, setPlaced] = useState<Anchor>();
  useLayoutEffect(() => {
    const place = (): void => {
      if (slip.current === null) return;
      const box = explained.near?.isConnected ? explained.near.getBoundingClientRect() : middle();
      const { offsetWidth: width, offsetHeight: height } = slip.current;
      setPlaced(placeBeside([box], { width, height }, { width: window.innerWidth, height: window.innerHeight }, []));
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [explained, slip]);
  return placed;
};

/** A paper slip with an explanation, beside its target; on a phone it rises from below. It takes the focus and returns it. */
export const WhySlip = ({ explained, onClose, openRule }: SlipProps) => {
  const words = useWhyWords();
  const title = useId();
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const { why } = explained;
  // It's above everything. The browser must not close it, because a long press ends after it has opened.
  useLayoutEffect(() => {
    if (slip.current?.matches(':popover-open') === false) slip.current.showPopover();
  }, []);
  const placed = usePlace(explained, slip);
  // Each explanation is read from its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each explanation takes the focus again.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && slip.current?.contains(focused) === false) before.current = focused;
    slip.current?.focus();
  }, [explained]);
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && slip.current?.contains(event.target) === false) onClose();
    };
    window.addEventListener('pointerdown', outside);
    return () => window.removeEventListener('pointerdown', outside);
  }, [onClose]);
  const close = (): void => {
    onClose();
    before.current?.focus();
  };
  const readOn = (id: string): void => {
    close();
    openRule?.(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys meant for the slip do nothing on the table.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return (
    <div
      ref={slip}
      popover="manual"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={`why-slip ${placed?.side ?? ''}`}
      style={{ '--left': `${placed?.left ?? 0}px`, '--top': `${placed?.top ?? 0}px`, '--tip': `${placed?.tip ?? 0}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className="why-body">
        <h2 id={title} className="display">
          {why.title}
        </h2>
        <button type="button" className="shut" onClick={close} aria-label={words.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={CROSS} />
          </svg>
        </button>
        <WhyText why={why} openRule={openRule && readOn} />
      </div>
    </div>
  );
};
