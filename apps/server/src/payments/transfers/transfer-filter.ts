import { currencies, parseAmount, paymentCurrencyCodes } from '@tiyin/domain/money';
import { type SQL, and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { invoice, paymentAccount, provider, transfer } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { isWaitingTransfer } from '../ledger/waiting-transfer.ts';

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
  return or(
    sql`${transfer.externalId} ilike ${`${escaped}%`}`,
    sql`${transfer.comment} ilike ${`%${escaped}%`}`,
    ...sums(text),
    uuid.test(text) ? sql`${transfer.invoiceId} = ${text}::uuid` : undefined,
  );
}

/** The sum that a text is in each currency, by its own number of decimals (ROUTING-241). */
function sums(text: string): (SQL | undefined)[] {
  const currency = sql`coalesce(${paymentAccount.currency}, ${invoice.currency})`;
  return paymentCurrencyCodes.flatMap((code) => {
    const parsed = parseAmount(text, currencies[code]);
    if (!parsed.ok) return [];
    return [and(eq(transfer.amount, parsed.amount), sql`${currency} = ${code}`)];
  });
}
