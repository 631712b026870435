import type {
  ConfirmTransactionData,
  ListTransactionsData,
  TransactionAnswer,
  TransactionConfirmation,
  TransactionListAnswer,
} from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { listPayouts } from '../payments/payouts/list-payouts.ts';
import { confirmPayout } from '../providers/manual/confirm-payout.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag transactions. */
export function transactionOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request): Promise<TransactionListAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListTransactionsData['query']>(request, 'query');
    return { data: await database.transaction((tx) => listPayouts(tx, staff, invoiceId)) };
  };

  const confirm: OperationHandler = async (request): Promise<TransactionAnswer> => {
    const { staff } = signedIn(request);
    const { id } = validated<ConfirmTransactionData['path']>(request, 'params');
    const { status, transferId } = validated<TransactionConfirmation>(request, 'body');
    const order = { staff, payoutId: id, status, transferId, now: clock.now() };
    return { data: await database.transaction((tx) => confirmPayout(tx, order)) };
  };

  return { listTransactions: list, confirmTransaction: confirm };
}
