import type { WaitingMoney } from '@tiyin/api/types';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { type SQL, and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, lease, merchant, paymentAccount, payout, provider } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeTransferAccount } from './describe-transfer.ts';

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** When a person began to be needed: the payout was ordered, or the customer said "I have paid". */
const since = sql<Date>`coalesce(${payout.createdAt}, ${invoice.statusAt})`.mapWith(
  payout.createdAt,
);

function selectWaiting(tx: Tx) {
  const underWay = sql`${payout.status} in ('NEW', 'SENT', 'UNKNOWN')`;
  return tx
    .select({ invoice, payout, account: paymentAccount, provider, merchant, since })
    .from(invoice)
    .leftJoin(payout, and(eq(payout.invoiceId, invoice.id), underWay))
    .innerJoin(
      paymentAccount,
      sql`${paymentAccount.id} = coalesce(${payout.accountId}, ${invoice.accountId})`,
    )
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectWaiting>>[number];

/**
 * Manual payouts without an outcome, and deposits whose customers say that they have paid. Both are
 * found from the small tables of what is open.
 */
function waitingOf(staff: Staff): SQL | undefined {
  const isManual = sql`account_id in (select ${paymentAccount.id} from ${paymentAccount}
    join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    where ${provider.kind} = 'manual')`;
  return and(
    sql`${invoice.id} in (
      select invoice_id from ${payout} where status in ('NEW', 'SENT', 'UNKNOWN') and ${isManual}
      union all select invoice_id from ${lease} where ${isManual})`,
    eq(invoice.isTest, staff.testDashboard),
    inScope(staff, invoice.merchantId),
    or(isNotNull(payout.id), and(eq(invoice.flowType, 'DEPOSIT'), eq(invoice.status, 'PENDING'))),
  );
}

/** A page of the money of manual accounts that waits for a person, oldest first (ROUTING-230). */
export async function listWaiting(tx: Tx, staff: Staff, { page, size }: Page) {
  const condition = waitingOf(staff);
  const rows = await selectWaiting(tx)
    .where(condition)
    .orderBy(asc(since), asc(invoice.id))
    .limit(size)
    .offset(page * size);
  const found = selectWaiting(tx).where(condition).as('found');
  const [counted] = await tx.select({ total: count() }).from(found);
  return { data: rows.map(describeWaiting), total: counted?.total ?? 0 };
}

function describeWaiting(row: Row): WaitingMoney {
  const { invoice: it, payout: waitingPayout, since: from } = row;
  const name = [it.customerFirstName, it.customerLastName].filter((part) => part !== null);
  const windowEnd = new Date(from.getTime() + payoutWindowMs);
  return {
    kind: waitingPayout ? 'payout' : 'deposit',
    transactionId: waitingPayout?.id ?? null,
    invoiceId: it.id,
    merchantInvoiceId: it.merchantInvoiceId,
    invoiceStatus: describeStatus(it.status),
    amount: amountToWire(it.amount),
    currency: describeCurrency(it.currency),
    account: describeTransferAccount(row.account),
    provider: { id: row.provider.id, name: row.provider.name },
    merchant: { id: row.merchant.id, name: row.merchant.name },
    customerName: name.length === 0 ? null : name.join(' '),
    since: from.toISOString(),
    until: (waitingPayout ? windowEnd : (it.matchUntil ?? windowEnd)).toISOString(),
  };
}
