import type { AlertRuleRequest } from '@tiyin/api/types';
import {
  alertConditionError,
  alertEmailsError,
  type AlertNumbers,
  alertScope,
  visibleAlertKinds,
} from '@tiyin/domain/alerts';
import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, eq } from '../db/drizzle.ts';
import { readCallbackAddress } from '../callbacks/read-address.ts';
import { refusePrivateCallback } from '../callbacks/refuse-private.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { merchant, terminal } from '../db/schema.ts';
import { requiredName } from '../merchants/required-name.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import type { AlertRuleRow } from './alert-row.ts';

/** The content of a rule as people give it, with its ids under their types. */
export type RuleContent = Omit<AlertRuleRequest, 'merchantId' | 'terminalId'> & {
  readonly merchantId?: MerchantId | null | undefined;
  readonly terminalId?: TerminalId | null | undefined;
};

/** The columns that people set; the secret follows from the address. */
export type RuleColumns = Pick<
  AlertRuleRow,
  | 'amount'
  | 'count'
  | 'currency'
  | 'emails'
  | 'isEnabled'
  | 'isTest'
  | 'kind'
  | 'merchantId'
  | 'minimum'
  | 'minutes'
  | 'name'
  | 'percent'
  | 'quietMinutes'
  | 'terminalId'
  | 'webhookUrl'
>;

/** The receivers of a rule that were checked. */
export type CheckedReceivers = Pick<RuleColumns, 'emails' | 'webhookUrl'>;

/**
 * Checks the receivers of a rule; the address of a webhook is looked up, so outside of a transaction (RUN-565). 422 with
 * the field.
 */
export async function checkReceivers(
  { webhookUrl: given, emails }: Pick<RuleContent, 'emails' | 'webhookUrl'>,
  config: Pick<Config, 'isDemo' | 'mail'>,
): Promise<CheckedReceivers> {
  const address = given ? readCallbackAddress(given, '/webhookUrl') : null;
  if (address?.protocol === 'http:' && !config.isDemo) {
    throw notAllowed('/webhookUrl', 'Give an https address: nothing is sent in clear');
  }
  const url = address?.href ?? null;
  await refusePrivateCallback(config, '/webhookUrl', url);
  const wrong = alertEmailsError(emails);
  if (wrong !== undefined) throw notAllowed('/emails', wrong);
  if (emails.length > 0 && config.mail === undefined) {
    throw notAllowed('/emails', 'This server sends no e-mail: SMTP_URL is not set');
  }
  if (emails.length === 0 && url === null) {
    throw notAllowed('/webhookUrl', 'Give an address for a webhook, or an e-mail address');
  }
  return { webhookUrl: url, emails: [...new Set(emails)] };
}

/**
 * The columns of a rule (RUN-561). 403 for a kind whose figures the person does not see, 422 with the field for numbers
 * of another kind and for a merchant or terminal that is not in their scope.
 */
export async function readContent(
  tx: Tx,
  staff: Staff,
  content: RuleContent,
  receivers: CheckedReceivers,
): Promise<RuleColumns> {
  const numbers = numbersOf(content);
  const { kind } = numbers;
  if (!visibleAlertKinds(staff.permissions).includes(kind)) throw new ProblemError('forbidden');
  const error = alertConditionError(numbers);
  if (error) throw notAllowed(`/condition/${error.field}`, error.message);
  const merchantId = await readMerchantId(tx, staff, content);
  const place = await readTerminal(tx, content, merchantId);
  return {
    ...receivers,
    name: requiredName(content.name),
    kind,
    percent: numbers.percent ?? null,
    minutes: numbers.minutes ?? null,
    minimum: numbers.minimum ?? null,
    count: numbers.count ?? null,
    amount: numbers.amount ?? null,
    currency: numbers.currency ?? null,
    merchantId,
    terminalId: place?.id ?? null,
    isTest: place?.isTest ?? staff.testDashboard,
    quietMinutes: content.quietMinutes,
    isEnabled: content.enabled,
  };
}

function numbersOf({ condition: { amount, ...rest } }: RuleContent): AlertNumbers {
  return amount === undefined ? rest : { ...rest, amount: amountFromWire(amount) };
}

async function readMerchantId(
  tx: Tx,
  staff: Staff,
  { condition: { kind }, merchantId = null }: RuleContent,
): Promise<MerchantId | null> {
  const needs = alertScope(kind).merchant;
  if (merchantId === null) {
    const seesAll = hasPermission(staff.permissions, 'merchant.rw.all');
    if (needs !== 'required' && seesAll) return null;
    throw notAllowed('/merchantId', 'Choose a merchant');
  }
  if (needs === 'none') {
    throw notAllowed('/merchantId', 'A rule of this kind is about the whole installation');
  }
  const [row] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!row) throw notAllowed('/merchantId', 'There is no such merchant');
  return row.id;
}

async function readTerminal(
  tx: Tx,
  { condition: { kind }, terminalId = null }: RuleContent,
  merchantId: MerchantId | null,
) {
  if (terminalId === null) return undefined;
  if (!alertScope(kind).hasTerminals || merchantId === null) {
    throw notAllowed('/terminalId', 'Only a rule about the payments of a merchant has a terminal');
  }
  const [row] = await tx
    .select({ id: terminal.id, isTest: terminal.isTest })
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), eq(terminal.merchantId, merchantId)));
  if (!row) throw notAllowed('/terminalId', 'The merchant has no such terminal');
  return row;
}
