/** The scopes of an API key (API-487); `x-key-scope` of the contract names one for each operation of the API of merchants. */
export const keyScopes = ['read', 'deposits', 'payouts', 'refunds'] as const;

/** A part of the merchant's API that a key may be limited to. */
export type KeyScope = (typeof keyScopes)[number];
