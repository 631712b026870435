import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { eq, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount, provider, transfer } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { describeCurrency } from '../describe-currency.ts';
import type { TransferRow } from './transfer-row.ts';
import { returnedSum } from '../ledger/waiting-transfer.ts';

const reversal = alias(transfer, 'reversal');

/** A transfer has an account, or the invoice that staff vouched for without one. */
export type FoundTransfer = {
  readonly transfer: TransferRow;
  readonly account: AccountRow | null;
  readonly provider: typeof provider.$inferSelect | null;
  readonly invoice: Pick<InvoiceRow, 'currency' | 'isTest'> | null;
  readonly isReversed: boolean;
  /** Minor units. */
  readonly returned: string;
};

/** Transfers with their account, its provider and their invoice, to be narrowed and described. */
export function selectTransfers(tx: Tx) {
  return tx
    .select({
      transfer,
      account: paymentAccount,
      provider,
      invoice: { currency: invoice.currency, isTest: invoice.isTest },
      isReversed: sql<boolean>`exists (
        select from ${transfer} ${reversal} where ${reversal.reversesId} = ${transfer.id})`,
      returned: returnedSum,
    })
    .from(transfer)
    .leftJoin(paymentAccount, eq(paymentAccount.id, transfer.accountId))
    .leftJoin(provider, eq(provider.id, paymentAccount.providerId))
    .leftJoin(invoice, eq(invoice.id, transfer.invoiceId))
    .$dynamic();
}

/** The account, as far as the contract shows it: no more than its last four digits (ROUTING-17). */
export function describeTransferAccount({ bankName, id, valueLastFour: lastFour }: AccountRow) {
  return { id, lastFour, ...(bankName !== null && { bankName }) };
}

/** `Transfer` of the contract. */
export function describeTransfer(found: FoundTransfer) {
  const { transfer: row, account, provider: by, invoice: owner } = found;
  const currency = account?.currency ?? owner?.currency;
  if (!currency) throw new Error(`transfer ${row.id} has neither an account nor an invoice`);
  return {
    id: row.id,
    transferId: row.externalId,
    source: row.source,
    amount: amountToWire(row.amount),
    currency: describeCurrency(currency),
    isTest: owner?.isTest ?? by?.kind === 'sandbox',
    account: account && describeTransferAccount(account),
    provider: by && { id: by.id, name: by.name },
    createDate: row.createdAt.toISOString(),
    invoiceId: row.invoiceId,
    namedInvoiceId: row.namedInvoiceId,
    comment: row.comment,
    reversesId: row.reversesId,
    isReversed: found.isReversed,
    ...(found.returned !== '0' && {
      returnedAmount: amountToWire(minorUnits(BigInt(found.returned))),
    }),
  };
}
