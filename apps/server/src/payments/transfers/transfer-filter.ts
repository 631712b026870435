import { currencies, parseAmount } from '@tiyin/domain/money';
import { type SQL, and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { invoice, provider, transfer } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { isWaitingTransfer } from './waiting-transfer.ts';

/** Which transfers a person wants to see. */
export type TransferFilter = {
  readonly state: 'unmatched' | 'assigned' | 'all';
  readonly search: string | undefined;
};

/**
 * The transfers of a filter that a person may see, over the joins of `selectTransfers`: money without
 * an invoice belongs to no merchant, so the permission alone decides; the rest has its invoice's
 * scope.
 */
export function transferConditions(staff: Staff, { search, state }: TransferFilter) {
  const isTest = sql`coalesce(${invoice.isTest}, ${provider.kind} = 'sandbox')`;
  return and(
    sql`${isTest} = ${staff.testDashboard}`,
    or(isNull(transfer.invoiceId), inScope(staff, invoice.merchantId) ?? sql`true`),
    state === 'unmatched' ? isWaitingTransfer : undefined,
    state === 'assigned' ? isNotNull(transfer.invoiceId) : undefined,
    search === undefined || search.trim() === '' ? undefined : searched(search.trim()),
  );
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A sum, the reporter's id, a part of the comment, or an invoice (OFFICE-273). */
function searched(text: string): SQL | undefined {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const amount = parseAmount(text, currencies.UZS);
  return or(
    sql`${transfer.externalId} ilike ${`${escaped}%`}`,
    sql`${transfer.comment} ilike ${`%${escaped}%`}`,
    amount.ok ? eq(transfer.amount, amount.amount) : undefined,
    uuid.test(text) ? sql`${transfer.invoiceId} = ${text}::uuid` : undefined,
  );
}
