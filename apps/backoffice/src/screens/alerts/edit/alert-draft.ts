import type { AlertRule, AlertRuleRequest } from '@tiyin/api/types';
import { type AlertKind, alertScope, splitEmails } from '@tiyin/domain/alerts';
import { amountToWire, type CurrencyCode, minorUnits } from '@tiyin/domain/money';

/** A rule as it is typed; numbers of other kinds stay, so that going back to a kind finds them. */
export interface AlertDraft {
  readonly name: string;
  readonly kind: AlertKind;
  readonly percent: number | null;
  readonly minutes: number | null;
  readonly minimum: number | null;
  readonly count: number | null;
  /** Failing callbacks are counted, not measured as a share. */
  readonly isCount: boolean;
  readonly amount: bigint | null;
  readonly currency: CurrencyCode;
  /** Empty for all merchants. */
  readonly merchantId: string;
  /** Empty for all terminals. */
  readonly terminalId: string;
  readonly webhookUrl: string;
  readonly emails: string;
  readonly quietMinutes: number | null;
  readonly enabled: boolean;
}

/** The numbers with which a kind begins. */
const usual: Readonly<Record<AlertKind, Partial<AlertDraft>>> = {
  SUCCESS_RATE_BELOW: { percent: 70, minutes: 30, minimum: 20 },
  NO_PAYMENTS: { minutes: 30 },
  CALLBACKS_FAILING: { percent: 10, minutes: 30, minimum: 20, count: 5 },
  ACCOUNT_NEAR_LIMIT: { percent: 90 },
  INVARIANT_BROKEN: {},
  BALANCE_BELOW: {},
};

/** A new rule of a kind, about a merchant. */
export function newDraft(kind: AlertKind, merchantId: number | null): AlertDraft {
  return {
    name: '',
    kind,
    percent: null,
    minutes: null,
    minimum: null,
    count: null,
    isCount: false,
    amount: null,
    currency: 'UZS',
    merchantId: merchantId === null ? '' : String(merchantId),
    terminalId: '',
    webhookUrl: '',
    emails: '',
    quietMinutes: 30,
    enabled: true,
    ...usual[kind],
  };
}

/** A draft with another kind, and the numbers with which that begins. */
export function withKind(draft: AlertDraft, kind: AlertKind): AlertDraft {
  return { ...draft, kind, ...usual[kind] };
}

/** A rule that is there, to be changed. */
export function draftOf({ condition, merchant, terminal, ...rule }: AlertRule): AlertDraft {
  const { amount, count, currency, kind, minimum, minutes, percent } = condition;
  return {
    ...newDraft(kind, merchant?.id ?? null),
    name: rule.name,
    ...(percent !== undefined && { percent }),
    ...(minutes !== undefined && { minutes }),
    ...(minimum !== undefined && { minimum }),
    ...(count !== undefined && { count, isCount: true }),
    ...(amount !== undefined && { amount: BigInt(amount) }),
    ...(currency !== undefined && { currency }),
    terminalId: terminal === null ? '' : String(terminal.id),
    webhookUrl: rule.webhookUrl ?? '',
    emails: rule.emails.join('\n'),
    quietMinutes: rule.quietMinutes,
    enabled: rule.enabled,
  };
}

type Numbers = AlertRuleRequest['condition'];

/** The number of a field, under its name; a form is submitted only with all of its fields. */
function only(
  draft: AlertDraft,
  ...names: readonly ('count' | 'minimum' | 'minutes' | 'percent')[]
) {
  return Object.fromEntries(names.map((name) => [name, draft[name] ?? 0]));
}

function conditionOf(draft: AlertDraft): Numbers {
  const { amount, currency, isCount, kind } = draft;
  switch (kind) {
    case 'SUCCESS_RATE_BELOW':
      return { kind, ...only(draft, 'percent', 'minutes', 'minimum') };
    case 'NO_PAYMENTS':
      return { kind, ...only(draft, 'minutes') };
    case 'CALLBACKS_FAILING':
      return isCount
        ? { kind, ...only(draft, 'minutes', 'count') }
        : { kind, ...only(draft, 'minutes', 'percent', 'minimum') };
    case 'ACCOUNT_NEAR_LIMIT':
      return { kind, ...only(draft, 'percent') };
    case 'INVARIANT_BROKEN':
      return { kind };
    case 'BALANCE_BELOW':
      return { kind, amount: amountToWire(minorUnits(amount ?? 0n)), currency };
  }
}

/** The request for a draft: what its kind does not have is left out. */
export function requestOf(draft: AlertDraft): AlertRuleRequest {
  const { emails, enabled, kind, merchantId, name, quietMinutes, terminalId } = draft;
  const { hasTerminals, merchant } = alertScope(kind);
  const ofMerchant = merchant !== 'none' && merchantId !== '';
  const webhookUrl = draft.webhookUrl.trim();
  return {
    name: name.trim(),
    condition: conditionOf(draft),
    merchantId: ofMerchant ? Number(merchantId) : null,
    terminalId: ofMerchant && hasTerminals && terminalId !== '' ? Number(terminalId) : null,
    webhookUrl: webhookUrl === '' ? null : webhookUrl,
    emails: [...splitEmails(emails)],
    quietMinutes: quietMinutes ?? 0,
    enabled,
  };
}
