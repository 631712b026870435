import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { and, asc, desc, eq, gt, lte, sql } from '../../db/drizzle.ts';
import { clocksApartMs } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { accountInvoice, invoice, terminal } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { sumReportedFor } from '../invoices/judge-money.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import type { ReportedAccount } from './reported-account.ts';
import type { TransferRow } from './transfer-row.ts';

/** How far back a deposit may have been made that money is for, in ms. */
const lookBackMs = 7 * 24 * 60 * 60_000;
const limit = 10;
/**
 * A deposit may have received more than a JSON number represents (API-5); the exact excess does not
 * matter.
 */
const largestOnWire = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The deposits that unmatched money may be for, likeliest first (ROUTING-33): the one that its report
 * named, then those of its account that miss exactly this amount, the nearest in time first, then those
 * that miss another, the nearest amount first.
 */
export async function candidatesFor(
  tx: Tx,
  staff: Staff,
  money: { readonly transfer: TransferRow; readonly account: ReportedAccount },
) {
  const { transfer: row, account } = money;
  const since = new Date(row.createdAt.getTime() - lookBackMs);
  // The clock of the server that took the report may be behind (LEDGER-772).
  const until = new Date(row.createdAt.getTime() + clocksApartMs);
  const missing = sql<string>`(${invoice.amount} - ${sumReportedFor(sql`${invoice.id}`)})`;
  const onWire = sql<string>`greatest(${missing}, ${-largestOnWire}::bigint)`;
  const offBy = sql<string>`abs(${missing} - ${row.amount}::bigint)`;
  const isNamed = sql<boolean>`(${invoice.id} is not distinct from ${row.namedInvoiceId}::uuid)`;
  const ofAccount = tx
    .select({ id: accountInvoice.invoiceId })
    .from(accountInvoice)
    .where(
      and(
        eq(accountInvoice.accountId, account.id),
        gt(accountInvoice.createdAt, since),
        lte(accountInvoice.createdAt, until),
      ),
    );
  const found = await tx
    .select({ invoice, terminal, missing: onWire, offBy, isNamed })
    .from(invoice)
    .innerJoin(terminal, eq(terminal.id, invoice.terminalId))
    .where(
      and(
        inScope(staff, invoice.merchantId),
        eq(invoice.flowType, 'DEPOSIT'),
        eq(invoice.currency, account.currency),
        eq(invoice.isTest, account.isTest),
        sql`${invoice.id} in (${ofAccount} union all select ${row.namedInvoiceId}::uuid)`,
      ),
    )
    .orderBy(desc(isNamed), asc(offBy), desc(invoice.createdAt), desc(invoice.id))
    .limit(limit);
  return found.map(({ invoice: candidate, ...rest }) => ({
    invoiceId: candidate.id,
    merchantInvoiceId: candidate.merchantInvoiceId,
    invoiceStatus: describeStatus(candidate.status),
    amount: amountToWire(candidate.amount),
    missing: amountToWire(minorUnits(BigInt(rest.missing))),
    isExact: rest.offBy === '0',
    isNamed: rest.isNamed,
    createdDate: candidate.createdAt.toISOString(),
    statusDate: candidate.statusAt.toISOString(),
    terminal: { id: rest.terminal.id, name: rest.terminal.name },
  }));
}
