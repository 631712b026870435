import type { Invoice } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { InvoiceRights } from './invoice-rights.ts';

/** The rights of the person on an invoice; in test processing everybody moves it (INVOICE-36). */
export function useInvoiceRights(invoice: Invoice | undefined): InvoiceRights {
  const movesStatus = useIsPermitted({ permission: 'invoice.status.change' });
  return {
    movesStatus: movesStatus || invoice?.isTestProcessing === true,
    confirmsTransfers: useIsPermitted({ permission: 'transfer.confirm' }),
    decidesTickets: useIsPermitted({ permission: 'ticket.decision' }),
    seesPayouts: useIsPermitted({ permission: 'invoice.transaction.read' }),
    seesProvider: useIsPermitted({ permission: 'invoice.provider.read' }),
    seesCredentials: useIsPermitted({ permission: 'invoice.credentials.read' }),
    seesAccounts: useIsPermitted({ permission: 'people.account' }),
  };
}
