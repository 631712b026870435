import { useState } from 'react';
import { invoiceColumns } from './columns.tsx';
import { readHiddenColumns, storeHiddenColumns } from './stored-columns.ts';

const IDS = invoiceColumns.map(({ id }) => id);

/** The columns that the person has put away, kept in this browser. */
export function useHiddenColumns(): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState(() => readHiddenColumns(window.localStorage, IDS));
  const change = (chosen: readonly string[]) => {
    storeHiddenColumns(window.localStorage, chosen);
    setHidden(chosen);
  };
  return [hidden, change];
}
