import { readSearchTerms, type SearchTerms } from '@tiyin/domain/invoices';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, sql, type PgColumn } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import { accountInvoice, invoice, paymentAccount, payout, transfer } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { idIs } from './search-ids.ts';
import { isOfAnyMerchant } from './of-any-merchant.ts';
import { nameIs } from './search-names.ts';
import { newestFirst } from './newest-first.ts';
import { begins, ends } from './text-parts.ts';

/** A text to search for. */
export type Search = {
  readonly text: string;
  readonly terms: SearchTerms;
  /** The blind indexes of the numbers in it. */
  readonly numberIndexes: readonly string[];
};

/** Reads a trimmed text that is not empty. */
export function readSearch(text: string, { blindIndexes }: Pick<Secrets, 'blindIndexes'>): Search {
  const terms = readSearchTerms(text);
  return { text, terms, numberIndexes: terms.numbers.flatMap(blindIndexes) };
}

type Where = {
  readonly staff: Staff;
  /** The other conditions, scope included. */
  readonly others: readonly SQL[];
  /** Those of the scope alone, which an index of the list's order begins with; undefined where none does. */
  readonly scope?: readonly SQL[] | undefined;
  /** The number of newest results of each kind; undefined for all. */
  readonly reach: number | undefined;
};

/**
 * Searches invoices by a text (INVOICE-55): parts of ids, the customer's name, an amount, an account or
 * a payee. Data without permission is not searched. Each kind is a separate query, so that each can use
 * its index (ADR 32).
 */
export function searched(search: Search, where: Where): SQL {
  const kinds = conditionsOf(search, where.staff).map((condition) => found(condition, where));
  return sql`${invoice.id} in (${sql.join(kinds, sql` union all `)})`;
}

/** A search of the list, for one statement that begins with `steps`: the page's ids, and the number of all. */
type ListSearch = { readonly steps: SQL; readonly ids: SQL; readonly count: SQL };

/**
 * Searches a page of the list and its total up to a limit. What is counted of a kind is what is sorted for the page, so
 * that it is read once. A total is counted in no order: once a kind has so many, the others are not looked at for it.
 */
export function searchList(
  search: Search,
  where: Where & { readonly reach: number; readonly limit: number },
): ListSearch {
  const { limit, others, staff } = where;
  const conditions = conditionsOf(search, staff);
  const kinds = conditions.map((condition, place) => {
    const name = sql.raw(`kind_${place}`);
    const step = sql`${name} as materialized (select ${keys} ${matching(condition, others)} limit ${limit})`;
    return { ids: found(condition, where, { name, size: limit - 1 }), name, step };
  });
  const full = kinds.map(({ name }) => sql`when ${countOf(name)} = ${limit} then ${limit}`);
  const all = kinds.map(({ name }) => sql`select id from ${name}`);
  return {
    steps: sql`with ${sql.join(
      kinds.map(({ step }) => step),
      sql`, `,
    )}`,
    ids: sql`${invoice.id} in (${sql.join(
      kinds.map(({ ids }) => ids),
      sql` union all `,
    )})`,
    count: sql`(select case ${sql.join(full, sql` `)}
      else (select least(count(*), ${limit}) from (${sql.join(all, sql` union `)}) as found) end)`,
  };
}

const keys = sql`${invoice.id}, ${invoice.createdAt}`;

function matching(condition: SQL, others: readonly SQL[]): SQL {
  return sql`from ${invoice} where ${and(condition, ...others)}`;
}

function countOf(step: SQL): SQL {
  return sql`(select count(*) from ${step})`;
}

/** Results that are sorted without looking further; of more, the newest invoices may have enough. */
const few = 1_000;
/** The newest invoices that are looked at for results. */
const newest = 10_000;
/** Results that are sorted at most; of more, the list is read in its own order, from its beginning. */
const many = 150_000;

/** A step of a statement with the results of a kind, or with one more than its size. */
type Step = { readonly name: SQL; readonly size: number };

/**
 * The newest that are found. Counts choose how, not the planner: from its estimate it reads a whole history in the
 * order of the list to find some thousands that are all old (INVOICE-55). A few are sorted; of more, enough may be among
 * the newest invoices, else they are sorted, too; only of very many is the list read in its own order.
 * @param read a step before, with these few; default: they are read here
 */
function found(condition: SQL, { others, scope, reach }: Where, read?: Step): SQL {
  const results = matching(condition, others);
  if (reach === undefined) return sql`(select ${invoice.id} ${results})`;
  const sorted = sql`order by ${nameOf(invoice.createdAt)} desc, id desc limit ${reach}`;
  if (scope === undefined) {
    return sql`(with few as materialized (select ${keys} ${results} limit ${newest + 1})
      (select id from few where ${countOf(sql`few`)} <= ${newest} ${sorted})
      union all (select ${invoice.id} ${results} and ${countOf(sql`few`)} > ${newest} ${newestFirst} limit ${reach}))`;
  }
  const { name, size } = read ?? { name: sql`few`, size: few };
  const own = sql`few as materialized (select ${keys} ${results} limit ${few + 1}),`;
  const isMore = sql`${countOf(name)} > ${size}`;
  const isFar = sql`${countOf(sql`recent`)} < ${reach}`;
  return sql`(with ${read === undefined ? own : sql``} recent as materialized (select ${keys}
      from (select * from ${invoice} where ${and(...scope)} ${newestFirst} limit ${newest}) as ${invoice}
      where ${isMore} and ${and(condition, ...others)} ${newestFirst} limit ${reach}),
    many as materialized (select ${keys} ${results} and ${isMore} and ${isFar} limit ${many + 1})
    (select id from ${name} where not ${isMore} ${sorted})
    union all (select id from recent where not ${isFar})
    union all (select id from many where ${isFar} and ${countOf(sql`many`)} <= ${many} ${sorted})
    union all (select ${invoice.id} ${results} and ${countOf(sql`many`)} > ${many} ${newestFirst} limit ${reach}))`;
}

function conditionsOf(search: Search, { permissions }: Staff): SQL[] {
  const { terms, text } = search;
  return [
    ...referenceIs(invoice.merchantInvoiceId, text),
    begins(invoice.customerExternalId, text),
    ...(isLong(text) ? [ends(invoice.customerExternalId, text)] : []),
    ...terms.invoiceIds.map(idIs),
    ...nameIs(terms.name),
    ...terms.amounts.map(amountIs),
    ...(hasPermission(permissions, 'invoice.provider.read')
      ? [...ofTransactions(transfer, text), ...ofTransactions(payout, text)]
      : []),
    ...(hasPermission(permissions, 'invoice.credentials.read') ? credentialIs(search) : []),
  ];
}

/** Shorter texts are the beginning of too many ids. */
const isLong = ({ length }: string): boolean => length >= 3;

/** An id of others, whole or from three characters on its beginning or its end. */
function referenceIs(column: PgColumn, text: string): SQL[] {
  return isLong(text) ? [begins(column, text), ends(column, text)] : [sql`${column} = ${text}`];
}

/** A transfer's or a payout's: the id that the provider gave the money. */
function ofTransactions(table: typeof transfer | typeof payout, text: string): SQL[] {
  return referenceIs(table.externalId, text).map(
    (condition) =>
      sql`${invoice.id} in (select ${table.invoiceId} from ${table} where ${condition})`,
  );
}

function amountIs({ amount, currencies }: SearchTerms['amounts'][number]): SQL {
  const codes = sql.join(
    currencies.map((code) => sql`${code}`),
    sql`, `,
  );
  return sql`${invoice.amount} = ${String(amount)}::bigint and ${invoice.currency} in (${codes}) and ${isOfAnyMerchant}`;
}

/** The account of a deposit and the payee of a withdrawal: whichever account pays that is not shown. */
function credentialIs({ terms: { lastFour }, numberIndexes }: Search): SQL[] {
  const indexes = sql.join(
    numberIndexes.map((index) => sql`${index}`),
    sql`, `,
  );
  return [
    ...(numberIndexes.length > 0
      ? [
          sql`${invoice.credentialIndex} in (${indexes})`,
          ofAccounts(sql`${paymentAccount.valueIndex} in (${indexes})`),
        ]
      : []),
    ...(lastFour === undefined
      ? []
      : [
          begins(invoice.credentialLastFour, lastFour),
          ofAccounts(begins(paymentAccount.valueLastFour, lastFour)),
        ]),
  ];
}

function ofAccounts(condition: SQL): SQL {
  return sql`${invoice.flowType} = 'DEPOSIT' and ${invoice.id} in
    (select ${accountInvoice.invoiceId} from ${accountInvoice}
      join ${paymentAccount} on ${paymentAccount.id} = ${accountInvoice.accountId} where ${condition})`;
}
