import type { ReactTable } from '@tanstack/react-table';
import { lookOf } from './columns.ts';
import type { Features } from './columns.ts';
import { cell, head } from './DataTable.css.ts';

type DataTableHeadProps<Row extends object> = {
  readonly table: Pick<ReactTable<Features, Row>, 'getFlatHeaders'>;
};

/** The headings, which stay in sight while the rows scroll. */
export function DataTableHead<Row extends object>({ table }: DataTableHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={head}>
      {table.getFlatHeaders().map((header, index) => {
        const { align, fold, label } = lookOf(header.column.columnDef.meta);
        return (
          <div
            key={header.id}
            role="columnheader"
            aria-colindex={index + 1}
            className={cell({ align, fold })}
          >
            {label}
          </div>
        );
      })}
    </div>
  );
}
