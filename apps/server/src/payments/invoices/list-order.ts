import type { InvoiceSort } from '@tiyin/api/types';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { type SQL, sql } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';
import type { KeyPart } from '../csv/stream-csv.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** The columns that an order may read, as one query names them. */
type Sources = Readonly<
  Record<'amount' | 'createdAt' | 'currency' | 'id' | 'status' | 'statusAt', SQL>
>;

type Key = { readonly type: KeyPart['type']; readonly cell: (of: Sources) => SQL };
type SortOrder = { readonly first: readonly Key[]; readonly isDescending: boolean };

const places = sql.raw(
  invoiceStatuses.map(({ code, id }) => `when '${code}' then ${id}`).join(' '),
);

/** Every order ends with them: then none of its places is a matter of chance. */
const last: readonly Key[] = [
  { type: 'timestamptz', cell: ({ createdAt }) => createdAt },
  { type: 'uuid', cell: ({ id }) => id },
];

const changed: readonly Key[] = [{ type: 'timestamptz', cell: ({ statusAt }) => statusAt }];
/** Amounts of different currencies are not compared: one currency comes after the other. */
const sums: readonly Key[] = [
  { type: 'text', cell: ({ currency }) => currency },
  { type: 'bigint', cell: ({ amount }) => amount },
];
const status: readonly Key[] = [
  { type: 'bigint', cell: (of) => sql`case ${of.status} ${places} end` },
];

const orders: Readonly<Record<InvoiceSort, SortOrder>> = {
  newest: { first: [], isDescending: true },
  oldest: { first: [], isDescending: false },
  recently_changed: { first: changed, isDescending: true },
  longest_unchanged: { first: changed, isDescending: false },
  largest: { first: sums, isDescending: true },
  smallest: { first: sums, isDescending: false },
  status: { first: status, isDescending: false },
  status_reversed: { first: status, isDescending: true },
};

const keysOf = (sort: InvoiceSort): readonly Key[] => [...orders[sort].first, ...last];

/**
 * The indexes of the list are of `desc nulls last`: without these words, or all of them turned around, PostgreSQL takes
 * them for another order, though no row has nulls there, and sorts everything.
 */
function orderBy(sort: InvoiceSort, sources: Sources): SQL {
  const way = sql.raw(orders[sort].isDescending ? 'desc nulls last' : 'asc nulls first');
  const parts = keysOf(sort).map(({ cell }) => sql`${cell(sources)} ${way}`);
  return sql`order by ${sql.join(parts, sql`, `)}`;
}

const { amount, createdAt, currency, id, status: statusColumn, statusAt } = invoice;

const ofTable: Sources = {
  amount: sql`${amount}`,
  createdAt: sql`${createdAt}`,
  currency: sql`${currency}`,
  id: sql`${id}`,
  status: sql`${statusColumn}`,
  statusAt: sql`${statusAt}`,
};

/** All that an order may read. */
export const columnsOfOrders: SQL = sql.join(Object.values(ofTable), sql`, `);

const ofListed: Sources = {
  amount: sql`listed.amount`,
  createdAt: sql`listed.created_at`,
  currency: sql`listed.currency`,
  id: sql`listed.id`,
  status: sql`listed.status`,
  statusAt: sql`listed.status_at`,
};

/** An order of the invoices themselves. */
export const orderOfInvoices = (sort: InvoiceSort): SQL => orderBy(sort, ofTable);

/** The same of the few rows that are shown, `listed`. */
export const orderOfListed = (sort: InvoiceSort): SQL => orderBy(sort, ofListed);

/** The order of a file, and its key. */
export function orderOfFile(sort: InvoiceSort) {
  return {
    order: orderOfInvoices(sort),
    key: keysOf(sort).map(({ cell, type }) => ({ cell: cell(ofTable), type })),
    isDescending: orders[sort].isDescending,
  };
}

/**
 * Whether an order has no index, so that it is only for as many invoices as are counted (INVOICE-471). A search finds
 * the newest of each kind, so its oldest are not known without all of them.
 */
export function isBoundedOrder(sort: InvoiceSort, { search }: InvoiceFilter): boolean {
  return sort === 'oldest' ? search !== undefined : sort !== 'newest';
}
