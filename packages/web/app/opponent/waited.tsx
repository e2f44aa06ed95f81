import { useEffect, useState } from 'react';

/** Minutes and seconds. */
const clockOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long someone has waited. It isn't read out every second. */
export const Waited = ({ since }: { readonly since: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="waited" role="timer" aria-live="off">
      {clockOf(now - since)}
    </span>
  );
};
