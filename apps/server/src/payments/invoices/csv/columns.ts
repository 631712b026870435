import { hasPermission } from '@tiyin/domain/permissions';
import { sql } from 'drizzle-orm';
import { invoice, terminal } from '../../../db/schema.ts';
import type { Staff } from '../../../staff/staff.ts';
import {
  type CsvColumn,
  isoTime,
  majorUnits,
  methodName,
  safeText,
  yesOrNo,
} from '../../csv/cells.ts';

const currency = sql`${invoice.currency}`;

/**
 * The columns of the file for a person, in the contract's order, without those that need a missing
 * permission.
 */
export function csvColumns({ permissions }: Staff): readonly CsvColumn[] {
  return [
    { name: 'Invoice ID', cell: sql`${invoice.id}` },
    { name: 'Merchant Invoice ID', cell: safeText(sql`${invoice.merchantInvoiceId}`) },
    ...(hasPermission(permissions, 'invoice.provider.read')
      ? [{ name: 'Provider Invoice ID', cell: safeText(sql`${invoice.providerInvoiceId}`) }]
      : []),
    { name: 'Created date', cell: isoTime(sql`${invoice.createdAt}`) },
    { name: 'Status date', cell: isoTime(sql`${invoice.statusAt}`) },
    { name: 'Flow Type', cell: sql`${invoice.flowType}` },
    { name: 'Status', cell: sql`${invoice.status}` },
    { name: 'Amount', cell: majorUnits(sql`${invoice.amount}`, currency) },
    { name: 'Fee', cell: majorUnits(sql`${invoice.fee}`, currency) },
    { name: 'Currency', cell: currency },
    { name: 'Test', cell: yesOrNo(sql`${invoice.isTest}`) },
    { name: 'Merchant ID', cell: sql`${invoice.merchantId}` },
    { name: 'Terminal ID', cell: sql`${invoice.terminalId}` },
    { name: 'Terminal name', cell: safeText(sql`${terminal.name}`) },
    { name: 'Payment method', cell: methodName(sql`${invoice.methodId}`) },
    { name: 'Customer ID', cell: safeText(sql`${invoice.customerExternalId}`) },
    { name: 'First name', cell: safeText(sql`${invoice.customerFirstName}`) },
    { name: 'Last name', cell: safeText(sql`${invoice.customerLastName}`) },
  ];
}
