import type { InvoiceListItem } from '@tiyin/api/types';
import { useState } from 'react';
import { useSession } from '../../../session/SessionProvider.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { applyRow, checkRow } from './bulk-work.ts';

export interface BulkWorkProps {
  readonly invoices: readonly InvoiceListItem[];
  readonly onClose: (isWorked: boolean) => void;
}

/** Works on the selected invoices as they were when it opened. */
export function BulkWork({ invoices, onClose }: BulkWorkProps) {
  const { client } = useSession();
  const [opened] = useState(invoices);
  return (
    <BulkDialog
      invoices={opened}
      check={(invoice, action) => checkRow(client, invoice, action)}
      apply={(checked, action) => applyRow(client, checked, action)}
      onClose={onClose}
    />
  );
}
