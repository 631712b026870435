import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type SQL, is, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { invoice, terminal } from '../../db/schema.ts';
import { type DescribedInvoice, describeInvoice } from '../invoice-rows/describe.ts';

/** Beyond this the total only reports that there are more (INVOICE-56). */
export const largestTotal = 10_000;

/** Which part of a list is wanted. */
export type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** An invoice in a query of the list; all null but the count if the page is empty. */
export type ListRow = {
  readonly counted: string;
  readonly id: string | null;
  readonly terminal_name: string;
  readonly terminal_id: number;
  readonly flow_type: DescribedInvoice['flowType'];
  readonly status: InvoiceStatusCode;
  readonly amount: string;
  readonly currency: DescribedInvoice['currency'];
  readonly is_test: boolean;
  readonly created_at: string;
  readonly status_at: string;
};

const shown = [
  invoice.id,
  invoice.flowType,
  invoice.status,
  invoice.amount,
  invoice.currency,
  invoice.isTest,
  invoice.createdAt,
  invoice.statusAt,
  invoice.terminalId,
] as const;

/** The columns of an invoice that the list shows. */
export const shownColumns: SQL = sql.join(
  shown.map((column) => sql`${column}`),
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
  [...shown.map(listedColumn), sql`listed.terminal_name`],
  sql`, `,
);

function listedColumn(column: (typeof shown)[number]): SQL {
  const name = sql.identifier(column.name);
  // Without the cast the driver parses the time into a date.
  return is(column, PgTimestamp) ? sql`listed.${name}::text as ${name}` : sql`listed.${name}`;
}

/** A page of rows with the names of their terminals: `listed`. */
export function withTerminals(rows: SQL): SQL {
  return sql`(
    select its.*, ${terminal.name} as terminal_name
    from (${rows}) as its join ${terminal} on ${terminal.id} = its.terminal_id
  ) as listed`;
}

/** The list's order, of the few rows that are shown. */
export const listedOrder: SQL = sql`order by listed.created_at desc, listed.id desc`;

/** A page as the contract shows it. */
export function describePage(rows: readonly ListRow[]) {
  const counted = Number(rows[0]?.counted ?? 0);
  return {
    data: rows.flatMap(describeRow),
    total: Math.min(counted, largestTotal),
    totalIsCapped: counted > largestTotal,
  };
}

function describeRow(row: ListRow) {
  if (row.id === null) return [];
  return describeInvoice({
    invoice: {
      id: row.id,
      createdAt: new Date(row.created_at),
      statusAt: new Date(row.status_at),
      amount: BigInt(row.amount),
      currency: row.currency,
      flowType: row.flow_type,
      status: row.status,
      isTest: row.is_test,
    },
    terminal: { id: row.terminal_id, name: row.terminal_name },
  });
}
