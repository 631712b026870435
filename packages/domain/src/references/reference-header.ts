/** The reference lists by their content: their header ids (API-15). */
export const referenceHeaders = {
  gender: 99,
  eventType: 100,
  currency: 101,
  parameterType: 102,
  requisiteType: 103,
  contactType: 104,
  terminalAttributeType: 105,
  feeType: 106,
  ticketIssueType: 107,
  notificationType: 108,
  paymentChannel: 110,
  channelIntegrationType: 111,
  clientCohort: 112,
  terminalPoolStatus: 113,
  terminalPoolType: 114,
  flowType: 200,
  paymentStatus: 201,
  transactionStatus: 202,
  transactionType: 203,
  ticketStatus: 204,
  sbpBankName: 205,
} as const;

/** The content of a reference list (API-15). */
export type ReferenceName = keyof typeof referenceHeaders;

/** The name of a header id, or undefined for an unknown list (API-15). */
export function referenceNameOf(headerId: number): ReferenceName | undefined {
  return names.find((name) => referenceHeaders[name] === headerId);
}

const names: readonly ReferenceName[] = Object.keys(referenceHeaders).filter(isReferenceName);

function isReferenceName(text: string): text is ReferenceName {
  return Object.hasOwn(referenceHeaders, text);
}
