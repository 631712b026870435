import type { InvoiceId, TerminalId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type SQL, eq, gte, inArray, lt, sql } from '../../db/drizzle.ts';
import { type Own, isOfMode } from '../../db/own.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';

/** The invoices that a merchant's server looks for (API-461). */
export type MerchantInvoiceFilter = {
  readonly merchantInvoiceId?: string | undefined;
  readonly terminalId?: TerminalId | undefined;
  readonly status?: readonly InvoiceStatusCode[] | undefined;
  /** ISO 8601; the first instant, and the one after the last. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
};

/** The conditions of a filter, within the invoices that a key of the merchant sees. */
export function merchantConditions(own: Own, filter: MerchantInvoiceFilter): SQL[] {
  const { createdFrom, createdTo, merchantInvoiceId, status, terminalId } = filter;
  const conditions = [
    eq(invoice.merchantId, own.merchantId),
    isOfMode(invoice.isTest, own),
    merchantInvoiceId === undefined ? undefined : eq(invoice.merchantInvoiceId, merchantInvoiceId),
    terminalId === undefined ? undefined : eq(invoice.terminalId, terminalId),
    status === undefined ? undefined : inArray(invoice.status, [...status]),
    createdFrom === undefined ? undefined : gte(invoice.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(invoice.createdAt, new Date(createdTo)),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** The place of an invoice in the order of the list. */
type Place = { readonly id: InvoiceId; readonly createdAt: Date };

/** The cursor behind an invoice: it names the place, so that new invoices move nothing. */
export function cursorBehind({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}.${id}`;
}

const cursorForm = /^(?<ms>\d{1,13})\.(?<id>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

/** The condition of a cursor. 400 at `after` for one that no list returned. */
export function isBehindCursor(cursor: string): SQL {
  const { id, ms } = cursorForm.exec(cursor)?.groups ?? {};
  if (id === undefined) {
    throw new ProblemError('validation_failed', {
      errors: [{ path: 'query.after', message: 'This is no cursor of a list' }],
    });
  }
  const createdAt = new Date(Number(ms)).toISOString();
  return sql`(${invoice.createdAt}, ${invoice.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
