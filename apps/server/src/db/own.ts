import type { MerchantId } from '@tiyin/domain/ids';
import { type Column, type SQL, eq } from './drizzle.ts';

/** The merchant of an API key, and the mode that the key is limited to (API-489). */
export type Own = {
  readonly merchantId: MerchantId;
  /** Only those in test, or only those in production; null or missing: both. */
  readonly isTest?: boolean | null | undefined;
};

/** The condition on a column `is_test`; undefined where both are seen. */
export function isOfMode(column: Column, { isTest }: Pick<Own, 'isTest'>): SQL | undefined {
  return isTest === null || isTest === undefined ? undefined : eq(column, isTest);
}

/** Whether a row of either mode is seen. */
export function seesMode({ isTest }: Pick<Own, 'isTest'>, row: { isTest: boolean }): boolean {
  return isTest === null || isTest === undefined || row.isTest === isTest;
}
