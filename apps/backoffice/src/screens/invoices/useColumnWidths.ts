import type { ColumnWidths } from '@tiyin/ui/data-table';
import { useCallback, useState } from 'react';
import { readColumnWidths, storeColumnWidths } from './stored-widths.ts';

/** The widths of the columns that the person set, kept in this browser. */
export function useColumnWidths(): [ColumnWidths, (widths: ColumnWidths) => void] {
  const [widths, setWidths] = useState(() => readColumnWidths(window.localStorage));
  const change = useCallback((chosen: ColumnWidths) => {
    storeColumnWidths(window.localStorage, chosen);
    setWidths(chosen);
  }, []);
  return [widths, change];
}
