import { payoutEnd } from '../approval-kinds/payout-end.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { listPayouts } from '../payments/payouts/list-payouts.ts';
import { requestPayoutStatus } from '../payments/payouts/request-status.ts';
import { confirmPayout } from '../providers/manual/confirm-payout.ts';
import { withdrawalOf } from '../payments/withdrawals/end-payout.ts';
import { withCurrentState } from './current-state.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, pending } from './handler.ts';

/** The operations of the tag transactions. */
export const transactionOperations: HandlersOf<'transactions'> = {
  async listTransactions({ query: { invoiceId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listPayouts(tx, staff, invoiceId)) };
  },

  async confirmTransaction({ path, body }, { staff }, { database, clock }) {
    const command = { staff, payoutId: path.id, ...body, now: clock.now() };
    return { data: await database.transaction((tx) => confirmPayout(tx, command)) };
  },

  async requestTransactionStatus({ path }, { staff }, { database, clock }) {
    const command = { staff, payoutId: path.id, now: clock.now() };
    return { data: await database.transaction((tx) => requestPayoutStatus(tx, command)) };
  },

  async endTransaction({ path, body, headers }, { staff }, { database, secrets, clock }) {
    const { status, transferId, reason } = body;
    const invoiceId = await database.transaction((tx) => withdrawalOf(tx, staff, path.id));
    const version = { expectedVersion: expectedVersion(headers), now: clock.now() };
    const payload = { payoutId: path.id, status, transferId };
    const requesting = database.transaction(async (tx) => {
      const change = { ...version, payload, staff, reason, secrets };
      const outcome = await makeOrRequest(tx, payoutEnd, change);
      if ('made' in outcome) throw new Error('a payout was ended by one person');
      return pending(outcome.approval);
    });
    return withCurrentState(requesting, database, { ...version, staff, secrets, invoiceId });
  },
};
