import { Skeleton } from '../skeleton/index.ts';
import type { DataColumn } from './DataColumn.ts';
import { cell, row } from './DataTable.css.ts';

type DataTableSkeletonProps<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly rowCount: number;
};

/** Placeholder rows. Hidden from a screen reader, which gets a text instead. */
export function DataTableSkeleton<Row>({ columns, rowCount }: DataTableSkeletonProps<Row>) {
  return Array.from({ length: rowCount }, (_, index) => (
    <div key={index} aria-hidden="true" className={row}>
      {columns.map(({ id, align = 'start', fold = 'line', size }) => (
        <div key={id} className={cell({ align, fold })}>
          <Skeleton width={size === 'fill' ? 'full' : 'medium'} />
        </div>
      ))}
    </div>
  ));
}
