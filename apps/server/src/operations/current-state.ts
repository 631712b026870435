import type { Database } from '../db/database.ts';
import type { InvoiceChange } from '../payments/invoices/lock-for-change.ts';
import { readInvoice } from '../payments/invoices/read-invoice.ts';
import { ProblemError } from '../problem.ts';

/** Adds the current state of the invoice to a conflict. */
export async function withCurrentState<T>(
  changing: Promise<T>,
  database: Database,
  command: InvoiceChange,
): Promise<T> {
  return changing.catch(async (error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
    // In a transaction of its own: the audit entry of this reading must not roll back with the change.
    const current = await database.transaction((tx) => readInvoice(tx, command));
    throw new ProblemError('conflict', { current });
  });
}
