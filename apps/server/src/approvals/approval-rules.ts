import { isDeepStrictEqual } from 'node:util';
import {
  type ApprovalKind,
  approvalKind,
  approvalKinds,
  hasDayThreshold,
  isAlwaysApproved,
  isAboveThreshold,
} from '@tiyin/domain/approvals';
import type { PersonId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  type PaymentCurrencyCode,
  amountToWire,
  paymentCurrencyCodes,
  type MinorUnits,
  plus,
  zeroUnits,
} from '@tiyin/domain/money';
import { and, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approvalRule } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import type { ApprovableEffect } from './approval-kind.ts';
import { otherDeciders, requireOtherDecider } from './other-deciders.ts';
import { vouchedToday } from './vouched-today.ts';

/** Whether any change of a kind may need approval: without one, no preview has to be run. */
export async function hasApprovalRule(tx: Tx, kind: ApprovalKind): Promise<boolean> {
  if (isAlwaysApproved(kind)) return true;
  const [rule] = await tx
    .select({ kind: approvalRule.kind })
    .from(approvalRule)
    .where(anyRuleCounts.has(kind) ? undefined : eq(approvalRule.kind, kind))
    .limit(1);
  return rule !== undefined;
}

/**
 * Kinds without a rule of their own, which every rule protects: the rules, because one person could switch them off
 * otherwise (PEOPLE-280), API keys, because the API of merchants moves money without a second person (PEOPLE-507), and
 * providers, because what they report is booked without one (PEOPLE-509).
 */
const guardedByAllRules: ReadonlySet<ApprovalKind> = new Set(['RULE', 'API_KEY', 'PROVIDER']);

/**
 * Any rule also protects the choice of those who decide: one person could invite a second account of their own
 * (PEOPLE-420), returns and refunds of money that nobody but a person has seen (PEOPLE-505, PEOPLE-543), and what
 * a person takes from its merchant (PEOPLE-570).
 */
const anyRuleCounts: ReadonlySet<ApprovalKind> = new Set([
  ...guardedByAllRules,
  'ROLE',
  'RETURN',
  'REFUND',
]);

/**
 * Whether a change with this effect needs approval; in test processing none does (PEOPLE-261), except
 * where the kind always does (LEDGER-292).
 */
export async function isApprovalRequired(
  tx: Tx,
  kind: ApprovalKind,
  {
    isTest,
    size,
    together,
    isExceptional = false,
    isGuardedByAny = guardedByAllRules.has(kind),
    vouched,
    by,
  }: JudgedEffect,
): Promise<boolean> {
  if (isAlwaysApproved(kind)) return true;
  if (isTest || size === null) return false;
  if (isGuardedByAny) return hasApprovalRule(tx, kind);
  const { threshold, dayThreshold } = await limitsOf(tx, kind, size === 'any' ? '' : size.currency);
  if (size === 'any' || isExceptional) return threshold !== null;
  if (isAboveThreshold(together ?? size.amount, threshold)) return true;
  if (dayThreshold === null || vouched === undefined || vouched <= 0n || !by) return false;
  const before = await vouchedToday(tx, { ...by, currency: size.currency });
  return isAboveThreshold(plus(before, vouched), dayThreshold);
}

type JudgedEffect = Pick<
  ApprovableEffect,
  'isExceptional' | 'isGuardedByAny' | 'isTest' | 'size' | 'together' | 'vouched'
> & {
  /** The person who vouches, where that counts; nothing of the change is written yet. */
  readonly by?: { readonly personId: PersonId; readonly now: Date };
};

/** The figures of a rule, in minor units; null for never. */
type RuleLimits = {
  readonly threshold: MinorUnits | null;
  readonly dayThreshold: MinorUnits | null;
};

async function limitsOf(
  tx: Tx,
  kind: ApprovalKind,
  currency: CurrencyCode | '',
): Promise<RuleLimits> {
  const [rule] = await tx.select().from(approvalRule).where(ruleOf(kind, currency));
  const { threshold = null, dayThreshold = null } = rule ?? {};
  return { threshold, dayThreshold };
}

const ruleOf = (kind: ApprovalKind, currency: CurrencyCode | '') =>
  and(eq(approvalRule.kind, kind), eq(approvalRule.currency, currency));

/** The rules, and the people who decide about requests of a person that are about no merchant (OFFICE-396). */
export async function readRules(tx: Tx, { id: by }: Pick<Staff, 'id'>) {
  const deciders = await otherDeciders(tx, { kind: 'RULE', by, merchantId: null });
  return {
    data: await listRules(tx),
    deciders: deciders.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
    })),
  };
}

/** The rules of all kinds, with a line for each currency of those that are measured (PEOPLE-261). */
async function listRules(tx: Tx) {
  const rows = await tx.select().from(approvalRule);
  return approvalKinds.filter(hasRule).map((code) => {
    const { name, isMeasured } = approvalKind(code);
    const ownRows = rows.filter(({ kind }) => kind === code);
    const lineOf = (currency: PaymentCurrencyCode) => {
      const rule = ownRows.find((row) => row.currency === currency);
      const threshold = rule ? amountToWire(rule.threshold) : null;
      if (!hasDayThreshold(code)) return { currency, threshold };
      const dayThreshold = wireOrNull(rule?.dayThreshold);
      return { currency, threshold, dayThreshold };
    };
    return {
      kind: { code, name },
      ...(isMeasured
        ? { thresholds: paymentCurrencyCodes.map(lineOf) }
        : { isRequired: ownRows.length > 0 }),
    };
  });
}

const wireOrNull = (amount: MinorUnits | null | undefined) =>
  amount === null || amount === undefined ? null : amountToWire(amount);

/** A kind that every rule protects, or that is always approved (LEDGER-292), needs no rule of its own. */
const hasRule = (kind: ApprovalKind): boolean =>
  !guardedByAllRules.has(kind) && !isAlwaysApproved(kind);

/** A change of a rule; what it sets. */
export type RuleCommand = {
  readonly kind: ApprovalKind;
  /** Of a kind that is measured; the threshold in minor units, null for never. */
  readonly currency?: CurrencyCode | undefined;
  readonly threshold?: MinorUnits | null | undefined;
  /** Of a status change: what one person vouches for alone in a day; undefined leaves it as it is (PEOPLE-535). */
  readonly dayThreshold?: MinorUnits | null | undefined;
  /** Of any other kind. */
  readonly isRequired?: boolean | undefined;
};

type RuleChange = RuleCommand & {
  readonly staff: Pick<Staff, 'id'>;
  /** The figures that the requester saw; undefined: whichever. */
  readonly before?: RuleLimits | undefined;
  readonly now: Date;
};

/** A rule as it is and as it would be. 422 where the kind has the other form. */
export async function compareRule(
  tx: Tx,
  change: RuleCommand,
): Promise<{ currency: CurrencyCode | ''; before: RuleLimits; after: RuleLimits }> {
  const { currency, threshold } = readChange(change);
  const before = await limitsOf(tx, change.kind, currency);
  const { dayThreshold = before.dayThreshold } = change;
  // Without a threshold there is no rule that could have the other figure.
  const after = { threshold, dayThreshold: threshold === null ? null : dayThreshold };
  return { currency, before, after };
}

/**
 * Sets a threshold, or whether a kind needs approval; audited. 422 where the kind has the other form, 409
 * `conflict` where the rule is not the one that the requester saw, `nobody_decides` where a rule is set and the
 * person is the only one who decides (OFFICE-396).
 */
export async function changeRule(tx: Tx, change: RuleChange) {
  const { kind, staff, now } = change;
  const { currency, before, after } = await compareRule(tx, change);
  const { threshold, dayThreshold } = after;
  if (change.before !== undefined && !isDeepStrictEqual(change.before, before)) {
    throw new ProblemError('conflict');
  }
  const deciding = { kind: 'RULE', by: staff.id, merchantId: null } as const;
  if (threshold !== null) await requireOtherDecider(tx, deciding);
  await tx.delete(approvalRule).where(ruleOf(kind, currency));
  if (threshold !== null) {
    await tx.insert(approvalRule).values({ kind, currency, threshold, dayThreshold });
  }
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'approval_rule.changed',
    subject: `approval_rule:${kind}`,
    before: auditedLimits(kind, before),
    after: auditedLimits(kind, after),
    ...(currency !== '' && { details: { currency } }),
    now,
  });
  return readRules(tx, staff);
}

function auditedLimits(kind: ApprovalKind, { threshold, dayThreshold }: RuleLimits) {
  const text = (amount: MinorUnits | null) => (amount === null ? null : String(amount));
  if (!hasDayThreshold(kind)) return { threshold: text(threshold) };
  return { threshold: text(threshold), dayThreshold: text(dayThreshold) };
}

function readChange({ kind, currency, threshold, dayThreshold, isRequired }: RuleCommand): {
  readonly currency: CurrencyCode | '';
  readonly threshold: MinorUnits | null;
} {
  if (!hasRule(kind)) throw notAllowed('/kind', 'This kind has no rule of its own');
  if (dayThreshold !== undefined && !hasDayThreshold(kind)) {
    throw notAllowed('/dayThreshold', 'This kind has no threshold for a day');
  }
  if (approvalKind(kind).isMeasured) {
    if (currency === undefined)
      throw notAllowed('/currency', 'This kind has a threshold for each currency');
    if (threshold === undefined)
      throw notAllowed('/threshold', 'Give a threshold, or null for never');
    return { currency, threshold };
  }
  if (isRequired === undefined) throw notAllowed('/isRequired', 'This kind needs approval or not');
  return { currency: '', threshold: isRequired ? zeroUnits : null };
}
