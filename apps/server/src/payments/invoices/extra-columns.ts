import { NamedRefStruct } from '@tiyin/api/structs/named-ref';
import { TransferAccountStruct } from '@tiyin/api/structs/transfer-account';
import type { InvoiceExtraColumn, InvoiceListItem } from '@tiyin/api/types';
import { type Permission, hasPermission } from '@tiyin/domain/permissions';
import { type Infer, is, number, string, type } from 'superstruct';
import { type SQL, sql, alias } from '../../db/drizzle.ts';
import {
  invoice,
  invoiceAssignment,
  invoiceEvent,
  paymentAccount,
  person,
} from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { type CsvColumn, isoTime, safeText } from '../csv/cells.ts';
import { ofSide } from './assignments.ts';
import { describeEventCode, errorCodes } from './event-words.ts';

const owner = alias(invoice, 'owner');
const event = alias(invoiceEvent, 'event');

type ExtraColumn = {
  /** Without it neither the list nor the file has the column. */
  readonly permission: Permission;
  /** Joins one row or none to the invoice with this id. */
  readonly join: (invoiceId: SQL, staff: Staff) => SQL;
  /** The joined row as JSON; null without one. */
  readonly json: SQL;
  /** The cells in the file by the names of their columns. */
  readonly cells: Readonly<Record<string, SQL>>;
};

/** A constant of a statement. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const errors = sql.raw(errorCodes.map(quoted).join(', '));

const errorWords = sql.raw(
  errorCodes
    .map((code) => `when ${quoted(code)} then ${quoted(describeEventCode(code))}`)
    .join(' '),
);

const assigneeName = sql`trim(assignee.first_name || ' ' || assignee.last_name)`;

/** Columns that need more than the row of an invoice, so that they are read only on request (INVOICE-464). */
const columns: Readonly<Record<InvoiceExtraColumn, ExtraColumn>> = {
  paymentAccount: {
    permission: 'people.account',
    join: (invoiceId) => sql`left join lateral (
      select ${paymentAccount.id}, ${paymentAccount.bankName}, ${paymentAccount.valueLastFour}
      from ${invoice} ${owner} join ${paymentAccount} on ${paymentAccount.id} = ${owner.accountId}
      where ${owner.id} = ${invoiceId}) as account on true`,
    json: sql`case when account.id is not null then json_strip_nulls(json_build_object('id', account.id,
      'lastFour', account.value_last_four, 'bankName', account.bank_name)) end`,
    cells: {
      'Account ID': sql`account.id`,
      Bank: safeText(sql`account.bank_name`),
      'Last four digits': sql`account.value_last_four`,
    },
  },
  lastError: {
    permission: 'invoice.error.read',
    join: (invoiceId) => sql`left join lateral (
      select ${event.sequence}, ${event.code}, ${event.createdAt} from ${invoiceEvent} ${event}
      where ${event.invoiceId} = ${invoiceId} and ${event.code} in (${errors})
      order by ${event.sequence} desc limit 1) as last_error on true`,
    json: sql`case when last_error.code is not null then json_build_object('id', last_error.sequence,
      'code', last_error.code, 'eventTime', ${isoTime(sql`last_error.created_at`)}) end`,
    cells: {
      'Last error code': sql`last_error.code`,
      'Last error': sql`case last_error.code ${errorWords} end`,
    },
  },
  assignee: {
    permission: 'invoice.event.read',
    join: (invoiceId, staff) => sql`left join lateral (
      select ${person.id}, ${person.firstName}, ${person.lastName}
      from ${invoiceAssignment} join ${person} on ${person.id} = ${invoiceAssignment.personId}
      where ${invoiceAssignment.invoiceId} = ${invoiceId} and ${ofSide(staff)}) as assignee on true`,
    json: sql`case when assignee.id is not null then json_build_object('id', assignee.id,
      'name', ${assigneeName}) end`,
    cells: {
      'Assigned to': safeText(sql`case when assignee.id is not null then ${assigneeName} end`),
    },
  },
};

/** The requested columns that a person may see, each once. */
export function visibleExtras(
  { permissions }: Pick<Staff, 'permissions'>,
  requested: readonly InvoiceExtraColumn[],
): readonly InvoiceExtraColumn[] {
  return [...new Set(requested)].filter((name) =>
    hasPermission(permissions, columns[name].permission),
  );
}

/** The joins of the columns to the invoice with this id, as a person sees them. */
export function extraJoins(
  names: readonly InvoiceExtraColumn[],
  invoiceId: SQL,
  staff: Staff,
): SQL {
  return sql.join(
    names.map((name) => columns[name].join(invoiceId, staff)),
    sql` `,
  );
}

/** The columns of a statement with these joins, to follow others. */
export function extraValues(names: readonly InvoiceExtraColumn[]): SQL {
  return sql.join(names.map((name) => sql`, ${columns[name].json} as ${sql.identifier(name)}`));
}

/** The columns of a file with these joins. */
export function extraCsvColumns(names: readonly InvoiceExtraColumn[]): readonly CsvColumn[] {
  return names.flatMap((name) =>
    Object.entries(columns[name].cells).map(([cellName, cell]) => ({ name: cellName, cell })),
  );
}

const errorStruct = type({ id: number(), code: string(), eventTime: string() });

function describeAccount({ id, lastFour, bankName }: Infer<typeof TransferAccountStruct>) {
  return { id, lastFour, ...(bankName !== undefined && { bankName }) };
}

/** The columns of a row as the contract shows them. */
export function describeExtras({
  paymentAccount: account,
  lastError,
  assignee,
}: Readonly<Record<string, unknown>>): Pick<InvoiceListItem, InvoiceExtraColumn> {
  return {
    ...(is(account, TransferAccountStruct) && {
      paymentAccount: describeAccount(account),
    }),
    ...(is(lastError, errorStruct) && {
      lastError: { ...lastError, description: describeEventCode(lastError.code) },
    }),
    ...(assignee !== undefined && { assignee: is(assignee, NamedRefStruct) ? assignee : null }),
  };
}
