import './clock.css';
import { useEffect, useState } from 'react';
import { useTableWords } from './table-words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A countdown of the time left to answer. */
export const Clock = ({ due }: { readonly due: number }) => {
  const words = useTableWords();
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, due - now);
  // Days don't need a second hand.
  const beat = left > DAY ? MINUTE : SECOND;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => clearInterval(timer);
  }, [beat]);
  const part = (unit: number, most: number): number => Math.floor((left % most) / unit);
  const time = words.clock(Math.floor(left / DAY), part(HOUR, DAY), part(MINUTE, HOUR), part(SECOND, MINUTE));
  return (
    <span className={`clock${left < MINUTE ? ' short' : ''}`} role="timer" aria-label={words.clockLeft(time)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM10.800 6h2.500v5.500l3.700 2.200-1.300 2.100-4.900-2.900z"
        />
      </svg>
      {time}
    </span>
  );
};
