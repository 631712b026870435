import { useEffect, useState } from 'react';

const second = 1000;

/**
 * The time (Unix ms) by a clock, read anew at each of its whole seconds. Starts with `initial`, so that a page
 * rendered on a server and its first render in the browser say the same.
 */
export function useNow(now: () => number, initial: number | (() => number) = now): number {
  const [time, setTime] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setTime(current);
      timer = setTimeout(tick, second - (current % second));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return time;
}
