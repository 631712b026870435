/** A cell, counted from zero among the rows of data. */
export type Position = { readonly row: number; readonly column: number };

type Extent = {
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many rows PageUp and PageDown move by. */
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
  PageUp: ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
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
  if (!move || press.altKey || extent.rowCount === 0) {
    return null;
  }
  const { row, column } = move(from, extent);
  return { row: clamp(row, extent.rowCount), column: clamp(column, extent.columnCount) };
}

const clamp = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);
