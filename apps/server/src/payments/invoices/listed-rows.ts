import type { InvoiceExtraColumn } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { failedRefundStatuses } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { type SQL, is, sql, type PgColumn, PgTimestamp, alias } from '../../db/drizzle.ts';
import { invoice, merchant, terminal } from '../../db/schema.ts';
import { type ListedInvoice, describeInvoice, listedFields } from './columns.ts';
import { describeExtras } from './extra-columns.ts';

const refund = alias(invoice, 'refund');

/** Beyond this the total only reports that there are more (INVOICE-56). */
export const largestTotal = 10_000;

/** Which part of a list is wanted. */
export type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** The fields that each query of the list reads, and their columns; names and refunds are joined later. */
const shown = listedFields.flatMap((field) =>
  field === 'merchantName' || field === 'terminalName' || field === 'refunded'
    ? []
    : [{ field, column: invoice[field] }],
);

/** A row of a query of the list as the driver returns it; `id` is null if the page is empty. */
export type ListRow = Readonly<Record<string, unknown>> & {
  readonly counted: string;
  readonly id: InvoiceId | null;
  readonly merchant_name: string;
  readonly terminal_name: string;
  /** Null without refunds. */
  readonly refunded: string | null;
};

/** The shown columns in a query of the invoices. */
export const shownColumns: SQL = sql.join(
  shown.map(({ column }) => sql`${column}`),
  sql`, `,
);

/**
 * Those columns of the invoices with the ids of a query: if it reads an index alone, no other row
 * is read.
 */
export function rowsOfIds(ids: SQL): SQL {
  return sql`select ${shownColumns} from (${ids}) as page join ${invoice} on ${invoice.id} = page.id`;
}

/** The fields of `ListRow` besides the count, from the lateral rows `listed`. */
export const listedColumns: SQL = sql.join(
  [
    ...shown.map(listedColumn),
    sql`listed.merchant_name`,
    sql`listed.terminal_name`,
    sql`listed.refunded`,
  ],
  sql`, `,
);

function listedColumn({ column }: { readonly column: PgColumn }): SQL {
  const name = sql.identifier(column.name);
  // Without the cast the driver parses the time into a date.
  return is(column, PgTimestamp) ? sql`listed.${name}::text as ${name}` : sql`listed.${name}`;
}

const failedStatuses = sql.raw(failedRefundStatuses.map((status) => `'${status}'`).join(', '));

/** A page of rows with the names of their merchants and terminals, and their refunds (INVOICE-230): `listed`. */
export function withNames(rows: SQL): SQL {
  return sql`(
    select listed.*, ${merchant.name} as merchant_name, ${terminal.name} as terminal_name, (
      select sum(${refund.amount}) from ${invoice} ${refund} where ${refund.refundOf} = listed.id
        and ${refund.status} not in (${failedStatuses})) as refunded
    from (${rows}) as listed join ${terminal} on ${terminal.id} = listed.terminal_id
    join ${merchant} on ${merchant.id} = listed.merchant_id
  ) as listed`;
}

/** A page as the contract shows it, with the extra columns that its query read. */
export function describePage(rows: readonly ListRow[], extras: readonly InvoiceExtraColumn[] = []) {
  const counted = Number(rows[0]?.counted ?? 0);
  return {
    data: rows.flatMap((row) =>
      row.id === null
        ? []
        : { ...describeInvoice(readListed(row)), ...(extras.length > 0 && describeExtras(row)) },
    ),
    total: Math.min(counted, largestTotal),
    totalIsCapped: counted > largestTotal,
  };
}

/** The boundary to the driver: each column reads its own value. */
function readListed(row: ListRow): ListedInvoice {
  const read: Record<string, unknown> = {
    merchantName: row.merchant_name,
    terminalName: row.terminal_name,
    refunded: minorUnits(BigInt(row.refunded ?? '0')),
  };
  for (const { field, column } of shown) {
    const value = row[column.name];
    read[field] = value === null ? null : column.mapFromDriverValue(value);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
  return read as object as ListedInvoice;
}
