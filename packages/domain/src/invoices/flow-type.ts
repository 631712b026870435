/** The direction of the money (INVOICE-3). */
export type FlowTypeCode = 'DEPOSIT' | 'WITHDRAWAL';

/** The flow types of the reference list 200 (API-16). */
export const flowTypes: readonly { readonly id: number; readonly code: FlowTypeCode }[] = [
  { id: 1, code: 'DEPOSIT' },
  { id: 2, code: 'WITHDRAWAL' },
];
