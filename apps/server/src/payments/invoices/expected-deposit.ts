import { and, eq, isNull, sql, alias } from '../../db/drizzle.ts';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { namesOf } from '../../db/names.ts';
import { notification, paymentAccount, provider } from '../../db/schema.ts';
import { type Given, sqlWrite, write } from '../../db/statement.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

const account = alias(paymentAccount, 'account');

type Waiting = Pick<InvoiceRow, 'accountId' | 'isTest' | 'merchantId'> & {
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
  readonly now: Date;
};

/** One statement, because every production deposit takes this path: it writes for manual accounts only. */
const openNeed = sqlWrite(
  (given: Given<Waiting>) => sql`insert into ${notification}
      (${namesOf(notification, 'kind', 'subject', 'merchantId', 'isTest', 'details', 'createdAt')})
    select 'DEPOSIT_WAITS', ${given('subject')}, ${given('merchantId')}::integer,
      ${given('isTest')}::boolean, ${given('details')}::jsonb, ${given('now')}::timestamptz
    from ${paymentAccount} ${account} join ${provider} on ${provider.id} = ${account.providerId}
    where ${account.id} = ${given('accountId')}::integer and ${provider.kind} = 'manual'
    on conflict do nothing`,
);

const closeNeed = write((composer, given: Given<{ subject: string; now: Date }>) =>
  composer
    .update(notification)
    .set({ closedAt: sql`${given('now')}` })
    .where(
      and(
        eq(notification.subject, given('subject')),
        eq(notification.kind, 'DEPOSIT_WAITS'),
        isNull(notification.closedAt),
      ),
    ),
);

/**
 * Notifies staff at once about a deposit that its customer has paid to a manual account, and closes
 * that when the deposit leaves PENDING (ROUTING-231).
 */
export function followExpectedMoney(
  tx: Tx,
  row: InvoiceRow,
  { to, now }: { readonly to: InvoiceStatusCode; readonly now: Date },
): void {
  // Sandbox accounts are for test, all others for production (ROUTING-3).
  if (row.flowType !== 'DEPOSIT' || row.isTest || row.accountId === null) return;
  const subject = `invoice:${row.id}`;
  if (row.status === 'PENDING') closeNeed(tx, { subject, now });
  if (to !== 'PENDING') return;
  const { accountId, currency, isTest, merchantId } = row;
  const details = { accountId: String(accountId), amount: String(row.amount), currency };
  openNeed(tx, { accountId, details, isTest, merchantId, now, subject });
}
