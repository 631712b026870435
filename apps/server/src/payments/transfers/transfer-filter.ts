import type { AccountId, ProviderId } from '@tiyin/domain/ids';
import {
  type PaymentCurrencyCode,
  currencies,
  parseAmount,
  paymentCurrencyCodes,
} from '@tiyin/domain/money';
import { type SQL, and, eq, isNotNull, isNull, or, sql } from '../../db/drizzle.ts';
import { invoice, paymentAccount, provider, transfer } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { isWaitingTransfer } from '../ledger/waiting-transfer.ts';
import { type UtcDays, isOfDays } from '../utc-days.ts';

/** Which transfers a person wants to see. */
export type TransferFilter = UtcDays & {
  readonly state: 'unmatched' | 'assigned' | 'all';
  readonly search?: string | undefined;
  readonly accountId?: AccountId | undefined;
  readonly providerId?: ProviderId | undefined;
  readonly currency?: PaymentCurrencyCode | undefined;
  readonly source?: 'provider' | 'staff' | 'statement' | undefined;
};

/** The currency of its account, or of the invoice that staff vouched for without one. */
export const transferCurrency: SQL = sql`coalesce(${paymentAccount.currency}, ${invoice.currency})`;

/** Of its invoice, else of its provider. */
export const transferIsTest: SQL = sql`coalesce(${invoice.isTest}, ${provider.kind} = 'sandbox')`;

/**
 * The transfers of a filter that a person may see, over the joins of `selectTransfers`: money without
 * an invoice belongs to no merchant, so the permission alone decides; the rest has its invoice's
 * scope.
 */
export function transferConditions(staff: Staff, filter: TransferFilter): SQL[] {
  const { search, state } = filter;
  const conditions = [
    sql`${transferIsTest} = ${staff.testDashboard}`,
    or(isNull(transfer.invoiceId), inScope(staff, invoice.merchantId) ?? sql`true`),
    state === 'unmatched' ? isWaitingTransfer : undefined,
    state === 'assigned' ? isNotNull(transfer.invoiceId) : undefined,
    search === undefined || search.trim() === '' ? undefined : searched(search.trim()),
    ...narrowed(filter),
    ...isOfDays(transfer.createdAt, filter),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function narrowed({ accountId, currency, providerId, source }: TransferFilter) {
  return [
    accountId === undefined ? undefined : eq(transfer.accountId, accountId),
    providerId === undefined ? undefined : eq(paymentAccount.providerId, providerId),
    currency === undefined ? undefined : sql`${transferCurrency} = ${currency}`,
    source === undefined ? undefined : eq(transfer.source, source),
  ];
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
  return paymentCurrencyCodes.flatMap((code) => {
    const parsed = parseAmount(text, currencies[code]);
    if (!parsed.ok) return [];
    // As text: a copy has its values written into it, and no bigint can be.
    const isSum = sql`${transfer.amount} = ${String(parsed.amount)}::bigint`;
    return [and(isSum, sql`${transferCurrency} = ${code}`)];
  });
}
