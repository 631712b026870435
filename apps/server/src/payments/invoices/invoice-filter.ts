import type { Operations } from '@tiyin/api/operations';
import { dayMs, parseInvoiceDay } from '@tiyin/domain/dates';
import { type InvoiceStatusCode, invoiceStatusById } from '@tiyin/domain/invoices';
import { isOneOf } from '@tiyin/domain/names';
import type { Permission } from '@tiyin/domain/permissions';
import { type SQL, and, eq, gte, inArray, lt, or, sql, alias } from '../../db/drizzle.ts';
import { invoice, lateInvoice, openInvoice, openStatuses, payout } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { hasAccount, hasBank, hasMethod, hasProvider } from './route-conditions.ts';
import { readSearch, type Search } from './search-invoices.ts';
import { atLeast, atMost, isLargeInvoice } from './sum-conditions.ts';

const underWay = alias(payout, 'under_way');
const unknown = alias(payout, 'unknown');

type Query = Omit<
  Operations['listInvoices']['input']['query'],
  'include' | 'page' | 'size' | 'sort'
>;
type Values = Required<Omit<Query, 'assignee' | 'merchantId' | 'search' | 'terminalId'>>;
type Name = keyof Values;
type Conditions = { readonly [N in Name]: (value: Values[N]) => SQL | undefined };

/** The requested invoices (INVOICE-53); undefined fields do not filter. */
export type InvoiceFilter = {
  readonly terminalId: Query['terminalId'];
  readonly merchantId: Query['merchantId'];
  readonly search: Search | undefined;
  /** The assignee as the person sees it (INVOICE-621). */
  readonly assignee: Query['assignee'];
  /** The conditions of all other parameters. */
  readonly own: readonly SQL[];
  /** The permissions without which they find nothing. */
  readonly needs: readonly Permission[];
};

/** The parameters that would show what the person may not see otherwise (INVOICE-465, INVOICE-590, INVOICE-621). */
const needed: Readonly<Partial<Record<Name | 'assignee', Permission>>> = {
  assignee: 'invoice.event.read',
  isPayoutUnknown: 'invoice.transaction.read',
  accountId: 'people.account',
  bank: 'people.account',
  providerId: 'people.account',
};

/**
 * A payout that may have been paid keeps a person waiting (INVOICE-465). The few payouts under way are read once, by
 * their own index, whatever the plan of the list is.
 */
const unknownPayout = sql`(${invoice.id} = any (array(
    select ${underWay.invoiceId} from ${payout} ${underWay}
      where ${underWay.status} in ('NEW', 'SENT', 'UNKNOWN')))
  and (${invoice.status} <> 'IN_PROGRESS' or exists (
    select from ${payout} ${unknown}
      where ${unknown.invoiceId} = ${invoice.id} and ${unknown.status} = 'UNKNOWN')))`;

/**
 * The condition of each parameter of the contract: one that has none does not compile.
 */
const conditions: Conditions = {
  statusIds: (ids) => hasStatus(ids.flatMap((id) => invoiceStatusById(id)?.code ?? [])),
  customerId: (id) => eq(invoice.customerExternalId, id),
  flowType: (code) => eq(invoice.flowType, code),
  dateFrom: (day) => gte(invoice.createdAt, startOf('dateFrom', day)),
  dateTo: (day) => lt(invoice.createdAt, endOf('dateTo', day)),
  lastStatusDate: (day) =>
    changedWithin(startOf('lastStatusDate', day), endOf('lastStatusDate', day)),
  paymentMethod: hasMethod,
  accountId: hasAccount,
  bank: hasBank,
  providerId: hasProvider,
  sumFrom: atLeast,
  sumTo: atMost,
  isLarge: (isLarge) => (isLarge ? isLargeInvoice() : sql`not ${isLargeInvoice()}`),
  isPayoutUnknown: (isUnknown) => (isUnknown ? unknownPayout : sql`not ${unknownPayout}`),
};

/** Reads a filter as the contract lets it through; 400 for a day that is not in the calendar. */
export function readFilter(given: Query, secrets: Pick<Secrets, 'blindIndexes'>): InvoiceFilter {
  const { terminalId, merchantId, search, assignee, ...query } = given;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table itself
  const names = Object.keys(conditions) as Name[];
  return {
    terminalId,
    merchantId,
    assignee,
    search: readSearchText(search ?? '', secrets),
    own: names.flatMap((name) => conditionOf(name, query) ?? []),
    needs: [...names, 'assignee' as const].flatMap((name) =>
      given[name] === undefined ? [] : (needed[name] ?? []),
    ),
  };
}

function conditionOf<N extends Name>(name: N, query: Partial<Values>): SQL | undefined {
  const value: Values[N] | undefined = query[name];
  return value === undefined ? undefined : conditions[name](value);
}

/**
 * Open invoices alone are read where they are kept apart (RUN-481); as an array, so that the planner cannot walk the
 * whole history instead.
 */
function hasStatus(codes: readonly InvoiceStatusCode[]): SQL | undefined {
  const isOpen = codes.every((code) => isOneOf(code, openStatuses));
  const amongOpen = sql`${invoice.id} = any (array(select ${openInvoice.invoiceId} from ${openInvoice}))`;
  return and(inArray(invoice.status, codes), isOpen ? amongOpen : undefined);
}

/**
 * The last change of status has no index, so that a payment updates its invoice in place: those that changed on
 * another day than that of their creation are kept apart (RUN-482).
 */
function changedWithin(from: Date, to: Date): SQL | undefined {
  const day = from.toISOString().slice(0, 10);
  return and(
    gte(invoice.statusAt, from),
    lt(invoice.statusAt, to),
    or(
      and(gte(invoice.createdAt, from), lt(invoice.createdAt, to)),
      sql`${invoice.id} = any (array(select ${lateInvoice.invoiceId} from ${lateInvoice}
        where ${lateInvoice.day} = ${day}::date))`,
    ),
  );
}

type DayName = 'dateFrom' | 'dateTo' | 'lastStatusDate';

function startOf(name: DayName, text: string): Date {
  const day = parseInvoiceDay(text);
  if (!day.ok) throw invalid(name, 'There is no such day');
  return new Date(day.ms);
}

/** The first moment after a day. */
function endOf(name: DayName, text: string): Date {
  return new Date(startOf(name, text).getTime() + dayMs);
}

function invalid(name: string, message: string): ProblemError {
  return new ProblemError('validation_failed', { errors: [{ path: `query.${name}`, message }] });
}

/** The search of a text as it was typed; undefined for blanks alone, 400 for a NUL character. */
export function readSearchText(
  typed: string,
  secrets: Pick<Secrets, 'blindIndexes'>,
): Search | undefined {
  const text = typed.trim();
  if (text.includes('\0')) throw invalid('search', 'Text may not contain a NUL character');
  return text === '' ? undefined : readSearch(text, secrets);
}
