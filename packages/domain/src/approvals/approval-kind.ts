/**
 * The kinds of changes that may need a second person (PEOPLE-261). Of each that is measured in money, settings
 * hold a threshold for each currency; the others need approval or not.
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
] as const;

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

/** A kind of approval by its code. */
export function approvalKind(code: ApprovalKind): ApprovalKindDescription {
  const [found = kinds[0]] = kinds.filter((kind) => kind.code === code);
  return found;
}
