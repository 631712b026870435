import { useState } from 'react';
import { readHiddenColumns, storeHiddenColumns } from './stored-columns.ts';

/** The columns that the person has put away, kept in this browser. */
export function useHiddenColumns(
  columns: readonly { readonly id: string }[],
): [readonly string[], (hidden: readonly string[]) => void] {
  const ids = columns.map(({ id }) => id);
  const [hidden, setHidden] = useState(() => readHiddenColumns(window.localStorage, ids));
  const change = (chosen: readonly string[]) => {
    storeHiddenColumns(window.localStorage, ids, chosen);
    setHidden(chosen);
  };
  return [hidden, change];
}
