import { useCallback, useLayoutEffect, useRef } from 'react';
import { keysBetween, toggled, type ToggleRow } from './selection.tsx';

/** Selects rows, as they are shown: each by itself, or all from the last one that was (Shift). */
export function useRowToggle<Row>(rows: readonly Row[], rowKey: (row: Row) => string): ToggleRow {
  const last = useRef<string>(undefined);
  const shownKeys = useRef<() => readonly string[]>(() => []);
  useLayoutEffect(() => {
    shownKeys.current = () => rows.map(rowKey);
  });
  return useCallback<ToggleRow>(({ onChange, selected }, key, isRange) => {
    const others = isRange ? keysBetween(shownKeys.current(), last.current, key) : [];
    last.current = key;
    onChange(toggled(selected, key, others));
  }, []);
}
