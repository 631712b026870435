import type { Readable } from 'node:stream';
import type { InvoiceId } from '@tiyin/domain/ids';
import { failedRefundStatuses } from '@tiyin/domain/invoices';
import { type MinorUnits, minorUnits, zeroUnits } from '@tiyin/domain/money';
import { and, inArray, notInArray, sql, sum } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Own } from '../../db/own.ts';
import { invoice, terminal } from '../../db/schema.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { csvColumns } from './columns.ts';
import { sumReportedFor } from './judge-money.ts';
import { describeMerchantInvoice, receivedToWire } from './merchant-invoice.ts';
import {
  type MerchantInvoiceFilter,
  cursorBehind,
  isBehindCursor,
  merchantConditions,
} from './merchant-invoice-filter.ts';
import { newestFirst } from './newest-first.ts';

type Question = Own & {
  readonly filter: MerchantInvoiceFilter;
  /** The cursor of the page before; undefined for the first one. */
  readonly after: string | undefined;
  readonly limit: number;
};

/** A page of a merchant's own invoices, newest first, and the cursor of the next one (API-461). */
export async function listMerchantInvoices(tx: Tx, question: Question) {
  const { after, filter, limit } = question;
  const conditions = merchantConditions(question, filter);
  if (after !== undefined) conditions.push(isBehindCursor(after));
  const rows = await tx
    .select({ row: invoice, received: sql<string>`${sumReportedFor(sql`${invoice.id}`)}` })
    .from(invoice)
    .where(and(...conditions))
    .orderBy(sql`${invoice.createdAt} desc nulls last, ${invoice.id} desc nulls last`)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const refunds = await refundsOf(
    tx,
    page.map(({ row }) => row.id),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ received, row }) =>
      describeMerchantInvoice(row, {
        refunded: refunds.get(row.id) ?? zeroUnits,
        ...(row.flowType === 'DEPOSIT' && {
          received: { receivedAmount: receivedToWire(minorUnits(BigInt(received))) },
        }),
      }),
    ),
    next: last && rows.length > limit ? cursorBehind(last.row) : null,
  };
}

/** The refunds of deposits that have not failed, in minor units (INVOICE-230). */
async function refundsOf(
  tx: Tx,
  depositIds: readonly InvoiceId[],
): Promise<ReadonlyMap<InvoiceId, MinorUnits>> {
  if (depositIds.length === 0) return new Map();
  const rows = await tx
    .select({ depositId: invoice.refundOf, total: sum(invoice.amount) })
    .from(invoice)
    .where(
      and(
        inArray(invoice.refundOf, [...depositIds]),
        notInArray(invoice.status, [...failedRefundStatuses]),
      ),
    )
    .groupBy(invoice.refundOf);
  return new Map(
    rows.flatMap(({ depositId, total }) =>
      depositId === null ? [] : [[depositId, minorUnits(BigInt(total ?? '0'))] as const],
    ),
  );
}

/** The same invoices as the lines of a CSV file, with the columns of the back office (API-464). */
export function exportMerchantInvoices(
  database: Database,
  question: Own & Pick<Question, 'filter'>,
): Promise<Readable> {
  return streamCsv(database, {
    columns: csvColumns({ permissions: [] }),
    from: sql`from ${invoice} join ${terminal} on ${terminal.id} = ${invoice.terminalId}`,
    conditions: merchantConditions(question, question.filter),
    order: newestFirst,
    key: [
      { cell: sql`${invoice.createdAt}`, type: 'timestamptz' },
      { cell: sql`${invoice.id}`, type: 'uuid' },
    ],
    isDescending: true,
  });
}
