export { LoadedTable } from './LoadedTable.tsx';
export type { LoadedTableProps, TablePaging } from './LoadedTable.tsx';
