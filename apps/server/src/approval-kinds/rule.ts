import { isDeepStrictEqual } from 'node:util';
import { ApprovalKindCodeStruct } from '@tiyin/api/structs/approval-kind-code';
import { PaymentCurrencyCodeStruct } from '@tiyin/api/structs/payment-currency-code';
import type { ApprovalChange } from '@tiyin/api/types';
import { type ApprovalKind, approvalKind } from '@tiyin/domain/approvals';
import { type PaymentCurrencyCode, type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { boolean, nullable, object, optional, string } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import { type RuleCommand, changeRule, compareRule } from '../approvals/approval-rules.ts';
import type { Tx } from '../db/database.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import { textChange } from './preview-lines.ts';

/** Thresholds are minor units as text. */
type RulePayload = {
  readonly kind: ApprovalKind;
  readonly currency?: PaymentCurrencyCode | undefined;
  readonly threshold?: string | null | undefined;
  readonly dayThreshold?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  /** The figures that the requester saw. */
  readonly before: string | null;
  readonly dayBefore?: string | null | undefined;
};

/** A change of the rules themselves: as soon as there is one, another person has to agree (PEOPLE-280). */
export const rule: ApprovableKind<RulePayload, Awaited<ReturnType<typeof changeRule>>> = {
  code: 'RULE',
  permission: 'settings.edit',
  payload: payloadStruct<RulePayload>(
    object({
      kind: ApprovalKindCodeStruct,
      currency: optional(PaymentCurrencyCodeStruct),
      threshold: optional(nullable(string())),
      dayThreshold: optional(nullable(string())),
      isRequired: optional(boolean()),
      before: nullable(string()),
      dayBefore: optional(nullable(string())),
    }),
  ),

  async preview(tx, { payload }) {
    const { currency, before, after } = await compareRule(tx, commandOf(payload));
    const { name } = approvalKind(payload.kind);
    return {
      subject: `approval_rule:${payload.kind}${currency === '' ? '' : `:${currency}`}`,
      merchantId: null,
      isTest: false,
      version: 0,
      size: isDeepStrictEqual(before, after) ? null : 'any',
      preview: { changes: ruleLines(name, payload, { before, after }) },
    };
  },

  execute: (tx, { payload, staff, now }: ApprovableChange<RulePayload>) => {
    const threshold = amountOf(payload.before);
    const before = { threshold, dayThreshold: amountOf(payload.dayBefore ?? null) };
    return changeRule(tx, { ...commandOf(payload), before, staff, now });
  },
};

type Compared = Pick<Awaited<ReturnType<typeof compareRule>>, 'after' | 'before'>;

function ruleLines(
  name: string,
  { currency }: RulePayload,
  { before, after }: Compared,
): ApprovalChange[] {
  if (currency === undefined) {
    const words = (threshold: MinorUnits | null) => (threshold === null ? 'Never' : 'Always');
    return [textChange(name, words(before.threshold), words(after.threshold))];
  }
  const line = (words: string, figure: 'dayThreshold' | 'threshold'): ApprovalChange => ({
    name: `${name}: ${words}`,
    before: textOf(before[figure]),
    after: textOf(after[figure]),
    currency: describeCurrency(currency),
  });
  const isDayChanged = before.dayThreshold !== after.dayThreshold;
  const ofDay = isDayChanged ? [line('approval above, per person and day', 'dayThreshold')] : [];
  const isOnlyDay = isDayChanged && before.threshold === after.threshold;
  return [...(isOnlyDay ? [] : [line('approval above', 'threshold')]), ...ofDay];
}

const textOf = (amount: MinorUnits | null): string | null =>
  amount === null ? null : String(amount);

const amountOf = (text: string | null): MinorUnits | null =>
  text === null ? null : minorUnits(BigInt(text));

function commandOf({
  kind,
  currency,
  threshold,
  dayThreshold,
  isRequired,
}: RulePayload): RuleCommand {
  return {
    kind,
    currency,
    threshold: threshold === undefined ? undefined : amountOf(threshold),
    dayThreshold: dayThreshold === undefined ? undefined : amountOf(dayThreshold),
    isRequired,
  };
}

/** The stored form of a request, with the rule as it is now. */
export async function rulePayload(tx: Tx, command: RuleCommand & Pick<RulePayload, 'currency'>) {
  const { before } = await compareRule(tx, command);
  const { threshold, dayThreshold } = command;
  return {
    ...command,
    threshold: typeof threshold === 'bigint' ? textOf(threshold) : threshold,
    dayThreshold: typeof dayThreshold === 'bigint' ? textOf(dayThreshold) : dayThreshold,
    before: textOf(before.threshold),
    dayBefore: textOf(before.dayThreshold),
  };
}
