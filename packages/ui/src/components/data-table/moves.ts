/** A cell, counted from zero among the rows of data; the row of headings is -1. */
export type Position = { readonly row: number; readonly column: number };

type Extent = {
  readonly rowCount: number;
  readonly columnCount: number;
  /** -1 where the headings can be reached, otherwise 0. */
  readonly firstRow: -1 | 0;
  /** The number of rows that PageUp and PageDown move by. */
  readonly pageRows: number;
};

type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

type Move = (from: Position, extent: Extent) => Position;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  /* A page up ends at the first row of data: the headings are one more step, taken knowingly. */
  PageUp: ({ row, column }, { pageRows }) => ({
    row: Math.max(row - pageRows, Math.min(row, 0)),
    column,
  }),
  PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columnCount }) => ({ row, column: columnCount - 1 }),
};

const controlMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_from, { rowCount, columnCount }) => ({ row: rowCount - 1, column: columnCount - 1 }),
};

/** Where a key leads in a grid, kept inside it; null for a key that leads nowhere. */
export function moveIn(press: Press, from: Position, extent: Extent): Position | null {
  const move = press.ctrlKey || press.metaKey ? controlMoves[press.key] : moves[press.key];
  return move && !press.altKey ? inside(move(from, extent), extent) : null;
}

/** The nearest existing cell; null if there is none. */
export function inside(position: Position, extent: Omit<Extent, 'pageRows'>): Position | null {
  const { rowCount, columnCount, firstRow } = extent;
  if (rowCount === 0 && firstRow === 0) return null;
  return {
    row: clamp(position.row, firstRow, rowCount - 1),
    column: clamp(position.column, 0, columnCount - 1),
  };
}

const clamp = (index: number, first: number, last: number): number =>
  Math.min(Math.max(index, first), Math.max(last, first));
