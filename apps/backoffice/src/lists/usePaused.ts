import { useEffect, useState } from 'react';

/** A text after a pause in typing, in milliseconds; an empty text at once. */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, text]);
  return text === '' ? text : paused;
}
