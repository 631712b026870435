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
  readonly isRequired?: boolean | undefined;
  /** The threshold that the requester saw. */
  readonly before: string | null;
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
      isRequired: optional(boolean()),
      before: nullable(string()),
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
      size: before === after ? null : 'any',
      preview: { changes: [ruleLine(name, payload, { before, after })] },
    };
  },

  execute: (tx, { payload, staff, now }: ApprovableChange<RulePayload>) =>
    changeRule(tx, { ...commandOf(payload), before: amountOf(payload.before), staff, now }),
};

type Thresholds = { readonly before: MinorUnits | null; readonly after: MinorUnits | null };

function ruleLine(
  name: string,
  { currency }: RulePayload,
  { before, after }: Thresholds,
): ApprovalChange {
  if (currency === undefined) {
    const words = (threshold: MinorUnits | null) => (threshold === null ? 'Never' : 'Always');
    return textChange(name, words(before), words(after));
  }
  return {
    name: `${name}: approval above`,
    before: before === null ? null : String(before),
    after: after === null ? null : String(after),
    currency: describeCurrency(currency),
  };
}

const amountOf = (text: string | null): MinorUnits | null =>
  text === null ? null : minorUnits(BigInt(text));

function commandOf({ kind, currency, threshold, isRequired }: RulePayload): RuleCommand {
  return {
    kind,
    currency,
    threshold: threshold === undefined ? undefined : amountOf(threshold),
    isRequired,
  };
}

/** The stored form of a request, with the rule as it is now. */
export async function rulePayload(tx: Tx, command: RuleCommand & Pick<RulePayload, 'currency'>) {
  const { before } = await compareRule(tx, command);
  const { threshold } = command;
  return {
    ...command,
    threshold: typeof threshold === 'bigint' ? String(threshold) : threshold,
    before: before === null ? null : String(before),
  };
}
