import {
  type CurrencyCode,
  currencies,
  currencyCodes,
  largeInvoice,
  wholeUnits,
} from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';

/** The largest number that the column of amounts holds. */
const largestAmount = 2n ** 63n - 1n;

/**
 * The invoices of at least a sum in major units, exact in each invoice's own currency. Each comparison is of the
 * bare column with one number, so that an index of amounts serves it.
 */
export function atLeast(major: string): SQL {
  return compared('>=', (code) => inMinorUnits(major, code, 'up'));
}

/** The invoices of at most a sum in major units. */
export function atMost(major: string): SQL {
  return compared('<=', (code) => inMinorUnits(major, code, 'down'));
}

/** The invoices of at least the large amount of their currency (INVOICE-466). */
export function isLargeInvoice(): SQL {
  return compared('>=', largeInvoice);
}

function compared(operator: '<=' | '>=', boundOf: (code: CurrencyCode) => bigint): SQL {
  const byBound = Map.groupBy(currencyCodes, boundOf);
  const parts = Array.from(byBound, ([bound, codes]) => {
    const list = sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    );
    return sql`(${invoice.amount} ${sql.raw(operator)} ${String(bound)}::bigint and ${invoice.currency} in (${list}))`;
  });
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** A decimal text in minor units, to the next whole one; beyond the column's numbers its largest. */
function inMinorUnits(major: string, code: CurrencyCode, direction: 'down' | 'up'): bigint {
  const [whole = '', decimals = ''] = major.split('.');
  const scaled = wholeUnits(BigInt(whole + decimals), currencies[code]);
  const unit = 10n ** BigInt(decimals.length);
  const units = direction === 'up' ? (scaled + unit - 1n) / unit : scaled / unit;
  return units < largestAmount ? units : largestAmount;
}
