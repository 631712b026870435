import { amountToWire } from '@tiyin/domain/money';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider, transfer } from '../../db/schema.ts';
import type { AccountRow } from '../routing/account-row.ts';
import { describeCurrency } from '../describe-currency.ts';
import type { TransferRow } from './transfer-row.ts';

type TransferOfAccount = {
  readonly transfer: TransferRow;
  readonly account: AccountRow;
  readonly provider: typeof provider.$inferSelect;
};

/** Transfers with their account and its provider, to be narrowed and described. */
export function selectTransfers(tx: Tx) {
  return tx
    .select({ transfer, account: paymentAccount, provider })
    .from(transfer)
    .innerJoin(paymentAccount, eq(paymentAccount.id, transfer.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .$dynamic();
}

/** `Transfer` of the contract: of the account no more than its last four digits (ROUTING-17). */
export function describeTransfer({ transfer: row, account, provider: owner }: TransferOfAccount) {
  return {
    id: row.id,
    transferId: row.externalId,
    source: row.source,
    amount: amountToWire(row.amount),
    currency: describeCurrency(account.currency),
    isTest: owner.kind === 'sandbox',
    account: {
      id: account.id,
      lastFour: account.valueLastFour,
      ...(account.bankName !== null && { bankName: account.bankName }),
    },
    provider: { id: owner.id, name: owner.name },
    createDate: row.createdAt.toISOString(),
    invoiceId: row.invoiceId,
    namedInvoiceId: row.namedInvoiceId,
    comment: row.comment,
  };
}
