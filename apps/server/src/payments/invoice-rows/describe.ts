import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import type { invoice, terminal } from '../../db/schema.ts';
import { describeCurrency } from '../describe-currency.ts';

/** A status as the contract shows it. */
export function describeStatus(code: InvoiceStatusCode) {
  const { id, value } = invoiceStatusByCode(code);
  return { id, code, value };
}

/** The list's columns of an invoice's row. */
export type DescribedInvoice = Pick<
  typeof invoice.$inferSelect,
  'amount' | 'createdAt' | 'currency' | 'flowType' | 'id' | 'isTest' | 'status' | 'statusAt'
>;

type InvoiceOfTerminal = {
  readonly invoice: DescribedInvoice;
  readonly terminal: Pick<typeof terminal.$inferSelect, 'id' | 'name'>;
};

/** The fields shared by the list and the details of an invoice. */
export function describeInvoice({ invoice: row, terminal: ownTerminal }: InvoiceOfTerminal) {
  return {
    invoiceId: row.id,
    createdDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
    amount: amountToWire(row.amount),
    currency: describeCurrency(row.currency),
    flowType: { code: row.flowType },
    invoiceStatus: describeStatus(row.status),
    isTestProcessing: row.isTest,
    terminal: { id: ownTerminal.id, name: ownTerminal.name },
  };
}
