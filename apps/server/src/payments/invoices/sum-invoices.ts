import { invoiceStatuses, type InvoiceStatusCode } from '@tiyin/domain/invoices';
import { amountToWire, type CurrencyCode, minorUnits } from '@tiyin/domain/money';
import { type SQL, and, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import { filterConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** How far sums are exact, and the percentage of the table's pages that they are estimated from. */
type Precision = { readonly exactUpTo: number; readonly samplePercent: number };

const usual: Precision = { exactUpTo: 1_000_000, samplePercent: 1 };

type Row = { currency: CurrencyCode; status: InvoiceStatusCode; count: string; sum: string };

/**
 * The number and the sum of the invoices of a filter, by currency and status (INVOICE-440). Beyond the
 * limit nothing more is read: they are estimated from a sample.
 */
export async function sumInvoices(
  tx: Tx,
  staff: Staff,
  filter: InvoiceFilter,
  { exactUpTo, samplePercent }: Precision = usual,
) {
  const matching = and(...filterConditions(staff, filter));
  const read = (source: SQL, factor: number) =>
    tx.execute<Row>(sql`
    select currency, status, round(count(*) * ${factor}::numeric) as count,
      round(sum(amount) * ${factor}::numeric) as sum
    from (${source}) as matching group by currency, status`);
  const columns = sql`${invoice.currency}, ${invoice.status}, ${invoice.amount}`;
  const exact = await read(
    sql`select ${columns} from ${invoice} where ${matching} limit ${exactUpTo + 1}`,
    1,
  );
  const counted = exact.reduce((total, { count }) => total + Number(count), 0);
  if (counted <= exactUpTo) return describe(exact, false);
  // The same sample each time: the figures do not change while nothing else does.
  const sampled = await read(
    sql`select ${columns} from ${invoice} tablesample system (${sql.raw(String(samplePercent))})
      repeatable (1) where ${matching}`,
    100 / samplePercent,
  );
  return describe(sampled, true);
}

const placeOf = (code: InvoiceStatusCode) =>
  invoiceStatuses.findIndex((status) => status.code === code);

/** The most that JSON numbers show exactly. */
const largestSum = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Readers add the sums of a currency up: together they stay in the range that can be shown, and are an estimate where
 * that takes something from them (INVOICE-623).
 */
function describe(rows: readonly Row[], isEstimate: boolean) {
  const left = new Map<CurrencyCode, bigint>();
  const sorted = rows.toSorted(
    (one, other) =>
      one.currency.localeCompare(other.currency) || placeOf(one.status) - placeOf(other.status),
  );
  const fitted = sorted.map((row) => {
    const room = left.get(row.currency) ?? largestSum;
    const sum = BigInt(row.sum);
    const shown = sum < room ? sum : room;
    left.set(row.currency, room - shown);
    return { ...row, shown, isWhole: shown === sum };
  });
  const entries = fitted.map(({ currency, status, count, shown }) => ({
    currency: describeCurrency(currency),
    invoiceStatus: describeStatus(status),
    count: Number(count),
    sum: amountToWire(minorUnits(shown)),
  }));
  return { entries, isEstimate: isEstimate || fitted.some(({ isWhole }) => !isWhole) };
}
