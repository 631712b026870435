import type { AccountId, ProviderId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';

/** An account of ours that money was reported on; with currency and mode it is a book of the ledger. */
export type ReportedAccount = {
  readonly id: AccountId;
  readonly providerId: ProviderId;
  readonly currency: CurrencyCode;
  /** Sandbox accounts are for test, all others for production (ROUTING-3). */
  readonly isTest: boolean;
};

const accountColumns = {
  id: paymentAccount.id,
  providerId: paymentAccount.providerId,
  currency: paymentAccount.currency,
  kind: provider.kind,
};

type Row = Omit<ReportedAccount, 'isTest'> & { readonly kind: string };

function asReported({ kind, ...account }: Row): ReportedAccount {
  return { ...account, isTest: kind === 'sandbox' };
}

const selectAccount = statement((composer, given: Given<{ accountId: AccountId }>) =>
  composer
    .select(accountColumns)
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, given('accountId'))),
);

/** Reads the account of a report; undefined if unknown. */
export async function readReportedAccount(
  tx: Tx,
  accountId: AccountId,
): Promise<ReportedAccount | undefined> {
  const [row] = await selectAccount(tx, { accountId });
  return row && asReported(row);
}
