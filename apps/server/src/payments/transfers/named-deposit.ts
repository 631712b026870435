import type { InvoiceId, ProviderId } from '@tiyin/domain/ids';
import { and, eq, gt, isNull, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, lease, paymentAccount } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import type { ReportedAccount } from './reported-account.ts';

/** Why money cannot belong to an invoice, in any report; undefined if it can (LEDGER-11). */
export function mismatchOf(
  row: Pick<InvoiceRow, 'flowType' | 'currency' | 'isTest'>,
  account: ReportedAccount,
): string | undefined {
  if (row.flowType !== 'DEPOSIT') return 'This invoice is not a deposit';
  if (row.currency !== account.currency) return 'The invoice is in another currency';
  if (row.isTest !== account.isTest) return 'Test and production never mix';
  return undefined;
}

type Naming = {
  readonly invoiceId: InvoiceId;
  readonly account: ReportedAccount;
  readonly now: Date;
};

const selectNamed = statement((composer, given: Given<{ invoiceId: InvoiceId }>) =>
  composer
    .select({
      flowType: invoice.flowType,
      currency: invoice.currency,
      isTest: invoice.isTest,
      providerId: paymentAccount.providerId,
    })
    .from(invoice)
    .leftJoin(paymentAccount, eq(paymentAccount.id, invoice.accountId))
    .where(eq(invoice.id, given('invoiceId'))),
);

/**
 * Whether a provider may name an invoice: a deposit that was shown one of its accounts. By
 * its own accounts alone (ROUTING-34): the name of another provider's deposit must not move that.
 */
export async function mayName(tx: Tx, { invoiceId, account, now }: Naming): Promise<boolean> {
  const [row] = await selectNamed(tx, { invoiceId });
  if (!row || mismatchOf(row, account) !== undefined) return false;
  if (row.providerId === account.providerId) return true;
  const [kept] = await tx
    .select({ id: lease.id })
    .from(lease)
    .innerJoin(paymentAccount, eq(paymentAccount.id, lease.accountId))
    .where(
      and(
        eq(lease.invoiceId, invoiceId),
        eq(paymentAccount.providerId, account.providerId),
        or(isNull(lease.heldUntil), gt(lease.heldUntil, now)),
      ),
    )
    .limit(1);
  return kept !== undefined;
}

/** Whether the account that a deposit has now is one of the provider's (ROUTING-572). */
export async function isWithProvider(
  tx: Tx,
  { accountId }: Pick<InvoiceRow, 'accountId'>,
  providerId: ProviderId,
): Promise<boolean> {
  if (accountId === null) return false;
  const [row] = await tx
    .select({ providerId: paymentAccount.providerId })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId));
  return row?.providerId === providerId;
}

/** Locks the invoice that a report names, if it fits; undefined for an unknown id. */
export async function lockNamed(tx: Tx, naming: Naming): Promise<InvoiceRow | undefined> {
  // Checked before locking: a report that keeps searching holds no lock.
  return (await mayName(tx, naming)) ? lockInvoice(tx, naming.invoiceId) : undefined;
}
