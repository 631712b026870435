import { listPayouts } from '../payments/payouts/list-payouts.ts';
import { confirmPayout } from '../providers/manual/confirm-payout.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag transactions. */
export const transactionOperations: HandlersOf<'transactions'> = {
  async listTransactions({ query: { invoiceId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listPayouts(tx, staff, invoiceId)) };
  },

  async confirmTransaction({ path, body }, { staff }, { database, clock }) {
    const command = { staff, payoutId: path.id, ...body, now: clock.now() };
    return { data: await database.transaction((tx) => confirmPayout(tx, command)) };
  },
};
