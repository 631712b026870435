import type { InvoiceId } from '@tiyin/domain/ids';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import {
  auditEntry,
  invoice,
  invoiceEvent,
  notification,
  paymentForm,
  payout,
  transfer,
} from '../../src/db/schema.ts';
import { openPayee } from '../../src/payments/payouts/payee.ts';
import type { Secrets } from '../../src/secrets/secrets.ts';

/**
 * All rows of an invoice, without what is another's by nature: ids, secrets, names, and which account
 * was chosen, since that depends on who came before.
 */
export async function rowsOf(tx: Tx, secrets: Secrets, invoiceId: InvoiceId): Promise<unknown> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
  if (!row) throw new Error(`there is no invoice ${invoiceId}`);
  const payouts = (await tx.select().from(payout).where(eq(payout.invoiceId, invoiceId))).toSorted(
    (a, b) => a.number - b.number,
  );
  const transfers = await tx.select().from(transfer).where(eq(transfer.invoiceId, invoiceId));
  const rows = {
    row: {
      ...row,
      id: '',
      merchantInvoiceId: '',
      customerFirstName: '',
      customerLastName: '',
      accountId: row.accountId === null ? null : 'its account',
      credentialEncrypted: openPayee(secrets, row) ?? null,
    },
    form: (await tx.select().from(paymentForm).where(eq(paymentForm.invoiceId, invoiceId))).map(
      ({ id, verificationKey, ...form }) => ({
        canChangeAmount: form.canChangeAmount,
        callbackUrl: form.callbackUrl,
        methodId: form.methodId,
        lengths: [id.length, verificationKey.length],
      }),
    ),
    events: (await tx.select().from(invoiceEvent).where(eq(invoiceEvent.invoiceId, invoiceId)))
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((event) => ({ ...event, id: 0, details: withoutRoute(event.details) })),
    audit: [
      ...(await auditOf(tx, `invoice:${invoiceId}`)),
      ...(await Promise.all(transfers.map(({ id }) => auditOf(tx, `transfer:${id}`)))),
    ],
    transfers: transfers.map((each) => ({
      ...each,
      id: 0,
      accountId: each.accountId === row.accountId,
    })),
    payouts: payouts.map((each, place) => ({ ...each, id: place, accountId: 'an account' })),
    needs: (
      await tx
        .select()
        .from(notification)
        .where(eq(notification.subject, `invoice:${invoiceId}`))
    ).map(({ details, ...need }) => ({
      ...need,
      details: { ...details, ...('accountId' in details && { accountId: 'its account' }) },
      id: 0,
    })),
    ledger: await ledgerOf(tx, invoiceId),
  };
  let text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  text = text.replaceAll(invoiceId, 'its id');
  for (const { id, number } of payouts) text = text.replaceAll(id, `payout ${number}`);
  for (const { source, externalId } of transfers) {
    if (source === 'staff') text = text.replaceAll(externalId, 'what the bank says');
  }
  return JSON.parse(text.replaceAll(/"TR-\w+"/g, '"what the bank says"'));
}

async function auditOf(tx: Tx, subject: string): Promise<unknown[]> {
  const rows = await tx.select().from(auditEntry).where(eq(auditEntry.subject, subject));
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map((entry) => ({
      ...entry,
      id: 0,
      subject: subject.split(':')[0],
      details: withoutRoute(entry.details),
    }));
}

async function ledgerOf(tx: Tx, invoiceId: InvoiceId): Promise<unknown[]> {
  const rows = await tx.execute(sql`
    select p.kind, p.created_at, p.settlement_id, p.movement_id, p.transfer_id is null no_transfer,
      a.kind account, a.merchant_id, e.amount, e.currency, e.is_test, e.terminal_id,
      a.payment_account_id is not distinct from i.account_id is_its
    from posting p join entry e on e.posting_id = p.id
    join ledger_account a on a.id = e.account_id join invoice i on i.id = p.invoice_id
    where p.invoice_id = ${invoiceId} order by p.id, e.id`);
  return rows;
}

/** Of a route only what it came to. */
function withoutRoute(details: unknown): unknown {
  return JSON.parse(
    JSON.stringify(details)
      .replaceAll(/"accountId":\d+/g, '"accountId":0')
      .replaceAll(/"routing":\[(?:\{[^}]*\},?)*?(\{[^}]*\})\]/g, '"routing":[$1]'),
  );
}
