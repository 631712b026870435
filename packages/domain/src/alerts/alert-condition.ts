import { type CurrencyCode, currencies, formatAmount, type MinorUnits } from '../money/index.ts';
import type { AlertKind } from './alert-kind.ts';

/** The condition of a rule with the numbers of its kind (RUN-560). */
export type AlertCondition =
  | {
      readonly kind: 'SUCCESS_RATE_BELOW';
      readonly percent: number;
      readonly minutes: number;
      /** Fewer payments than this say nothing. */
      readonly minimum: number;
    }
  | { readonly kind: 'NO_PAYMENTS'; readonly minutes: number }
  | {
      readonly kind: 'CALLBACKS_FAILING';
      readonly minutes: number;
      readonly percent: number;
      readonly minimum: number;
    }
  | { readonly kind: 'CALLBACKS_FAILING'; readonly minutes: number; readonly count: number }
  | { readonly kind: 'ACCOUNT_NEAR_LIMIT'; readonly percent: number }
  | { readonly kind: 'INVARIANT_BROKEN' }
  | {
      readonly kind: 'BALANCE_BELOW';
      readonly amount: MinorUnits;
      readonly currency: CurrencyCode;
    };

/** The numbers of a condition that is not read yet: some of them, for whichever kind. */
export type AlertNumbers = {
  readonly kind: AlertKind;
  readonly percent?: number | undefined;
  readonly minutes?: number | undefined;
  readonly minimum?: number | undefined;
  readonly count?: number | undefined;
  readonly amount?: MinorUnits | undefined;
  readonly currency?: CurrencyCode | undefined;
};

type NumberName = Exclude<keyof AlertNumbers, 'kind'>;

/** The validation error of the numbers of a condition. */
export type AlertConditionError = { readonly field: NumberName; readonly message: string };

const names: readonly NumberName[] = [
  'percent',
  'minutes',
  'minimum',
  'count',
  'amount',
  'currency',
];

/** The numbers that each kind needs. */
const needed: Readonly<Record<AlertKind, readonly NumberName[]>> = {
  SUCCESS_RATE_BELOW: ['percent', 'minutes', 'minimum'],
  NO_PAYMENTS: ['minutes'],
  CALLBACKS_FAILING: ['minutes'],
  ACCOUNT_NEAR_LIMIT: ['percent'],
  INVARIANT_BROKEN: [],
  BALANCE_BELOW: ['amount', 'currency'],
};

/** The numbers that a condition needs: a share of callbacks has a least number of them, and a count has none. */
function neededBy({ kind, count }: AlertNumbers): readonly NumberName[] {
  if (kind !== 'CALLBACKS_FAILING') return needed[kind];
  return count === undefined ? [...needed[kind], 'percent', 'minimum'] : [...needed[kind], 'count'];
}

/** The first number that is missing, or that the kind does not have; undefined for a whole condition. */
export function alertConditionError(given: AlertNumbers): AlertConditionError | undefined {
  const wanted = neededBy(given);
  const missing = wanted.find((name) => given[name] === undefined);
  if (missing !== undefined) return { field: missing, message: 'A rule of this kind needs it' };
  const foreign = names.find((name) => given[name] !== undefined && !wanted.includes(name));
  return foreign && { field: foreign, message: 'A rule of this kind does not have it' };
}

/**
 * The condition that some numbers are.
 * @throws Error unless `alertConditionError` finds nothing
 */
export function readAlertCondition(given: AlertNumbers): AlertCondition {
  const error = alertConditionError(given);
  if (error) throw new Error(`${error.field} of ${given.kind}: ${error.message}`);
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the numbers of its kind and no other
  return known as AlertCondition;
}

/** "1 payment", "20 payments". */
export function alertCountWords(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** An amount with its currency: "1 000.00 UZS". */
export function alertMoneyWords(amount: MinorUnits, currency: CurrencyCode): string {
  return `${formatAmount(amount, currencies[currency].dimension)}\u00A0${currency}`;
}

/** A condition as people read it, in the list, in a webhook and in an e-mail. */
export function alertConditionWords(condition: AlertCondition): string {
  switch (condition.kind) {
    case 'SUCCESS_RATE_BELOW':
      return `Success rate below ${condition.percent} % in ${alertCountWords(condition.minutes, 'minute')}, of ${alertCountWords(condition.minimum, 'payment')} or more`;
    case 'NO_PAYMENTS':
      return `No successful payment for ${alertCountWords(condition.minutes, 'minute')}`;
    case 'CALLBACKS_FAILING':
      return 'count' in condition
        ? `${alertCountWords(condition.count, 'callback')} or more failing in ${alertCountWords(condition.minutes, 'minute')}`
        : `${condition.percent} % or more of the callbacks failing in ${alertCountWords(condition.minutes, 'minute')}, of ${condition.minimum} or more`;
    case 'ACCOUNT_NEAR_LIMIT':
      return `An account at ${condition.percent} % of its limit or more`;
    case 'INVARIANT_BROKEN':
      return 'A check of the system is broken';
    case 'BALANCE_BELOW':
      return `Balance below ${alertMoneyWords(condition.amount, condition.currency)}`;
  }
}
