import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Renders its children once everything around them is painted: the code and the queries of a part
 * that is last on the page, or closed, do not compete with the first content.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer of the frame's own callback runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted && children;
}
