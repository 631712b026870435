import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Has a field that was found wrong judged anew with each change of its value, so that its error is true and goes as
 * soon as it is mended, and not only once the field is left: React Aria judges on the browser's own event for a
 * finished change.
 */
export function useJudgedAnew(
  input: RefObject<HTMLInputElement | null>,
  value: string | number | null,
): void {
  useEffect(() => {
    const isWrong = input.current?.getAttribute('aria-invalid') === 'true';
    if (isWrong) input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the value changes, whatever it is
  }, [input, value]);
}
