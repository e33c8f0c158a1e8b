import { useEffect, useState } from 'react';

const tickMs = 30_000;

/**
 * The present time in milliseconds, every half minute.
 * @param first the time at which the page was rendered: server and browser must begin with the same
 */
export function useNow(first: string): number {
  const [now, setNow] = useState(() => Date.parse(first));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
