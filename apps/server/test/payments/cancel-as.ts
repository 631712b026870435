import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { cancelMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import type { Deposit, TestSystem } from './test-system.ts';

type Cancel = (system: TestSystem, deposit: Deposit) => Promise<{ readonly status: string }>;

/** The two who may cancel an invoice, by the way that each has. */
export const cancelAs: Readonly<Record<'customer' | 'merchant', Cancel>> = {
  customer: ({ run, clock }, { formId }) =>
    run((tx) => cancelForm(tx, { formId, now: clock.now() })),
  merchant: async ({ run, row, clock }, { invoiceId }) => {
    const { merchantId } = await row(invoiceId);
    return run((tx) => cancelMerchantInvoice(tx, { merchantId, invoiceId, now: clock.now() }));
  },
};
