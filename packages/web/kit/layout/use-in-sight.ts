import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what has just come up on the page into sight, where somebody has scrolled past its place: on a phone, whoever acts among the
 * cards below would not learn what is new above. What is in sight, or still to come, stays where it is.
 */
export const useInSight = <Shown extends Element>(): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const { current } = shown;
    if (current !== null && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return shown;
};
