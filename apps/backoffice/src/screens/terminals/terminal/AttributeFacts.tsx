import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { i18n } from '../../../texts/i18n.ts';
import { attributeTypeText } from '../../../texts/lists/attribute-types.ts';
import { type AttributeRow, attributesWords } from './attribute-rows.ts';

const columns: readonly DataColumn<AttributeRow>[] = [
  {
    id: 'type',
    header: () => i18n.t('Attribute type'),
    fold: 'title',
    cell: ({ type }) => type && attributeTypeText(type),
  },
  {
    id: 'value',
    header: () => i18n.t('Value'),
    size: 'fill',
    cell: ({ value }) => value,
  },
  {
    id: 'code',
    header: () => i18n.t('Parameter type'),
    cell: ({ type }) => type?.code,
  },
];

/** The attributes of a terminal, read-only. */
export function AttributeFacts({ rows }: { readonly rows: readonly AttributeRow[] }) {
  return (
    <DataTable
      label={i18n.t('Attributes')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState title={i18n.t('No attributes')}>{attributesWords()}</EmptyState>}
    />
  );
}
