import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Validates an invalid field again at each change of its value, so that its error disappears as
 * soon as it is corrected. React Aria would wait for the browser's change event, which fires on
 * blur.
 */
export function useRevalidation(
  input: RefObject<HTMLInputElement | null>,
  value: string | number | null,
): void {
  const judged = useRef(value);
  useEffect(() => {
    const isWrong = input.current?.getAttribute('aria-invalid') === 'true';
    if (isWrong && judged.current !== value) {
      input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    judged.current = value;
  }, [input, value]);
}
