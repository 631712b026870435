export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTableProps.ts';
export type { DataColumn } from './columns.ts';
export type { SortDescriptor, SortValue } from './sorting.ts';
