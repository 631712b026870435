import { useState } from 'react';
import { readHiddenColumns, storeHiddenColumns } from './stored-columns.ts';

/** The columns that the person has put away, kept in this browser. */
export function useHiddenColumns(
  columns: readonly { readonly id: string }[],
): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState(() => {
    const ids = columns.map(({ id }) => id);
    return readHiddenColumns(window.localStorage, ids);
  });
  const change = (chosen: readonly string[]) => {
    storeHiddenColumns(window.localStorage, chosen);
    setHidden(chosen);
  };
  return [hidden, change];
}
