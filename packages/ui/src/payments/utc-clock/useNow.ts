import { useEffect, useState } from 'react';

const second = 1000;

/**
 * The time (Unix ms) of a clock, updated at each whole second. Starts with `initial`, so that the
 * server's render and the first render in the browser are equal.
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
