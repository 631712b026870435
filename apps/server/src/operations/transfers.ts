import type { TransferId } from '@tiyin/domain/ids';
import { reversedMoney } from '../approval-kinds/reversed-money.ts';
import { assignedMoney, reportedMoney } from '../approval-kinds/staff-money.ts';
import type { ApprovableKind } from '../approvals/approval-kind.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import { exportTransfers } from '../payments/transfers/export-transfers.ts';
import { listTransfers } from '../payments/transfers/list-transfers.ts';
import { listWaiting } from '../payments/transfers/list-waiting.ts';
import { readTransfer } from '../payments/transfers/read-transfer.ts';
import { visitItem } from '../payments/transfers/visit-item.ts';
import type { StaffCaller } from './caller.ts';
import { CsvFile, type HandlersOf, pending } from './handler.ts';

/** The operations of the tag transfers. */
export const transferOperations: HandlersOf<'transfers'> = {
  listTransfers({ query }, { staff }, { database }) {
    const { page = 0, size = 10, state = 'unmatched', ...filter } = query;
    const listed = { ...filter, page, size, state };
    return database.transaction((tx) => listTransfers(tx, staff, listed));
  },

  async exportTransfers({ query: { state = 'all', ...filter } }, { staff }, { database }) {
    const file = await exportTransfers(database, staff, { ...filter, state });
    return new CsvFile(file, 'Transfers.csv');
  },

  listWaitingMoney({ query: { page = 0, size = 10 } }, { staff }, { database }) {
    return database.transaction((tx) => listWaiting(tx, staff, { page, size }));
  },

  async openMoneyItem({ body: { id, kind } }, { staff }, { database, clock }) {
    const visit = { staff, kind, id, now: clock.now() };
    return { data: await database.transaction((tx) => visitItem(tx, visit)) };
  },

  async getTransfer({ path: { id } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => readTransfer(tx, staff, id)) };
  },

  async assignTransfer({ path: { id }, body }, caller, context) {
    const payload = { action: 'assign', id, ...body } as const;
    return giving(context, caller, assignedMoney, payload, body.reason);
  },

  async reverseTransfer({ path: { id }, body: { reason } }, caller, context) {
    return giving(context, caller, reversedMoney, { action: 'reverse', id } as const, reason);
  },

  async reportTransfer({ body: { transferId: externalId, ...money } }, caller, context) {
    const payload = { action: 'report', externalId, ...money } as const;
    return giving(context, caller, reportedMoney, payload, money.comment);
  },
};

/** Gives or takes money and reads its transfer, or requests the approval that it needs (PEOPLE-504, PEOPLE-542). */
async function giving<Payload>(
  { database, secrets, clock }: ServerContext,
  { staff }: StaffCaller,
  kind: ApprovableKind<Payload, TransferId>,
  payload: Payload,
  reason: string,
) {
  const change = { payload, staff, reason, secrets, expectedVersion: undefined, now: clock.now() };
  return database.transaction(async (tx) => {
    const outcome = await makeOrRequest(tx, kind, change);
    if ('approval' in outcome) return pending(outcome.approval);
    return { data: await readTransfer(tx, staff, outcome.made) };
  });
}
