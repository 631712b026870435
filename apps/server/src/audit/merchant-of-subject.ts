import { type PgColumn, type PgTable, type SQL, sql } from '../db/drizzle.ts';
import {
  alertRule,
  apiKey,
  approval,
  invoice,
  merchant,
  moneyReturn,
  notification,
  person,
  settlement,
  supportTicket,
  terminal,
  transfer,
} from '../db/schema.ts';

type OfId = (id: SQL) => SQL;

/** A table whose rows have a merchant, and ids of a type. */
type Owned = PgTable & { readonly id: PgColumn; readonly merchantId: PgColumn };

const own =
  (table: Owned, idType: 'bigint' | 'uuid' = 'bigint'): OfId =>
  (id) =>
    sql`(select ${table.merchantId} from ${table} where ${table.id} = ${id}::${sql.raw(idType)})`;

const itself: OfId = (id) =>
  sql`(select ${merchant.id} from ${merchant} where ${merchant.id} = ${id}::bigint)`;

const throughInvoice =
  (table: PgTable & { readonly id: PgColumn; readonly invoiceId: PgColumn }): OfId =>
  (id) =>
    sql`(select ${invoice.merchantId} from ${table}
      join ${invoice} on ${invoice.id} = ${table.invoiceId} where ${table.id} = ${id}::bigint)`;

const numbers = /^\d{1,15}$/;
const uuids = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Lookup = { readonly ids: RegExp; readonly select: OfId };

const lookups: Readonly<Record<string, Lookup>> = {
  alert_rule: { ids: numbers, select: own(alertRule) },
  api_key: { ids: numbers, select: own(apiKey) },
  approval: { ids: uuids, select: own(approval, 'uuid') },
  invoice: { ids: uuids, select: own(invoice, 'uuid') },
  merchant: { ids: numbers, select: itself },
  notification: { ids: numbers, select: own(notification) },
  person: { ids: numbers, select: own(person) },
  return: { ids: uuids, select: own(moneyReturn, 'uuid') },
  settlement: { ids: numbers, select: own(settlement) },
  terminal: { ids: numbers, select: own(terminal) },
  ticket: { ids: numbers, select: throughInvoice(supportTicket) },
  transfer: { ids: numbers, select: throughInvoice(transfer) },
};

/** The kind and the id of an object. */
export function subjectParts(subject: string): { readonly kind: string; readonly id: string } {
  const [kind = '', ...rest] = subject.split(':');
  return { kind, id: rest.join(':') };
}

/** How the merchant of an object is looked up; undefined for an object of no merchant. */
export function merchantLookup(
  subject: string,
): { readonly kind: string; readonly select: OfId } | undefined {
  const { kind, id } = subjectParts(subject);
  const lookup = Object.hasOwn(lookups, kind) ? lookups[kind] : undefined;
  return lookup?.ids.test(id) === true ? { kind, select: lookup.select } : undefined;
}
