import type { InvoiceExtraColumn, InvoiceListItem } from '@tiyin/api/types';
import { useState } from 'react';
import type { InvoiceListQuery } from '../../../addresses/invoice-list-address.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { downloadSelected } from '../download-report.ts';
import { BulkActionsView } from './BulkActionsView.tsx';
import type { BulkKind } from './bulk-actions.ts';

const BulkWork = lazyScreen('bulk-work', async () => (await import('./BulkWork.tsx')).BulkWork);

export interface BulkActionsProps {
  /** The selected ones. */
  readonly invoices: readonly InvoiceListItem[];
  /** The terminal and the order of the list. */
  readonly query: Pick<InvoiceListQuery, 'sort' | 'terminalId'>;
  /** The shown columns that are read only on request. */
  readonly extras: readonly InvoiceExtraColumn[];
  readonly onClear: () => void;
  /** Something may have changed. */
  readonly onWorked: () => void;
}

/** Exports the selected invoices, and works on them. */
export function BulkActions(props: BulkActionsProps) {
  const { extras, invoices, onClear, onWorked, query } = props;
  const { permissions } = useCurrentUser();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  return (
    <>
      <BulkActionsView
        {...{ invoices, onClear, permissions }}
        onExport={() => downloadSelected(ids, query, extras)}
        onAct={setKind}
      />
      {kind !== null && (
        <Late onFailed={() => setKind(null)}>
          <BulkWork
            {...{ invoices, kind, permissions }}
            onClose={(isWorked) => {
              setKind(null);
              // They stay selected for the next action, and the focus where it was.
              if (isWorked) onWorked();
            }}
          />
        </Late>
      )}
    </>
  );
}
