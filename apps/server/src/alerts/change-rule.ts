import { alertConditionWords } from '@tiyin/domain/alerts';
import type { AlertRuleId } from '@tiyin/domain/ids';
import { and, eq, isNull } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { lockFact, noteFact } from '../db/installation.ts';
import { alertRule } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Staff } from '../staff/staff.ts';
import {
  type AlertRuleRow,
  type OfRule,
  auditedRule,
  conditionOf,
  isOfCompany,
  lockRule,
} from './alert-row.ts';
import { makeAlertSecret } from './alert-secret.ts';
import {
  type CheckedReceivers,
  type RuleColumns,
  type RuleContent,
  readContent,
} from './rule-content.ts';

/** The most rules of a merchant, of the company about it, and of the installation: all are judged every minute. */
const maxRules = 100;

type Content = {
  readonly staff: Staff;
  readonly content: RuleContent;
  readonly receivers: CheckedReceivers;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** A rule that was written, with the secret of its webhook if it was made now: it is shown this once. */
type Written = { readonly ruleId: AlertRuleId; readonly secret: string | null };

/** Adds a rule (RUN-560); audited. 403, 422 with the field. */
export async function addRule(tx: Tx, command: Content): Promise<Written> {
  const { staff, content, receivers, secrets, now } = command;
  const columns = await readContent(tx, staff, content, receivers);
  const side = { merchantId: columns.merchantId, isInternal: isOfCompany(staff) };
  await requireRoom(tx, side);
  const [row] = await tx
    .insert(alertRule)
    .values({ ...columns, ...side })
    .returning();
  if (!row) throw new Error('a rule was not written');
  const made = columns.webhookUrl === null ? undefined : makeAlertSecret(row.id, secrets);
  if (made) await writeSecret(tx, row.id, made.encrypted);
  recordAudit(tx, {
    ...auditedRule(staff, row),
    action: 'alert_rule.added',
    after: factsOf(columns),
    now,
  });
  return { ruleId: row.id, secret: made?.secret ?? null };
}

/**
 * Changes a rule; audited. Another condition, or a disabled rule, ends a firing without a message. 403, 404, 409
 * `conflict`, 422 with the field.
 */
export async function changeRule(
  tx: Tx,
  command: Content & {
    readonly ruleId: AlertRuleId;
    readonly expectedVersion: number | undefined;
  },
): Promise<Written> {
  const { staff, content, receivers, secrets, ruleId, now } = command;
  const row = await lockRule(tx, command, command.expectedVersion);
  const columns = await readContent(tx, staff, content, receivers);
  const { merchantId } = columns;
  if (merchantId !== row.merchantId) await requireRoom(tx, { ...row, merchantId });
  const hasSecret = row.webhookSecretEncrypted !== null;
  const made =
    columns.webhookUrl === null || hasSecret ? undefined : makeAlertSecret(ruleId, secrets);
  const secretColumn = columns.webhookUrl === null ? null : row.webhookSecretEncrypted;
  const isFiring = row.firedAt !== null && row.endedAt === null;
  const ends = isFiring && (!columns.isEnabled || isOther(row, columns));
  await tx
    .update(alertRule)
    .set({
      ...columns,
      webhookSecretEncrypted: made?.encrypted ?? secretColumn,
      ...(ends && { endedAt: now, calmSince: null }),
      version: row.version + 1,
    })
    .where(eq(alertRule.id, ruleId));
  recordAudit(tx, {
    ...auditedRule(staff, row),
    action: 'alert_rule.changed',
    before: factsOf(row),
    after: factsOf(columns),
    now,
  });
  return { ruleId, secret: made?.secret ?? null };
}

/** Deletes a rule with its messages: those that wait are not sent. Audited. 404. */
export async function deleteRule(tx: Tx, command: OfRule): Promise<void> {
  const { staff, now } = command;
  const row = await lockRule(tx, command);
  // Before it is gone: the entry finds its merchant by the rule.
  recordAudit(tx, {
    ...auditedRule(staff, row),
    action: 'alert_rule.deleted',
    before: factsOf(row),
    now,
  });
  await tx.delete(alertRule).where(eq(alertRule.id, row.id));
}

/** Replaces the secret of a rule's webhook; the former one signs nothing more. Audited. 404, 422 without a webhook. */
export async function replaceAlertSecret(
  tx: Tx,
  command: OfRule & { readonly secrets: Secrets },
): Promise<string> {
  const { staff, ruleId, secrets, now } = command;
  const row = await lockRule(tx, command);
  if (row.webhookUrl === null) {
    throw new ProblemError('not_allowed', { detail: 'This rule has no webhook' });
  }
  const { encrypted, secret } = makeAlertSecret(ruleId, secrets);
  await writeSecret(tx, ruleId, encrypted);
  recordAudit(tx, { ...auditedRule(staff, row), action: 'alert_rule.secret_replaced', now });
  return secret;
}

async function writeSecret(tx: Tx, ruleId: AlertRuleId, encrypted: string): Promise<void> {
  await tx
    .update(alertRule)
    .set({ webhookSecretEncrypted: encrypted })
    .where(eq(alertRule.id, ruleId));
}

type Side = Pick<AlertRuleRow, 'isInternal' | 'merchantId'>;

/** Rules are added one after another: so their number holds. */
async function requireRoom(tx: Tx, { isInternal, merchantId }: Side): Promise<void> {
  const isOfSame = and(
    merchantId === null ? isNull(alertRule.merchantId) : eq(alertRule.merchantId, merchantId),
    eq(alertRule.isInternal, isInternal),
  );
  await noteFact(tx, 'alert rules', 'locked while one is added');
  await lockFact(tx, 'alert rules');
  if ((await tx.$count(alertRule, isOfSame)) < maxRules) return;
  throw new ProblemError('not_allowed', {
    detail: `There are ${maxRules} rules already: delete one that is not needed`,
  });
}

/** Whether a rule is about something else than before. */
function isOther(row: AlertRuleRow, columns: RuleColumns): boolean {
  const names = ['kind', 'percent', 'minutes', 'minimum', 'count', 'amount', 'currency'] as const;
  const scope = ['merchantId', 'terminalId', 'isTest'] as const;
  return [...names, ...scope].some((name) => row[name] !== columns[name]);
}

/** A rule in the audit; of the address of its webhook the host alone, since the rest can hold a token. */
function factsOf(row: RuleColumns) {
  return {
    name: row.name,
    condition: alertConditionWords(conditionOf(row)),
    merchantId: row.merchantId,
    terminalId: row.terminalId,
    isTest: row.isTest,
    webhookHost: row.webhookUrl === null ? null : new URL(row.webhookUrl).host,
    emails: row.emails.join(', '),
    quietMinutes: row.quietMinutes,
    enabled: row.isEnabled,
  };
}
