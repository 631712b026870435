/**
 * The kinds of changes that may need a second person (PEOPLE-261). Of each that is measured in money, settings
 * hold a threshold for each currency; the others need approval or not, or always do.
 */
const kinds = [
  { code: 'STATUS_CHANGE', name: 'Status change that books money', isMeasured: true },
  { code: 'REFUND', name: 'Refund', isMeasured: true },
  { code: 'RETURN', name: 'Return of money in suspense', isMeasured: true },
  { code: 'SETTLEMENT', name: 'Settlement', isMeasured: true },
  { code: 'MOVEMENT', name: 'Money moved to or from an account', isMeasured: true },
  { code: 'RATE', name: 'Change of a rate, by the price of one USDT', isMeasured: true },
  { code: 'CREDENTIAL', name: 'Credentials of a production account', isMeasured: false },
  { code: 'LIMIT', name: 'Limit of a production account', isMeasured: false },
  { code: 'FEE', name: 'Fees of a production terminal', isMeasured: false },
  { code: 'ROLE', name: 'Roles and their people', isMeasured: false },
  { code: 'RULE', name: 'Change of an approval rule', isMeasured: false },
  { code: 'PAYOUT_END', name: 'End of a payout with an unknown outcome', isMeasured: false },
  { code: 'API_KEY', name: 'Production API key that can move money', isMeasured: false },
  { code: 'PROVIDER', name: 'Provider of production', isMeasured: false },
] as const;

/** The kinds that need a second person always, without a rule and in test processing, too (LEDGER-292). */
const alwaysApproved: ReadonlySet<ApprovalKind> = new Set(['PAYOUT_END']);

/** The kinds that people of a merchant decide about, of their own merchant: from the others it could gain (PEOPLE-546). */
const ofMerchants: ReadonlySet<ApprovalKind> = new Set(['REFUND', 'API_KEY', 'ROLE']);

/** The code of a kind of approval. */
export type ApprovalKind = (typeof kinds)[number]['code'];

/** The codes of all kinds, in the order of the settings. */
export const approvalKinds: readonly ApprovalKind[] = kinds.map(({ code }) => code);

/** A kind of approval, with its name. */
export type ApprovalKindDescription = {
  readonly code: ApprovalKind;
  readonly name: string;
  /** Whether its rule is a threshold for each currency rather than yes or no. */
  readonly isMeasured: boolean;
};

/** Whether a kind needs a second person whatever the rules say (LEDGER-292). */
export function isAlwaysApproved(code: ApprovalKind): boolean {
  return alwaysApproved.has(code);
}

/** Whether people of a merchant decide about a kind, of their own merchant (PEOPLE-546). */
export function isDecidedByMerchants(code: ApprovalKind): boolean {
  return ofMerchants.has(code);
}

/**
 * Whether the rule of a kind has a second figure for each currency: what one person vouches for alone in a day
 * (PEOPLE-535).
 */
export function hasDayThreshold(code: ApprovalKind): boolean {
  return code === 'STATUS_CHANGE';
}

/** A kind of approval by its code. */
export function approvalKind(code: ApprovalKind): ApprovalKindDescription {
  const [found = kinds[0]] = kinds.filter((kind) => kind.code === code);
  return found;
}
