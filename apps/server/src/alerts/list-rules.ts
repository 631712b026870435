import { alertKinds } from '@tiyin/domain/alerts';
import type { AlertRuleId, MerchantId, TerminalId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { alias, and, asc, desc, eq, inArray, max, or, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { alertMessage, alertRule, merchant, terminal } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { type AlertRuleRow, visibleRules } from './alert-row.ts';

/** Kinds about the whole system, which is neither test nor production. */
const systemKinds = alertKinds.filter((kind) => kind === 'INVARIANT_BROKEN');

/** The rules that a person sees, test or production as they look, by name (RUN-562). */
export async function listRules(tx: Tx, staff: Staff) {
  const isOfMode = or(
    eq(sql`coalesce(${terminal.isTest}, ${alertRule.isTest})`, staff.testDashboard),
    inArray(alertRule.kind, [...systemKinds]),
  );
  const rows = await selectRules(tx, and(visibleRules(staff), isOfMode));
  return describeAll(tx, rows);
}

/** One of them, whichever mode they look at; 404 for any other. */
export async function readRule(tx: Tx, staff: Staff, ruleId: AlertRuleId) {
  const rows = await selectRules(tx, and(visibleRules(staff), eq(alertRule.id, ruleId)));
  const [described] = await describeAll(tx, rows);
  if (!described) throw new ProblemError('not_found');
  return described;
}

type Known = {
  readonly rule: AlertRuleRow;
  readonly merchant: { readonly id: MerchantId; readonly name: string } | null;
  readonly terminal: {
    readonly id: TerminalId;
    readonly name: string;
    readonly isTest: boolean;
  } | null;
};

function selectRules(tx: Tx, condition: ReturnType<typeof and>): Promise<Known[]> {
  return tx
    .select({
      rule: alertRule,
      merchant: { id: merchant.id, name: merchant.name },
      terminal: { id: terminal.id, name: terminal.name, isTest: terminal.isTest },
    })
    .from(alertRule)
    .leftJoin(merchant, eq(merchant.id, alertRule.merchantId))
    .leftJoin(terminal, eq(terminal.id, alertRule.terminalId))
    .where(condition)
    .orderBy(asc(sql`lower(${alertRule.name})`), asc(alertRule.id));
}

async function describeAll(tx: Tx, rows: readonly Known[]) {
  const messages = await lastMessages(
    tx,
    rows.map(({ rule }) => rule.id),
  );
  return rows.map((row) => ({
    ...describe(row),
    deliveries: messages.filter(({ ruleId }) => ruleId === row.rule.id).map(describeDelivery),
  }));
}

function describe({ rule, merchant: owner, terminal: place }: Known) {
  const { firedAt, id, name, quietMinutes, version } = rule;
  return {
    id,
    name,
    condition: describeCondition(rule),
    merchant: owner,
    terminal: place && { id: place.id, name: place.name },
    isTest: place?.isTest ?? rule.isTest,
    webhookUrl: rule.webhookUrl,
    emails: rule.emails,
    quietMinutes,
    enabled: rule.isEnabled,
    firing: firedAt && {
      firedDate: firedAt.toISOString(),
      endedDate: rule.endedAt?.toISOString() ?? null,
      calmSinceDate: rule.calmSince?.toISOString() ?? null,
      summary: rule.summary ?? '',
    },
    version,
  };
}

/** The numbers that the kind has. */
function describeCondition({ kind, percent, minutes, minimum, count, ...money }: AlertRuleRow) {
  const { amount, currency } = money;
  return {
    kind,
    ...(percent !== null && { percent }),
    ...(minutes !== null && { minutes }),
    ...(minimum !== null && { minimum }),
    ...(count !== null && { count }),
    ...(amount !== null && { amount: amountToWire(amount) }),
    ...(currency !== null && { currency }),
  };
}

type MessageRow = typeof alertMessage.$inferSelect;

/** The messages of the last event of each rule. */
async function lastMessages(tx: Tx, ruleIds: readonly AlertRuleId[]): Promise<MessageRow[]> {
  if (ruleIds.length === 0) return [];
  const newest = alias(alertMessage, 'newest');
  const lastAt = tx
    .select({ at: max(newest.createdAt) })
    .from(newest)
    .where(eq(newest.ruleId, alertMessage.ruleId));
  return tx
    .select()
    .from(alertMessage)
    .where(and(inArray(alertMessage.ruleId, [...ruleIds]), eq(alertMessage.createdAt, lastAt)))
    .orderBy(desc(alertMessage.channel), asc(alertMessage.receiver));
}

function describeDelivery({ channel, receiver, state, lastError, sentAt }: MessageRow) {
  return {
    channel,
    receiver,
    state,
    error: state === 'SENT' ? null : lastError,
    sentDate: sentAt?.toISOString() ?? null,
  };
}
