/** Which way the money goes (section 3). */
export type FlowTypeCode = 'DEPOSIT' | 'WITHDRAWAL';

/** The flow types of the reference list 200 (section 3). */
export const flowTypes: readonly { readonly id: number; readonly code: FlowTypeCode }[] = [
  { id: 1, code: 'DEPOSIT' },
  { id: 2, code: 'WITHDRAWAL' },
];
