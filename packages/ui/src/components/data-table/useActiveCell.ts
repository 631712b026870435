import { useMemo, useState } from 'react';
import { inside } from './moves.ts';
import type { Position } from './moves.ts';

type ActiveCell = {
  /** The one cell in the tab order; null if there is none. */
  readonly active: Position | null;
  readonly setActive: (position: Position) => void;
};

type Extent<Row> = {
  /** The rows of data, in the order they are shown. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columnCount: number;
  /** -1 where the headings can be reached, otherwise 0. */
  readonly firstRow: -1 | 0;
};

type Kept = Position & { readonly id: string | undefined };

/** The cell that has or will get the focus. It stays with its row when rows come, go or change places. */
export function useActiveCell<Row>({
  rows,
  rowKey,
  columnCount,
  firstRow,
}: Extent<Row>): ActiveCell {
  const [kept, setKept] = useState<Kept>({ row: 0, column: 0, id: undefined });
  const row = useMemo(() => rowOf(kept, rows, rowKey), [kept, rows, rowKey]);
  const extent = { rowCount: rows.length, columnCount, firstRow };
  return {
    active: inside({ row, column: kept.column }, extent),
    setActive: (position) => setKept({ ...position, id: keyAt(rows, position.row, rowKey) }),
  };
}

/* When a row is removed, the row at the same position takes its place. */
function rowOf<Row>({ row, id }: Kept, rows: readonly Row[], rowKey: (row: Row) => string): number {
  if (id === undefined || keyAt(rows, row, rowKey) === id) return row;
  const moved = rows.findIndex((each) => rowKey(each) === id);
  return moved === -1 ? row : moved;
}

function keyAt<Row>(
  rows: readonly Row[],
  at: number,
  rowKey: (row: Row) => string,
): string | undefined {
  const row = rows[at];
  return row === undefined ? undefined : rowKey(row);
}
