import type { ApprovalKind } from '@tiyin/domain/approvals';
import type { AccountId, InvoiceId, MerchantId, TerminalId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, plus } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, eq } from '../db/drizzle.ts';
import { requireMaker } from './makers-of.ts';
import { hasApprovalRule, isApprovalRequired } from '../approvals/approval-rules.ts';
import type { Tx } from '../db/database.ts';
import { invoice, paymentAccount, provider, terminal } from '../db/schema.ts';
import { movedTotal } from '../payments/accounts/moved-total.ts';
import { countedMoney } from '../payments/invoices/counted-money.ts';
import { isGuardedReturn } from '../payments/returns/guarded-return.ts';
import { settledSize } from '../payments/settlements/judge-rate.ts';
import { settledToday } from '../payments/settlements/settled-today.ts';
import { rateChange } from '../payments/settlements/rates.ts';
import { isRecorded } from '../payments/transfers/report-by-staff.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** A change that a person is about to make, as far as its rule depends on it. */
export type IntendedChange = {
  readonly staff: Staff;
  readonly kind: ApprovalKind;
  readonly accountId?: AccountId | undefined;
  readonly terminalId?: TerminalId | undefined;
  readonly invoiceId?: InvoiceId | undefined;
  /** The bank's reference of money that is recorded on the account. */
  readonly transferId?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
  /** Minor units; of a rate, the new one. */
  readonly amount?: MinorUnits | undefined;
  /** Of a movement: what moved the same way counts, too. */
  readonly direction?: 'SWEEP' | 'TOP_UP' | undefined;
  /** Minor units of USDT, of a settlement. */
  readonly settlementAmount?: MinorUnits | undefined;
  readonly now: Date;
};

/** The kinds whose rule is yes or no. */
const unmeasured: ReadonlySet<ApprovalKind> = new Set([
  'API_KEY',
  'CREDENTIAL',
  'FEE',
  'LIMIT',
  'PROVIDER',
  'ROLE',
  'RULE',
]);

/**
 * Whether a change would need a second person (PEOPLE-281). 404 for an account without people.account, and for a
 * terminal or an invoice outside the person's scope.
 */
async function needsApproval(tx: Tx, change: IntendedChange): Promise<boolean> {
  const { kind } = change;
  if (!(await hasApprovalRule(tx, kind))) return false;
  const subject = await objectOf(tx, change);
  const { isTest, currency } = subject;
  if (unmeasured.has(kind)) return isApprovalRequired(tx, kind, { isTest, size: 'any' });
  const measured = currency && (await sizeOf(tx, change, { ...subject, currency }));
  if (currency === undefined || measured === undefined) return false;
  const { amount, isExceptional = false } = measured;
  const isGuardedByAny = kind === 'RETURN' && (await isGuarded(tx, change));
  const size = { amount, currency };
  const by = { personId: change.staff.id, now: change.now };
  const effect = { isTest, size, isExceptional, ...(isGuardedByAny && { isGuardedByAny }) };
  // Money that a person records is vouched for by them; that of another account may be a provider's.
  const isVouched = kind === 'STATUS_CHANGE' && change.accountId !== undefined;
  if (isVouched && change.amount !== undefined) {
    return isApprovalRequired(tx, kind, { ...effect, vouched: change.amount, by });
  }
  return isApprovalRequired(tx, kind, effect);
}

/**
 * The answer for a dialog (PEOPLE-281): money that its account has already under the same reference is not recorded
 * again, so it needs nobody (PEOPLE-504). 403 for people who never make such a change.
 */
export async function describeNeed(tx: Tx, change: IntendedChange) {
  requireMaker(change.staff, change.kind);
  const isKnown = await isRecordedBefore(tx, change);
  const isRequired = await needsApproval(tx, change);
  return isKnown ? { isRequired: false, isRecorded: true } : { isRequired };
}

async function isRecordedBefore(
  tx: Tx,
  { accountId, invoiceId, staff, transferId }: IntendedChange,
): Promise<boolean> {
  if (accountId === undefined || transferId === undefined) return false;
  if (!hasPermission(staff.permissions, 'transfer.confirm')) return false;
  return isRecorded(tx, { accountId, externalId: transferId, invoiceId });
}

/** Judged by any rule (PEOPLE-505, PEOPLE-570). */
async function isGuarded(tx: Tx, { invoiceId }: IntendedChange): Promise<boolean> {
  return invoiceId !== undefined && (await isGuardedReturn(tx, { invoiceId }));
}

type Subject = {
  readonly isTest: boolean;
  readonly currency?: CurrencyCode | undefined;
  /** Of a terminal. */
  readonly merchantId?: MerchantId;
};

async function objectOf(tx: Tx, change: IntendedChange): Promise<Subject> {
  const { accountId, invoiceId, terminalId, staff } = change;
  if (invoiceId !== undefined) return invoiceOf(tx, staff, invoiceId);
  if (accountId !== undefined) return accountOf(tx, staff, accountId);
  if (terminalId === undefined) return { isTest: false, currency: change.currency };
  const [found] = await tx
    .select({
      isTest: terminal.isTest,
      currency: terminal.currency,
      merchantId: terminal.merchantId,
    })
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!found) throw new ProblemError('not_found');
  return found;
}

async function invoiceOf(tx: Tx, staff: Staff, id: InvoiceId): Promise<Subject> {
  const [found] = await tx
    .select({ isTest: invoice.isTest, currency: invoice.currency })
    .from(invoice)
    .where(and(eq(invoice.id, id), inScope(staff, invoice.merchantId)));
  if (!found) throw new ProblemError('not_found');
  return found;
}

async function accountOf(tx: Tx, { permissions }: Staff, id: AccountId): Promise<Subject> {
  const [found] = await tx
    .select({ currency: paymentAccount.currency, kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, id));
  if (!found || !hasPermission(permissions, 'people.account')) throw new ProblemError('not_found');
  return { isTest: found.kind === 'sandbox', currency: found.currency };
}

type Measured = { readonly amount: MinorUnits; readonly isExceptional?: boolean };

/** The money that the threshold is compared with: of a rate, its change; of money for a deposit, the whole of it. */
async function sizeOf(
  tx: Tx,
  change: IntendedChange,
  { currency, ...subject }: Subject & { readonly currency: CurrencyCode },
): Promise<Measured | undefined> {
  const { kind, staff, amount, accountId, direction, invoiceId, settlementAmount, now } = change;
  if (amount === undefined) return undefined;
  if (kind === 'STATUS_CHANGE' && invoiceId !== undefined) {
    const counted = await countedMoney(tx, { invoiceId, amount, currency, now });
    return counted === undefined ? undefined : { amount: counted };
  }
  if (kind === 'RATE') return { amount: await rateChange(tx, { currency, perUsdt: amount, now }) };
  if (kind === 'MOVEMENT' && accountId !== undefined && direction !== undefined) {
    const moving = { accountId, currency, direction, personId: staff.id, now };
    return { amount: plus(amount, await movedTotal(tx, moving)) };
  }
  if (kind === 'SETTLEMENT' && settlementAmount !== undefined && amount > 0n) {
    return settlementSize(tx, { ...subject, baseAmount: amount, settlementAmount, currency, now });
  }
  return { amount };
}

type Settling = Parameters<typeof settledSize>[1] & { readonly merchantId?: MerchantId };

/** A settlement together with those of its merchant before (PEOPLE-533); its deviation from the rate is its own. */
async function settlementSize(tx: Tx, { merchantId, ...settling }: Settling): Promise<Measured> {
  const own = await settledSize(tx, settling);
  if (merchantId === undefined) return own;
  const before = await settledToday(tx, { ...settling, merchantId });
  const together = await settledSize(tx, {
    ...settling,
    baseAmount: plus(settling.baseAmount, before.baseAmount),
    settlementAmount: plus(settling.settlementAmount, before.settlementAmount),
  });
  return { ...own, amount: together.amount };
}
