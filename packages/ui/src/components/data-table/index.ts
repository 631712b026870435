export { DataTable } from './DataTable.tsx';
export type { DataTableProps, RowSelection } from './DataTableProps.ts';
export type { ColumnWidths } from './column-widths.ts';
export type { DataColumn } from './DataColumn.ts';
export type { SortDescriptor, SortValue } from './sorting.ts';
export type { SortingProps } from './useSorting.ts';
