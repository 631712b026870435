export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataColumn } from './columns.ts';
