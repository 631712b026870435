import { hasPermission, type Permission } from '../permissions/index.ts';

/** The kinds of alert rules (RUN-560). */
export const alertKinds = [
  'SUCCESS_RATE_BELOW',
  'NO_PAYMENTS',
  'CALLBACKS_FAILING',
  'ACCOUNT_NEAR_LIMIT',
  'INVARIANT_BROKEN',
  'BALANCE_BELOW',
] as const;

/** A kind of alert rule. */
export type AlertKind = (typeof alertKinds)[number];

/** The objects that a rule of a kind may be about. */
type AlertScope = {
  /** `required`: one merchant; `optional`: one, or the whole installation; `none`: the installation alone. */
  readonly merchant: 'required' | 'optional' | 'none';
  /** Whether it may be about one terminal of its merchant. */
  readonly hasTerminals: boolean;
};

const scopes: Readonly<Record<AlertKind, AlertScope>> = {
  SUCCESS_RATE_BELOW: { merchant: 'optional', hasTerminals: true },
  NO_PAYMENTS: { merchant: 'optional', hasTerminals: true },
  CALLBACKS_FAILING: { merchant: 'optional', hasTerminals: true },
  ACCOUNT_NEAR_LIMIT: { merchant: 'none', hasTerminals: false },
  INVARIANT_BROKEN: { merchant: 'none', hasTerminals: false },
  BALANCE_BELOW: { merchant: 'required', hasTerminals: false },
};

/** The objects that a rule of a kind may be about (RUN-561). */
export function alertScope(kind: AlertKind): AlertScope {
  return scopes[kind];
}

/** The permission that shows what a rule of a kind measures (RUN-562). */
const seenBy: Readonly<Record<AlertKind, Permission>> = {
  SUCCESS_RATE_BELOW: 'merchant.callback.read',
  NO_PAYMENTS: 'merchant.callback.read',
  CALLBACKS_FAILING: 'merchant.callback.read',
  ACCOUNT_NEAR_LIMIT: 'people.account',
  INVARIANT_BROKEN: 'audit.read',
  BALANCE_BELOW: 'merchant.read.finance',
};

/** The kinds of rules that a person with these permissions sees: those whose figures they see elsewhere (RUN-562). */
export function visibleAlertKinds(granted: readonly string[]): readonly AlertKind[] {
  return alertKinds.filter((kind) => hasPermission(granted, seenBy[kind]));
}

/** The same without those about the installation alone, for people of one merchant. */
export function offeredAlertKinds(
  granted: readonly string[],
  seesEveryMerchant: boolean,
): readonly AlertKind[] {
  return visibleAlertKinds(granted).filter(
    (kind) => seesEveryMerchant || scopes[kind].merchant !== 'none',
  );
}

const titles: Readonly<Record<AlertKind, string>> = {
  SUCCESS_RATE_BELOW: 'Success rate below',
  NO_PAYMENTS: 'No payments',
  CALLBACKS_FAILING: 'Callbacks failing',
  ACCOUNT_NEAR_LIMIT: 'Account near its limit',
  INVARIANT_BROKEN: 'Check of the system broken',
  BALANCE_BELOW: 'Balance below',
};

/** A kind of rule in words. */
export function alertKindTitle(kind: AlertKind): string {
  return titles[kind];
}
