/** The scopes of an API key (API-487); `x-key-scope` of the contract names one for each operation of the API of merchants. */
export const keyScopes = ['read', 'deposits', 'payouts', 'refunds', 'webhooks'] as const;

/** A part of the merchant's API that a key may be limited to. */
export type KeyScope = (typeof keyScopes)[number];

/** The scopes with which money leaves a merchant's balance. A scope without its answer does not compile. */
const isMoneyScope: Readonly<Record<KeyScope, boolean>> = {
  read: false,
  deposits: false,
  payouts: true,
  refunds: true,
  webhooks: false,
};

/** The limits of an API key; without one, or null, it is for both modes or has every scope. */
export type KeyLimits = {
  readonly isTest?: boolean | null | undefined;
  readonly scopes?: readonly KeyScope[] | null | undefined;
};

/** Whether an API key can move money of production, so that approval rules protect it (PEOPLE-507). */
export function canKeyMoveMoney({ isTest, scopes }: KeyLimits): boolean {
  return isTest !== true && (scopes ?? keyScopes).some((scope) => isMoneyScope[scope]);
}

const names: Readonly<Record<KeyScope, string>> = {
  read: 'Read',
  deposits: 'Take deposits',
  payouts: 'Pay out',
  refunds: 'Refund',
  webhooks: 'Manage webhooks',
};

/** A scope of an API key in words. */
export function keyScopeName(scope: KeyScope): string {
  return names[scope];
}
