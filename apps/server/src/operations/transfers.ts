import { amountFromWire } from '@tiyin/domain/money';
import { assignTransfer } from '../payments/transfers/assign-transfer.ts';
import { exportTransfers } from '../payments/transfers/export-transfers.ts';
import { listTransfers } from '../payments/transfers/list-transfers.ts';
import { listWaiting } from '../payments/transfers/list-waiting.ts';
import { readTransfer } from '../payments/transfers/read-transfer.ts';
import { reverseTransfer } from '../payments/transfers/reverse-transfer.ts';
import { reportByStaff } from '../payments/transfers/report-by-staff.ts';
import { visitItem } from '../payments/transfers/visit-item.ts';
import { CsvFile, type HandlersOf } from './handler.ts';

/** The operations of the tag transfers. */
export const transferOperations: HandlersOf<'transfers'> = {
  listTransfers({ query }, { staff }, { database }) {
    const { page = 0, size = 10, state = 'unmatched', ...filter } = query;
    const asked = { ...filter, page, size, state };
    return database.transaction((tx) => listTransfers(tx, staff, asked));
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

  async assignTransfer({ path: { id }, body }, { staff }, { database, clock }) {
    const command = { staff, id, ...body, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await assignTransfer(tx, command);
      return readTransfer(tx, staff, id);
    });
    return { data };
  },

  async reverseTransfer({ path: { id }, body }, { staff }, { database, clock }) {
    const command = { staff, id, ...body, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await reverseTransfer(tx, command);
      return readTransfer(tx, staff, id);
    });
    return { data };
  },

  async reportTransfer({ body }, { staff }, { database, clock }) {
    const { accountId, transferId: externalId, comment, invoiceId } = body;
    const amount = amountFromWire(body.amount);
    const now = clock.now();
    const command = { staff, accountId, amount, externalId, comment, invoiceId, now };
    const data = await database.transaction(async (tx) => {
      const id = await reportByStaff(tx, command);
      return readTransfer(tx, staff, id);
    });
    return { data };
  },
};
