import type { OperationId } from '@tiyin/api/operations';
import { ProblemError } from '../problem.ts';

/** The operations that send a file which is read from the database as it is sent. */
export const exportOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'exportInvoices',
  'exportTransfers',
  'downloadInvoiceReport',
  'downloadBalanceReport',
  'downloadProviderReport',
  'downloadPoolBalanceReport',
  'exportAuditEntries',
  'exportSettlements',
  'downloadMerchantInvoices',
]);

/**
 * The files of one merchant, or of one person who belongs to none, at a time in a process: of its four connections for
 * files, two are for others (RUN-461).
 */
const maxAtOnce = 2;
const retryAfterSeconds = 10;

/** Counts the files that are under way for each caller. */
export type ExportShare = {
  /**
   * Begins a file of a caller; the result ends it, once or more often.
   * @throws ProblemError `too_many_exports`
   */
  readonly begin: (caller: string) => () => void;
};

export function createExportShare(): ExportShare {
  const underWay = new Map<string, number>();
  const add = (caller: string, difference: 1 | -1): void => {
    const count = (underWay.get(caller) ?? 0) + difference;
    if (count > 0) underWay.set(caller, count);
    else underWay.delete(caller);
  };
  return {
    begin: (caller) => {
      if ((underWay.get(caller) ?? 0) >= maxAtOnce) {
        throw new ProblemError('too_many_exports', { retryAfterSeconds });
      }
      add(caller, 1);
      let isUnderWay = true;
      return () => {
        if (isUnderWay) add(caller, -1);
        isUnderWay = false;
      };
    },
  };
}
