import { type AlertCondition, readAlertCondition, visibleAlertKinds } from '@tiyin/domain/alerts';
import type { AlertRuleId } from '@tiyin/domain/ids';
import { type SQL, and, eq, inArray } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { alertRule, merchant, terminal } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** The row of an alert rule. */
export type AlertRuleRow = typeof alertRule.$inferSelect;

/** The columns of a condition. */
export type ConditionColumns = Pick<
  AlertRuleRow,
  'amount' | 'count' | 'currency' | 'kind' | 'minimum' | 'minutes' | 'percent'
>;

/** The condition of a row. */
export function conditionOf(row: ConditionColumns): AlertCondition {
  const { kind } = row;
  return readAlertCondition({
    kind,
    percent: row.percent ?? undefined,
    minutes: row.minutes ?? undefined,
    minimum: row.minimum ?? undefined,
    count: row.count ?? undefined,
    amount: row.amount ?? undefined,
    currency: row.currency ?? undefined,
  });
}

/**
 * The rules of the kinds that a person sees, about merchants in their scope; without a single one, of all merchants.
 * People of a merchant do not see those of the company about it (RUN-562).
 */
export function visibleRules(staff: Staff): SQL | undefined {
  return and(
    inArray(alertRule.kind, [...visibleAlertKinds(staff.permissions)]),
    inScope(staff, alertRule.merchantId),
    isOfCompany(staff) ? undefined : eq(alertRule.isInternal, false),
  );
}

/** Whether a person is of the company, whose rules about a merchant are its own (RUN-562). */
export function isOfCompany({ merchantId }: Pick<Staff, 'merchantId'>): boolean {
  return merchantId === null;
}

/**
 * The actor and the object of an audit entry about a rule, and whether the rule is the company's own: people of its
 * merchant do not see the entry then.
 */
export function auditedRule(
  { id }: Pick<Staff, 'id'>,
  { id: ruleId, isInternal: internal }: Pick<AlertRuleRow, 'id' | 'isInternal'>,
) {
  const actor = { type: 'staff', id } as const;
  return { actor, subject: `alert_rule:${ruleId}`, details: { internal } } as const;
}

/** A person's command about a rule. */
export type OfRule = {
  readonly staff: Staff;
  readonly ruleId: AlertRuleId;
  readonly now: Date;
};

/**
 * Locks a rule that a person sees until the transaction ends; 404 for any other, 409 `conflict` when the version is
 * stale.
 */
export async function lockRule(
  tx: Tx,
  { staff, ruleId }: Omit<OfRule, 'now'>,
  expectedVersion?: number,
): Promise<AlertRuleRow> {
  const [row] = await tx
    .select()
    .from(alertRule)
    .where(and(eq(alertRule.id, ruleId), visibleRules(staff)))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  return row;
}

/** The names of the merchant and the terminal of a rule; null where it has none. */
export type AlertNames = { readonly merchant: string | null; readonly terminal: string | null };

/** The names of the merchant and the terminal of a rule. */
export async function namesOfRule(
  tx: Tx,
  { merchantId, terminalId }: Pick<AlertRuleRow, 'merchantId' | 'terminalId'>,
): Promise<AlertNames> {
  const none = { name: null };
  const [owner = none] =
    merchantId === null
      ? []
      : await tx.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, merchantId));
  const [place = none] =
    terminalId === null
      ? []
      : await tx.select({ name: terminal.name }).from(terminal).where(eq(terminal.id, terminalId));
  return { merchant: owner.name, terminal: place.name };
}

/** A rule in the mode of its terminal, which may change. */
export async function inModeOfTerminal(tx: Tx, row: AlertRuleRow): Promise<AlertRuleRow> {
  if (row.terminalId === null) return row;
  const [place] = await tx
    .select({ isTest: terminal.isTest })
    .from(terminal)
    .where(eq(terminal.id, row.terminalId));
  return { ...row, isTest: place?.isTest ?? row.isTest };
}
