import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  FlexRender,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { allRows, figureCount, matches } from './rows.ts';
import type { Row } from './rows.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
});

const helper = createColumnHelper<typeof features, Row>();
const sorted = { sortFn: sortFn_basic, sortDescFirst: false };
const columns = helper.columns([
  helper.accessor('id', { enableSorting: false }),
  helper.accessor('name', {
    ...sorted,
    filterFn: (row, _column, typed: string) => matches(row.original, typed),
  }),
  helper.accessor('amount', sorted),
  ...Array.from({ length: figureCount }, (_, at) =>
    helper.accessor((row) => row.figures[at], { id: `figure-${at}`, ...sorted }),
  ),
]);

const widths = ['24ch', '16ch', '12ch', ...Array.from({ length: figureCount }, () => '10ch')];
const tracks = { display: 'grid', gridTemplateColumns: widths.join(' '), columnGap: 24 };
const keyOf = (row: Row) => row.id;

/** The table to measure against: TanStack Table and TanStack Virtual as their guides put them together. */
export function BareTable() {
  const scroller = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const table = useTable({
    features,
    columns,
    data: allRows,
    getRowId: keyOf,
    enableSortingRemoval: false,
    state: { columnFilters: typed === '' ? none : [{ id: 'name', value: typed }] },
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 12,
  });
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div ref={scroller} style={{ blockSize: '70dvh', overflow: 'auto' }}>
        <div role="table" aria-label="bare" aria-rowcount={rows.length + 1}>
          <div role="row" style={{ ...tracks, position: 'sticky', insetBlockStart: 0 }}>
            {table.getFlatHeaders().map((header) => (
              <div key={header.id} role="columnheader">
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  {header.id}
                </button>
              </div>
            ))}
          </div>
          <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={row.id}
                    role="row"
                    style={{
                      ...tracks,
                      position: 'absolute',
                      blockSize: 44,
                      transform: `translateY(${start}px)`,
                    }}
                  >
                    {row.getAllCells().map((cell) => (
                      <div key={cell.id} role="cell">
                        <FlexRender cell={cell} />
                      </div>
                    ))}
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}

const none: { id: string; value: unknown }[] = [];
