import { useEffect, useState } from 'react';

/** A second tap on the button that led here falls within this time (ms). */
const delayMs = 1000;

/** Whether the view has been looked at long enough for a press on it to be meant (FORM-245). */
export function usePressDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setOver(true), delayMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [isOver]);
  return isOver;
}
