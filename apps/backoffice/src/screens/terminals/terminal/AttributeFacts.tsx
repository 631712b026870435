import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import type { AttributeRow } from './attribute-rows.ts';

const columns: readonly DataColumn<AttributeRow>[] = [
  {
    id: 'type',
    header: 'Attribute type',
    fold: 'title',
    cell: ({ type }) => type?.value,
  },
  { id: 'value', header: 'Value', size: 'fill', cell: ({ value }) => value },
  { id: 'code', header: 'Parameter type', cell: ({ type }) => type?.code },
];

/** The attributes of a terminal, read-only. */
export function AttributeFacts({ rows }: { readonly rows: readonly AttributeRow[] }) {
  return (
    <DataTable
      label="Attributes"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState title="No attributes" />}
    />
  );
}
