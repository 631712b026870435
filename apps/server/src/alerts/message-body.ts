import type { AlertMessage, AlertMessageType } from '@tiyin/api/types';
import { alertConditionWords } from '@tiyin/domain/alerts';
import { formatLongUtc } from '@tiyin/domain/dates';
import { type AlertNames, type AlertRuleRow, conditionOf } from './alert-row.ts';

/** The event of a rule that a message is about. */
export type AlertEvent = {
  readonly type: AlertMessageType;
  /** The figures, in words. */
  readonly summary: string;
  readonly firedAt: Date | null;
  readonly endedAt: Date | null;
  readonly now: Date;
};

/** A message about a rule: the body of its webhook, in the form that Standard Webhooks recommend (RUN-565). */
export function alertMessageOf(
  rule: AlertRuleRow,
  { type, summary, firedAt, endedAt, now }: AlertEvent,
): AlertMessage {
  return {
    type,
    timestamp: now.toISOString(),
    data: {
      ruleId: rule.id,
      name: rule.name,
      kind: rule.kind,
      condition: alertConditionWords(conditionOf(rule)),
      summary,
      merchantId: rule.merchantId,
      terminalId: rule.terminalId,
      isTest: rule.isTest,
      firedDate: firedAt?.toISOString() ?? null,
      endedDate: endedAt?.toISOString() ?? null,
    },
  };
}

const openings: Readonly<Record<AlertMessageType, string>> = {
  'alert.fired': 'Alert',
  'alert.ended': 'Over',
  'alert.test': 'Test',
};

/** The subject and the text of the e-mail of a message. */
export function mailOf(
  { type, data }: AlertMessage,
  { merchant, terminal }: AlertNames,
  officeUrl: string,
): { readonly subject: string; readonly text: string } {
  const lines = [
    data.summary,
    '',
    `Rule: ${data.name}`,
    `Condition: ${data.condition}`,
    ...(merchant === null ? [] : [`Merchant: ${merchant}`]),
    ...(terminal === null ? [] : [`Terminal: ${terminal}`]),
    ...(data.isTest ? ['It is about test payments.'] : []),
    ...(data.firedDate === null ? [] : [`Began: ${formatLongUtc(data.firedDate)} UTC`]),
    ...(data.endedDate === null ? [] : [`Over since: ${formatLongUtc(data.endedDate)} UTC`]),
    '',
    `${officeUrl}/alerts`,
  ];
  return {
    subject: `${openings[type]}: ${data.name}${data.isTest ? ' (test payments)' : ''}`,
    text: `${lines.join('\n')}\n`,
  };
}
