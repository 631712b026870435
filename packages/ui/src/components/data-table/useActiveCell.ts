import { useMemo, useState } from 'react';
import { inside } from './moves.ts';
import type { Position } from './moves.ts';

type ActiveCell = {
  /** The one cell in the tab order; null if there is none. */
  readonly active: Position | null;
  readonly setActive: (position: Position) => void;
};

type Extent = {
  /** The rows of data, in the order they are shown. */
  readonly rows: readonly { readonly id: string }[];
  readonly columnCount: number;
  /** -1 where the headings can be reached, otherwise 0. */
  readonly firstRow: -1 | 0;
};

type Kept = Position & { readonly id: string | undefined };

/** The cell that has or will get the focus. It stays with its row when rows come, go or change places. */
export function useActiveCell({ rows, columnCount, firstRow }: Extent): ActiveCell {
  const [kept, setKept] = useState<Kept>({ row: 0, column: 0, id: undefined });
  const row = useMemo(() => rowOf(kept, rows), [kept, rows]);
  const extent = { rowCount: rows.length, columnCount, firstRow };
  return {
    active: inside({ row, column: kept.column }, extent),
    setActive: (position) => setKept({ ...position, id: rows[position.row]?.id }),
  };
}

/* When a row is removed, the row at the same position takes its place. */
function rowOf({ row, id }: Kept, rows: readonly { readonly id: string }[]): number {
  if (id === undefined || rows[row]?.id === id) return row;
  const moved = rows.findIndex((each) => each.id === id);
  return moved === -1 ? row : moved;
}
