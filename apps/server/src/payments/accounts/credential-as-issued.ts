import type { InvoiceId } from '@tiyin/domain/ids';
import { and, asc, eq, gt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { formerCredential, invoice, invoiceEvent } from '../../db/schema.ts';
import type { AccountRow } from '../routing/account-row.ts';

/** Stores the current credentials of an account, before they change. */
export async function keepFormerCredential(tx: Tx, row: AccountRow, now: Date): Promise<void> {
  const { id: accountId, valueEncrypted, valueLastFour, bankName, owner } = row;
  const was = { valueEncrypted, valueLastFour, bankName, owner };
  await tx.insert(formerCredential).values({ ...was, accountId, replacedAt: now });
}

/**
 * An account as last shown to the customer of an invoice: with its earlier credentials if they have
 * changed since, so that the invoice still shows the actual destination.
 */
export async function accountAsIssued(
  tx: Tx,
  account: AccountRow,
  invoiceId: InvoiceId,
): Promise<AccountRow> {
  if (account.credentialChangedAt === null) return account;
  // Where the events are in the archive, the credentials did not change between the creation and the end (RUN-962).
  const issuedAt = sql`coalesce(
    (select max(${invoiceEvent.createdAt}) from ${invoiceEvent}
      where ${invoiceEvent.invoiceId} = ${invoiceId}
        and ${invoiceEvent.code} in ('requisites_issued', 'requisites_replaced')),
    (select ${invoice.createdAt} from ${invoice} where ${invoice.id} = ${invoiceId}))`;
  const [former] = await tx
    .select()
    .from(formerCredential)
    .where(
      and(eq(formerCredential.accountId, account.id), gt(formerCredential.replacedAt, issuedAt)),
    )
    .orderBy(asc(formerCredential.replacedAt), asc(formerCredential.id))
    .limit(1);
  if (!former) return account;
  const { valueEncrypted, valueLastFour, bankName, owner } = former;
  return { ...account, valueEncrypted, valueLastFour, bankName, owner };
}
