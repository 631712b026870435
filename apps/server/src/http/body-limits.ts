import type { Operation, OperationId } from '@tiyin/api/operations';

/** The largest body that is read where an operation takes no more, in bytes. */
export const usualBodyLimit = 64 * 1024;

/** Bytes. A logo of 200 kB (API-30) is 267 kB in base64; a larger one should get its own error. */
const larger: Readonly<Partial<Record<OperationId, number>>> = { changeMerchantLook: 512 * 1024 };

/** The route option of an operation that takes larger bodies than the others. */
export function bodyLimitOf({ operationId }: Pick<Operation, 'operationId'>) {
  const bodyLimit = larger[operationId];
  return bodyLimit === undefined ? {} : { bodyLimit };
}
