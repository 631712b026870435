import { type RefObject, useCallback, useRef } from 'react';
import { keysBetween, toggled, type ToggleRow } from './selection.tsx';

/**
 * Selects rows: each by itself, or all from the last one that was (Shift).
 * @param shown the keys of the rows as they are shown, read when a row is toggled.
 */
export function useRowToggle(shown: RefObject<readonly string[]>): ToggleRow {
  const last = useRef<string>(undefined);
  return useCallback<ToggleRow>(
    ({ onChange, selected }, key, isRange) => {
      const others = isRange ? keysBetween(shown.current, last.current, key) : [];
      last.current = key;
      onChange(toggled(selected, key, others));
    },
    [shown],
  );
}
