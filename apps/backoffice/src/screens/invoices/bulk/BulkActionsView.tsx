import type { InvoiceListItem } from '@tiyin/api/types';
import { BulkBar } from '@tiyin/ui/bulk-bar';
import { Button } from '@tiyin/ui/button';
import { ChevronDownIcon, DownloadIcon } from '@tiyin/ui/icon';
import { Menu } from '@tiyin/ui/menu';
import { i18n } from '../../../texts/i18n.ts';
import { type BulkKind, bulkRules, offeredKinds } from './bulk-actions.ts';

export interface BulkActionsViewProps {
  /** The selected ones. */
  readonly invoices: readonly InvoiceListItem[];
  readonly permissions: readonly string[];
  readonly onExport: () => void;
  readonly onAct: (kind: BulkKind) => void;
  readonly onClear: () => void;
}

/** The number of selected invoices, and the actions on them that the person may use (OFFICE-480). */
export function BulkActionsView(props: BulkActionsViewProps) {
  const { invoices, onAct, onClear, onExport, permissions } = props;
  const kinds = offeredKinds(invoices, permissions);
  return (
    <BulkBar label={i18n.t('Selected invoices')} count={invoices.length} onClear={onClear}>
      <Button size="sm" icon={DownloadIcon} onPress={onExport}>
        {i18n.t('Export')}
      </Button>
      {kinds.length > 0 && (
        <Menu
          placement="bottom start"
          trigger={
            <Button size="sm" iconAfter={ChevronDownIcon}>
              {i18n.t('Actions')}
            </Button>
          }
          items={kinds.map((id) => ({ id, label: bulkRules[id].label() }))}
          onAction={onAct}
        />
      )}
    </BulkBar>
  );
}
