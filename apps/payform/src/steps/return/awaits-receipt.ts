import type { FormReturn } from '@tiyin/api/types';

/** Whether the picture of the bank's receipt can be attached to a request: while it waits for staff (FORM-420). */
export const awaitsReceipt = ({ status, hasReceipt }: FormReturn): boolean =>
  status === 'REQUESTED' && hasReceipt !== true;
