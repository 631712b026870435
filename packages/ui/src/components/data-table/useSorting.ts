import { useCallback, useState } from 'react';
import { nextSort } from './sorting.ts';
import type { SortDescriptor } from './sorting.ts';

/** The sort order is controlled by the app (both props), or kept by the table. */
export type SortingProps =
  | {
      /** The order that `rows` come in, or null. The table leaves it as it is. */
      readonly sortDescriptor: SortDescriptor | null;
      /** A heading was pressed: another order is requested. */
      readonly onSortChange: (sort: SortDescriptor) => void;
      readonly defaultSortDescriptor?: undefined;
    }
  | {
      readonly sortDescriptor?: undefined;
      readonly onSortChange?: undefined;
      /** The order to begin with, where the table sorts by itself (by `sortBy` of its columns). */
      readonly defaultSortDescriptor?: SortDescriptor;
    };

type Sorting = {
  readonly sort: SortDescriptor | null;
  /** A heading was pressed: the order is not only that of the beginning, and worth saying. */
  readonly isChosen: boolean;
  readonly toggle: (column: string) => void;
  /** The order that the table makes itself; null where the rows come as they are to be shown. */
  readonly own: SortDescriptor | null;
};

/** The order of the rows, the app's or the table's own. */
export function useSorting(props: SortingProps): Sorting {
  const [own, setOwn] = useState<SortDescriptor | null>(props.defaultSortDescriptor ?? null);
  const [isChosen, setChosen] = useState(false);
  const sort = props.onSortChange === undefined ? own : props.sortDescriptor;
  const change = props.onSortChange ?? setOwn;
  const toggle = useCallback(
    (column: string) => {
      setChosen(true);
      change(nextSort(sort, column));
    },
    [sort, change],
  );
  return { sort, isChosen, toggle, own: props.onSortChange === undefined ? own : null };
}
