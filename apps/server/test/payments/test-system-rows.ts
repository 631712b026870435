import { createHmac } from 'node:crypto';
import type { FormId, InvoiceId } from '@tiyin/domain/ids';
import { supportCode } from '@tiyin/domain/requisites';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import {
  entry,
  invoiceEvent,
  ledgerAccount,
  paymentForm,
  person,
  posting,
} from '../../src/db/schema.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';

/** A posting as its legs: kind of account → minor units, credit-positive. */
export type Posted = Readonly<Record<string, bigint>>;

export async function supportCodeOf(tx: Tx, formId: FormId): Promise<string> {
  const [form] = await tx.select().from(paymentForm).where(eq(paymentForm.id, formId));
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  return supportCode(hmac, formId, form?.verificationKey ?? '');
}

export async function personOf(tx: Tx, username: string): Promise<PersonRow> {
  const [found] = await tx.select().from(person).where(eq(person.username, username));
  if (!found) throw new Error(`there is no ${username}`);
  return found;
}

export function eventsOf(tx: Tx, invoiceId: InvoiceId) {
  return tx
    .select()
    .from(invoiceEvent)
    .where(eq(invoiceEvent.invoiceId, invoiceId))
    .orderBy(asc(invoiceEvent.sequence));
}

export async function postingsOf(tx: Tx, invoiceId: InvoiceId): Promise<Posted[]> {
  const rows = await tx
    .select({ id: posting.id, kind: ledgerAccount.kind, amount: entry.amount })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(eq(posting.invoiceId, invoiceId))
    .orderBy(asc(posting.id));
  const byPosting = new Map<number, Record<string, bigint>>();
  for (const { id, kind, amount } of rows) {
    byPosting.set(id, { ...byPosting.get(id), [kind]: amount });
  }
  return [...byPosting.values()];
}
