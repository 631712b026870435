import { amountToWire, type MinorUnits } from '@tiyin/domain/money';
import { type Permission, hasPermission } from '@tiyin/domain/permissions';
import { type SQL, sql } from '../../db/drizzle.ts';
import { invoice, terminal } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import {
  type CsvColumn,
  isoTime,
  majorUnits,
  methodName,
  safeText,
  yesOrNo,
} from '../csv/cells.ts';
import { describeCurrency } from '../describe-currency.ts';
import {
  describeCustomer,
  describeMethod,
  describeRefunds,
  describeStatus,
} from '../invoice-rows/describe.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/** The row that a column may read. */
type SourceRow = InvoiceRow & {
  readonly merchantName: string;
  readonly terminalName: string;
  /** Its refunds that have not failed, in minor units. */
  readonly refunded: MinorUnits;
};

/** A column of the file alone: its cells by the names of their columns. */
type FileColumn = {
  readonly cells: Readonly<Record<string, SQL>>;
  /** Without it the file does not have the column. */
  readonly permission?: Permission;
};

/** A column of the list: the fields of the row that its value reads, and its cells in the file. */
type ListColumn<Name extends keyof SourceRow, Value> = FileColumn & {
  readonly reads: readonly Name[];
  readonly value: (row: Pick<SourceRow, Name>) => Value;
};

/** Infers the fields of the row from `reads`, so that a value cannot use a field that no query reads. */
function listed<Name extends keyof SourceRow, Value>(column: ListColumn<Name, Value>) {
  return column;
}

const money = (minor: SQL): SQL => majorUnits(minor, sql`${invoice.currency}`);

/**
 * The columns of an invoice under their names in the contract, in the order of the file (INVOICE-57).
 * The queries of the list, its answer and the file are made from this table.
 */
const columns = {
  invoiceId: listed({
    reads: ['id'],
    value: ({ id }) => id,
    cells: { 'Invoice ID': sql`${invoice.id}` },
  }),
  merchantInvoiceId: listed({
    reads: ['merchantInvoiceId'],
    value: ({ merchantInvoiceId }) => merchantInvoiceId,
    cells: { 'Merchant Invoice ID': safeText(sql`${invoice.merchantInvoiceId}`) },
  }),
  providerInvoiceId: {
    cells: { 'Provider Invoice ID': safeText(sql`${invoice.providerInvoiceId}`) },
    permission: 'invoice.provider.read',
  },
  createdDate: listed({
    reads: ['createdAt'],
    value: ({ createdAt }) => createdAt.toISOString(),
    cells: { 'Created date': isoTime(sql`${invoice.createdAt}`) },
  }),
  statusDate: listed({
    reads: ['statusAt'],
    value: ({ statusAt }) => statusAt.toISOString(),
    cells: { 'Status date': isoTime(sql`${invoice.statusAt}`) },
  }),
  flowType: listed({
    reads: ['flowType'],
    value: ({ flowType }) => ({ code: flowType }),
    cells: { 'Flow Type': sql`${invoice.flowType}` },
  }),
  invoiceStatus: listed({
    reads: ['status'],
    value: ({ status }) => describeStatus(status),
    cells: { Status: sql`${invoice.status}` },
  }),
  amount: listed({
    reads: ['amount'],
    value: ({ amount }) => amountToWire(amount),
    cells: { Amount: money(sql`${invoice.amount}`) },
  }),
  fee: listed({
    reads: ['fee'],
    value: ({ fee }) => (fee === null ? null : amountToWire(fee)),
    cells: { Fee: money(sql`${invoice.fee}`) },
  }),
  currency: listed({
    reads: ['currency'],
    value: ({ currency }) => describeCurrency(currency),
    cells: { Currency: sql`${invoice.currency}` },
  }),
  isTestProcessing: listed({
    reads: ['isTest'],
    value: ({ isTest }) => isTest,
    cells: { Test: yesOrNo(sql`${invoice.isTest}`) },
  }),
  merchant: listed({
    reads: ['merchantId', 'merchantName'],
    value: ({ merchantId, merchantName }) => ({ id: merchantId, name: merchantName }),
    cells: { 'Merchant ID': sql`${invoice.merchantId}` },
  }),
  terminal: listed({
    reads: ['terminalId', 'terminalName'],
    value: ({ terminalId, terminalName }) => ({ id: terminalId, name: terminalName }),
    cells: {
      'Terminal ID': sql`${invoice.terminalId}`,
      'Terminal name': safeText(sql`${terminal.name}`),
    },
  }),
  paymentMethod: listed({
    reads: ['methodId'],
    value: describeMethod,
    cells: { 'Payment method': methodName(sql`${invoice.methodId}`) },
  }),
  customer: listed({
    reads: ['customerExternalId', 'customerFirstName', 'customerLastName'],
    value: describeCustomer,
    cells: {
      'Customer ID': safeText(sql`${invoice.customerExternalId}`),
      'First name': safeText(sql`${invoice.customerFirstName}`),
      'Last name': safeText(sql`${invoice.customerLastName}`),
    },
  }),
} satisfies Readonly<Record<string, FileColumn>>;

type Columns = typeof columns;
type ListedName = {
  [Name in keyof Columns]: Columns[Name] extends { readonly reads: unknown } ? Name : never;
}[keyof Columns];

/** The input of `describeRefunds`: an invoice has either, or neither, and only then its values. */
const refundFields = ['refundOf', 'refunded'] as const;
type RefundField = (typeof refundFields)[number];

/** The fields of a row that the list reads. */
export type ListedInvoice = Pick<SourceRow, Columns[ListedName]['reads'][number] | RefundField>;

/** An invoice in the list. */
export type DescribedInvoice = {
  readonly [Name in ListedName]: ReturnType<Columns[Name]['value']>;
} & ReturnType<typeof describeRefunds>;

const listedColumns = Object.entries(columns).flatMap(([name, column]) =>
  'reads' in column ? [{ name, ...column }] : [],
);

/** The names of the fields of a row that the list reads. */
export const listedFields: readonly (keyof ListedInvoice)[] = [
  ...new Set(listedColumns.flatMap(({ reads }): readonly (keyof ListedInvoice)[] => reads)),
  ...refundFields,
];

/** The fields that an invoice has in the list and in its details. */
export function describeInvoice(row: ListedInvoice): DescribedInvoice {
  const values: Record<string, unknown> = {};
  for (const { name, value } of listedColumns) values[name] = value(row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listed column has its value
  return Object.assign(values, describeRefunds(row, row.refunded)) as object as DescribedInvoice;
}

/** The columns of the file for a person. */
export function csvColumns({ permissions }: Pick<Staff, 'permissions'>): readonly CsvColumn[] {
  return Object.values<FileColumn>(columns).flatMap(({ cells, permission }) =>
    permission === undefined || hasPermission(permissions, permission)
      ? Object.entries(cells).map(([name, cell]) => ({ name, cell }))
      : [],
  );
}
