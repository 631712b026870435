import { useListInvoiceAssignees } from '@tiyin/api/hooks/invoices';
import type { InvoiceListItem } from '@tiyin/api/types';
import { useState } from 'react';
import { useMe } from '../../../session/useMe.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { type BulkKind, whyNot } from './bulk-actions.ts';
import { applyRow, checkRow, refused } from './bulk-work.ts';

export interface BulkWorkProps {
  readonly invoices: readonly InvoiceListItem[];
  readonly kind: BulkKind;
  readonly permissions: readonly string[];
  readonly onClose: (isWorked: boolean) => void;
}

/** Works on the selected invoices as they were when it opened. */
export function BulkWork({ invoices, kind, onClose, permissions }: BulkWorkProps) {
  const { client } = useSession();
  const people = useListInvoiceAssignees(kind === 'assign' ? {} : null).data?.data;
  const me = useMe();
  const [opened] = useState(invoices);
  return (
    <BulkDialog
      invoices={opened}
      {...{ kind, me, people }}
      check={async (invoice, action) => {
        const reason = whyNot(kind, invoice, permissions);
        return reason === undefined ? checkRow(client, invoice, action) : refused(invoice, reason);
      }}
      apply={(checked, action) => applyRow(client, checked, action)}
      onClose={onClose}
    />
  );
}
