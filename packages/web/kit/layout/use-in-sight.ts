import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls what has just appeared into view if the reader has scrolled past it: on a phone, anyone busy with the cards below would miss
 * what's new above. What is in sight, or further down, stays where it is.
 */
export const useInSight = <Shown extends Element>(): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const { current } = shown;
    if (current !== null && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return shown;
};
