import { currencies } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { paymentMethods } from '@tiyin/domain/requisites';
import { type SQL, sql } from 'drizzle-orm';
import { invoice, terminal } from '../../../db/schema.ts';
import type { Staff } from '../../../staff/staff.ts';

/** A column of the file: its name, and its cells as text. */
export type CsvColumn = { readonly name: string; readonly cell: SQL };

/** The columns of the file for a person, as the contract lists them: what they may not see is left out. */
export function csvColumns({ permissions }: Staff): readonly CsvColumn[] {
  return [
    { name: 'Invoice ID', cell: sql`${invoice.id}` },
    { name: 'Merchant Invoice ID', cell: safe(sql`${invoice.merchantInvoiceId}`) },
    ...(hasPermission(permissions, 'invoice.provider.read')
      ? [{ name: 'Provider Invoice ID', cell: safe(sql`${invoice.providerInvoiceId}`) }]
      : []),
    { name: 'Created date', cell: time(sql`${invoice.createdAt}`) },
    { name: 'Status date', cell: time(sql`${invoice.statusAt}`) },
    { name: 'Flow Type', cell: sql`${invoice.flowType}` },
    { name: 'Status', cell: sql`${invoice.status}` },
    { name: 'Amount', cell: majorUnits(sql`${invoice.amount}`) },
    { name: 'Fee', cell: majorUnits(sql`${invoice.fee}`) },
    { name: 'Currency', cell: sql`${invoice.currency}` },
    { name: 'Test', cell: sql`case when ${invoice.isTest} then 'true' else 'false' end` },
    { name: 'Merchant ID', cell: sql`${invoice.merchantId}` },
    { name: 'Terminal ID', cell: sql`${invoice.terminalId}` },
    { name: 'Terminal name', cell: safe(sql`${terminal.name}`) },
    { name: 'Payment method', cell: method },
    { name: 'Customer ID', cell: safe(sql`${invoice.customerExternalId}`) },
    { name: 'First name', cell: safe(sql`${invoice.customerFirstName}`) },
    { name: 'Last name', cell: safe(sql`${invoice.customerLastName}`) },
  ];
}

/** Characters that a spreadsheet takes for the beginning of a formula: tab, line ends, + - = and @. */
const formulaBegins = [9, 10, 13, 43, 45, 61, 64];

/** Text of others, that a spreadsheet shows and does not calculate. */
function safe(text: SQL): SQL {
  const begins = sql.raw(formulaBegins.join(', '));
  return sql`case when ascii(${text}) in (${begins}) then '''' || ${text} else ${text} end`;
}

function time(at: SQL): SQL {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Multiplied by a numeric of so many decimals, an integer has exactly those. */
function majorUnits(minor: SQL): SQL {
  const units = Object.values(currencies).map(({ code, dimension }) =>
    sql.raw(`when '${code}' then ${(10 ** -dimension).toFixed(dimension)}`),
  );
  return sql`(${minor} * case ${invoice.currency} ${sql.join(units, sql` `)} end)`;
}

const method = sql`case ${invoice.methodId} ${sql.join(
  paymentMethods.map(({ id, name }) => sql.raw(`when ${id} then '${name}'`)),
  sql` `,
)} end`;
