import { type SQL, sql } from '../db/drizzle.ts';

type OfId = (id: SQL) => SQL;

const own =
  (table: 'api_key' | 'merchant' | 'notification' | 'person' | 'settlement' | 'terminal'): OfId =>
  (id) =>
    sql`(select ${sql.raw(table === 'merchant' ? 'id' : 'merchant_id')} from ${sql.raw(table)} where id = ${id}::bigint)`;

const byUuid =
  (table: 'approval' | 'invoice' | 'money_return'): OfId =>
  (id) =>
    sql`(select merchant_id from ${sql.raw(table)} where id = ${id}::uuid)`;

const throughInvoice =
  (table: 'support_ticket' | 'transfer'): OfId =>
  (id) =>
    sql`(select invoice.merchant_id from ${sql.raw(table)} owned
      join invoice on invoice.id = owned.invoice_id where owned.id = ${id}::bigint)`;

const numbers = /^\d{1,15}$/;
const uuids = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Lookup = { readonly ids: RegExp; readonly select: OfId };

const lookups: Readonly<Record<string, Lookup>> = {
  api_key: { ids: numbers, select: own('api_key') },
  approval: { ids: uuids, select: byUuid('approval') },
  invoice: { ids: uuids, select: byUuid('invoice') },
  merchant: { ids: numbers, select: own('merchant') },
  notification: { ids: numbers, select: own('notification') },
  person: { ids: numbers, select: own('person') },
  return: { ids: uuids, select: byUuid('money_return') },
  settlement: { ids: numbers, select: own('settlement') },
  terminal: { ids: numbers, select: own('terminal') },
  ticket: { ids: numbers, select: throughInvoice('support_ticket') },
  transfer: { ids: numbers, select: throughInvoice('transfer') },
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
