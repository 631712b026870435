import type { DataColumn } from './DataColumn.ts';

/** The words of a column's heading. */
export function headingOf({ header }: Pick<DataColumn<never>, 'header'>): string {
  return typeof header === 'string' ? header : header();
}
