import type { Readable } from 'node:stream';
import { sql } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { invoice, paymentAccount, person, provider, transfer } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { isoTime, majorUnits, safeText, yesOrNo } from '../csv/cells.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { returnedSum } from '../ledger/waiting-transfer.ts';
import {
  type TransferFilter,
  transferConditions,
  transferCurrency,
  transferIsTest,
} from './transfer-filter.ts';

const personName = sql`nullif(trim(${person.firstName} || ' ' || ${person.lastName}), '')`;

const columns = [
  { name: 'ID', cell: sql`${transfer.id}` },
  { name: 'Transfer ID', cell: safeText(sql`${transfer.externalId}`) },
  { name: 'Created date', cell: isoTime(sql`${transfer.createdAt}`) },
  { name: 'Source', cell: sql`${transfer.source}` },
  { name: 'Reported by', cell: safeText(personName) },
  { name: 'Account ID', cell: sql`${transfer.accountId}` },
  { name: 'Bank', cell: safeText(sql`${paymentAccount.bankName}`) },
  { name: 'Last four digits', cell: safeText(sql`${paymentAccount.valueLastFour}`) },
  { name: 'Provider', cell: safeText(sql`${provider.name}`) },
  { name: 'Amount', cell: majorUnits(sql`${transfer.amount}`, transferCurrency) },
  { name: 'Returned', cell: majorUnits(returnedSum, transferCurrency) },
  { name: 'Currency', cell: transferCurrency },
  { name: 'Invoice ID', cell: sql`${transfer.invoiceId}` },
  { name: 'Merchant Invoice ID', cell: safeText(sql`${invoice.merchantInvoiceId}`) },
  { name: 'Takes back', cell: sql`${transfer.reversesId}` },
  { name: 'Comment', cell: safeText(sql`${transfer.comment}`) },
  { name: 'Test', cell: yesOrNo(transferIsTest) },
];

/** The transfers of a filter as the lines of a CSV file in the list's order (OFFICE-323). */
export function exportTransfers(
  database: Database,
  staff: Staff,
  filter: TransferFilter,
): Promise<Readable> {
  return streamCsv(database, {
    columns,
    from: sql`from ${transfer}
      left join ${paymentAccount} on ${paymentAccount.id} = ${transfer.accountId}
      left join ${provider} on ${provider.id} = ${paymentAccount.providerId}
      left join ${invoice} on ${invoice.id} = ${transfer.invoiceId}
      left join ${person} on ${person.id} = ${transfer.personId}`,
    conditions: transferConditions(staff, filter),
    order: sql`order by ${transfer.createdAt} desc, ${transfer.id} desc`,
    key: [
      { cell: sql`${transfer.createdAt}`, type: 'timestamptz' },
      { cell: sql`${transfer.id}`, type: 'bigint' },
    ],
    isDescending: true,
  });
}
