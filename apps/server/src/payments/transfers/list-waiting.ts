import type { WaitingMoney } from '@tiyin/api/types';
import { asId, type InvoiceId, type ReturnId } from '@tiyin/domain/ids';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import {
  type PgColumn,
  type SQL,
  and,
  count,
  eq,
  inArray,
  isNotNull,
  or,
  sql,
  unionAll,
} from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  invoice,
  lease,
  merchant,
  moneyReturn,
  paymentAccount,
  payout,
  provider,
} from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeTransferAccount } from './describe-transfer.ts';
import { isReturnInScope } from '../ledger/return-scope.ts';

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** When a person began to be needed: the payout was requested, or the customer said "I have paid". */
const since = sql<Date>`coalesce(${payout.createdAt}, ${invoice.statusAt})`.mapWith(
  payout.createdAt,
);

const isPayoutUnderWay = sql`${payout.status} in ('NEW', 'SENT', 'UNKNOWN')`;

function selectWaiting(tx: Tx) {
  return tx
    .select({ invoice, payout, account: paymentAccount, provider, merchant, since })
    .from(invoice)
    .leftJoin(payout, and(eq(payout.invoiceId, invoice.id), isPayoutUnderWay))
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
  const isManual = (
    accountId: PgColumn,
  ) => sql`${accountId} in (select ${paymentAccount.id} from ${paymentAccount}
    join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    where ${provider.kind} = 'manual')`;
  return and(
    sql`${invoice.id} in (
      select ${payout.invoiceId} from ${payout}
        where ${payout.status} in ('NEW', 'SENT', 'UNKNOWN') and ${isManual(payout.accountId)}
      union all select ${lease.invoiceId} from ${lease} where ${isManual(lease.accountId)})`,
    eq(invoice.isTest, staff.testDashboard),
    inScope(staff, invoice.merchantId),
    or(isNotNull(payout.id), and(eq(invoice.flowType, 'DEPOSIT'), eq(invoice.status, 'PENDING'))),
  );
}

const isReturnUnderWay = inArray(moneyReturn.status, ['NEW', 'SENT', 'UNKNOWN']);

/** Returns of manual accounts without an outcome; one of an unmatched transfer belongs to no merchant. */
function returnsOf(staff: Staff): SQL | undefined {
  return and(
    isReturnUnderWay,
    eq(provider.kind, 'manual'),
    eq(moneyReturn.isTest, staff.testDashboard),
    isReturnInScope(staff),
  );
}

function selectReturns(tx: Tx) {
  return tx
    .select({ row: moneyReturn, account: paymentAccount, provider, merchant, invoice })
    .from(moneyReturn)
    .innerJoin(paymentAccount, eq(paymentAccount.id, moneyReturn.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .leftJoin(merchant, eq(merchant.id, moneyReturn.merchantId))
    .leftJoin(invoice, eq(invoice.id, moneyReturn.invoiceId))
    .$dynamic();
}

type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

/** The kinds and ids of all that waits, to be sorted and counted together. */
function selectKeys(tx: Tx, staff: Staff) {
  const invoices = tx
    .select({
      kind: sql<'invoice' | 'return'>`'invoice'`.as('kind'),
      id: sql<string>`${invoice.id}::text`.as('id'),
      since: since.as('since'),
    })
    .from(invoice)
    .leftJoin(payout, and(eq(payout.invoiceId, invoice.id), isPayoutUnderWay))
    .where(waitingOf(staff));
  const returns = tx
    .select({
      kind: sql<'invoice' | 'return'>`'return'`.as('kind'),
      id: sql<string>`${moneyReturn.id}::text`.as('id'),
      since: sql<Date>`${moneyReturn.createdAt}`.mapWith(moneyReturn.createdAt).as('since'),
    })
    .from(moneyReturn)
    .innerJoin(paymentAccount, eq(paymentAccount.id, moneyReturn.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(returnsOf(staff));
  return unionAll(invoices, returns);
}

/** A page of the money of manual accounts that waits for a person, oldest first (ROUTING-230, OFFICE-291). */
export async function listWaiting(tx: Tx, staff: Staff, { page, size }: Page) {
  const keys = await selectKeys(tx, staff)
    .orderBy(sql`since`, sql`id`)
    .limit(size)
    .offset(page * size);
  const counted = selectKeys(tx, staff).as('waiting');
  const [all] = await tx.select({ total: count() }).from(counted);
  const idsOf = (wanted: string) => keys.flatMap(({ id, kind }) => (kind === wanted ? [id] : []));
  const rows = await selectWaiting(tx).where(
    and(
      inArray(
        invoice.id,
        idsOf('invoice').map((id) => asId<InvoiceId>(id)),
      ),
      waitingOf(staff),
    ),
  );
  const returns = await selectReturns(tx).where(
    inArray(
      moneyReturn.id,
      idsOf('return').map((id) => asId<ReturnId>(id)),
    ),
  );
  const found = new Map([
    ...rows.map((row) => [row.invoice.id, describeWaiting(row)] as const),
    ...returns.map((row) => [row.row.id, describeReturn(row)] as const),
  ] as readonly (readonly [string, WaitingMoney])[]);
  return { data: keys.flatMap(({ id }) => found.get(id) ?? []), total: all?.total ?? 0 };
}

function describeReturn({ row, invoice: owner, merchant: of, ...found }: ReturnRow): WaitingMoney {
  const windowEnd = new Date(row.createdAt.getTime() + payoutWindowMs);
  return {
    kind: 'return',
    transactionId: row.id,
    transferId: row.transferId,
    invoiceId: row.invoiceId,
    merchantInvoiceId: owner?.merchantInvoiceId ?? null,
    invoiceStatus: owner ? describeStatus(owner.status) : null,
    amount: amountToWire(row.amount),
    currency: describeCurrency(row.currency),
    account: describeTransferAccount(found.account),
    provider: { id: found.provider.id, name: found.provider.name },
    merchant: of && { id: of.id, name: of.name },
    customerName: null,
    since: row.createdAt.toISOString(),
    until: windowEnd.toISOString(),
  };
}

function describeWaiting(row: Row): WaitingMoney {
  const { invoice: it, payout: waitingPayout, since: from } = row;
  const name = [it.customerFirstName, it.customerLastName].filter((part) => part !== null);
  const windowEnd = new Date(from.getTime() + payoutWindowMs);
  return {
    kind: waitingPayout ? 'payout' : 'deposit',
    transactionId: waitingPayout?.id ?? null,
    transferId: null,
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
