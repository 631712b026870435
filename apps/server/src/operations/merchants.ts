import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { addMerchant } from '../merchants/add-merchant.ts';
import { merchantBalance } from '../merchants/balance.ts';
import { listMerchants } from '../merchants/list-merchants.ts';
import { changeLook } from '../merchants/look/change-look.ts';
import { readLook } from '../merchants/look/read-look.ts';
import { ownMerchant } from '../merchants/own-merchant.ts';
import { readMerchant } from '../merchants/read-merchant.ts';
import { renameMerchant } from '../merchants/rename-merchant.ts';
import { doneByDay, totalDone } from '../payments/tallies/read-tallies.ts';
import { expectedVersion } from './etag.ts';
import { type Handler, type HandlersOf, versioned } from './handler.ts';

/** The total of the DONE invoices of one flow. */
function totalOf(flowType: FlowTypeCode): Handler<'getMerchantDeposit'> {
  return async ({ query: { terminalId } }, { staff }, { database }) => {
    const question = { staff, flowType, terminalId };
    return { data: await database.transaction((tx) => totalDone(tx, question)) };
  };
}

/** The operations of the tag merchants. */
export const merchantOperations: HandlersOf<'merchants'> = {
  listMerchants({ query: { search, page = 0, size = 50 } }, { staff }, { database }) {
    return database.transaction((tx) => listMerchants(tx, staff, { search, page, size }));
  },

  async createMerchant({ body: { name } }, { staff }, { database, clock, secrets }) {
    const command = { staff, name, secrets, now: clock.now() };
    return versioned(await database.transaction((tx) => addMerchant(tx, command)));
  },

  async getMerchant({ path: { id: merchantId } }, { staff }, { database }) {
    return versioned(await database.transaction((tx) => readMerchant(tx, { staff, merchantId })));
  },

  async changeMerchant({ path, headers, body: { name } }, { staff }, { database, clock }) {
    const command = {
      staff,
      merchantId: path.id,
      expectedVersion: expectedVersion(headers),
      name,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => renameMerchant(tx, command)));
  },

  async getOwnMerchant(_input, { staff }, { database }) {
    return versioned(await database.transaction((tx) => ownMerchant(tx, staff)));
  },

  async getMerchantBalance({ query: { terminalId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => merchantBalance(tx, staff, terminalId)) };
  },

  getMerchantDeposit: totalOf('DEPOSIT'),
  getMerchantWithdrawal: totalOf('WITHDRAWAL'),

  async getMerchantTrend({ query: { terminalId } }, { staff }, { database, clock }) {
    const question = { staff, terminalId, now: clock.now() };
    return { data: await database.transaction((tx) => doneByDay(tx, question)) };
  },

  async getMerchantLook({ path: { id: merchantId } }, { staff }, { database }) {
    return versioned(await database.transaction((tx) => readLook(tx, { staff, merchantId })));
  },

  async changeMerchantLook({ path, headers, body }, { staff }, { database, clock, config }) {
    const command = {
      staff,
      merchantId: path.id,
      change: body,
      expectedVersion: expectedVersion(headers),
      isDemo: config.isDemo,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changeLook(tx, command)));
  },
};
