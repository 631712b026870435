import { amountFromWire } from '@tiyin/domain/money';
import { changeLimit, readLimit } from '../payments/accounts/account-limit.ts';
import { changeAccount } from '../payments/accounts/change-account.ts';
import {
  addCredential,
  changeCredential,
  removeCredential,
} from '../payments/accounts/change-credential.ts';
import { readAccount } from '../payments/accounts/describe-account.ts';
import { listAccounts } from '../payments/accounts/list-accounts.ts';
import { listMovements } from '../payments/accounts/list-movements.ts';
import { moveAccountMoney } from '../payments/accounts/move-money.ts';
import { openAccount } from '../payments/accounts/open-account.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, Reply, versioned } from './handler.ts';

/** The operations of the tag accounts. */
export const accountOperations: HandlersOf<'accounts'> = {
  listAccounts({ query: { page = 0, size = 10, search } }, _caller, { database }) {
    return database.transaction((tx) => listAccounts(tx, { page, size, search }));
  },

  async createAccount({ body }, { staff }, { database, clock, secrets }) {
    const command = { ...body, staff, secrets, now: clock.now() };
    return versioned(await database.transaction((tx) => openAccount(tx, command)));
  },

  async getAccount({ path: { id: accountId } }, { staff }, { database, clock, secrets }) {
    const question = { staff, accountId, secrets, now: clock.now() };
    return versioned(await database.transaction((tx) => readAccount(tx, question)));
  },

  async changeAccount({ path, headers, body }, { staff }, { database, clock, secrets }) {
    const command = {
      staff,
      accountId: path.id,
      change: body,
      expectedVersion: expectedVersion(headers),
      secrets,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changeAccount(tx, command)));
  },

  async getAccountLimit({ path: { peopleAccountId } }, _caller, { database }) {
    return versioned(await database.transaction((tx) => readLimit(tx, peopleAccountId)));
  },

  async changeAccountLimit({ path, headers, body }, { staff }, { database, clock }) {
    const command = {
      staff,
      accountId: path.peopleAccountId,
      change: { ...body, limit: amountFromWire(body.limit) },
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changeLimit(tx, command)));
  },

  async addAccountCredential({ path, headers, body }, { staff }, { database, clock, secrets }) {
    const command = {
      ...body,
      staff,
      accountId: path.peopleAccountId,
      expectedVersion: expectedVersion(headers),
      secrets,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => addCredential(tx, command)));
  },

  async changeAccountCredential({ path, headers, body }, { staff }, { database, clock, secrets }) {
    const command = {
      ...body,
      staff,
      accountId: path.peopleAccountId,
      expectedVersion: expectedVersion(headers),
      secrets,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changeCredential(tx, command)));
  },

  async removeAccountCredential({ path, headers, query }, { staff }, { database, clock, secrets }) {
    const command = {
      ...query,
      staff,
      accountId: path.peopleAccountId,
      expectedVersion: expectedVersion(headers),
      secrets,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => removeCredential(tx, command)));
  },

  async listAccountMovements({ path, query: { page = 0, size = 10 } }, _caller, { database }) {
    const question = { accountId: path.id, page, size };
    const { version, ...body } = await database.transaction((tx) => listMovements(tx, question));
    return new Reply(body, { version });
  },

  async moveAccountMoney({ path, headers, body }, { staff }, { database, clock }) {
    const command = {
      ...body,
      staff,
      accountId: path.id,
      amount: amountFromWire(body.amount),
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    const { movement, version } = await database.transaction((tx) => moveAccountMoney(tx, command));
    return new Reply({ data: movement }, { version });
  },
};
