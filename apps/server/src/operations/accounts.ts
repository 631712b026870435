import { credential } from '../approval-kinds/credential.ts';
import { limit } from '../approval-kinds/limit.ts';
import { movement } from '../approval-kinds/movement.ts';
import type { ApprovableKind } from '../approvals/approval-kind.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import { readLimit } from '../payments/accounts/account-limit.ts';
import { changeAccount } from '../payments/accounts/change-account.ts';
import { readAccount } from '../payments/accounts/describe-account.ts';
import { readAccountSummary } from '../payments/accounts/account-summary.ts';
import { listAccountMoney } from '../payments/accounts/list-account-money.ts';
import { listAccounts } from '../payments/accounts/list-accounts.ts';
import { listMovements } from '../payments/accounts/list-movements.ts';
import { changePoolHealth } from '../payments/accounts/pool-health.ts';
import { resumeAccount } from '../payments/accounts/resume-account.ts';
import { openAccount } from '../payments/accounts/open-account.ts';
import { expectedVersion } from './etag.ts';
import type { PersonRow } from '../staff/sessions.ts';
import { type HandlersOf, pending, Reply, versioned } from './handler.ts';

/** The operations of the tag accounts. */
export const accountOperations: HandlersOf<'accounts'> = {
  listAccounts({ query: { page = 0, size = 10, search, sort = 'newest' } }, _caller, { database }) {
    return database.transaction((tx) => listAccounts(tx, { page, size, search, sort }));
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

  async getAccountSummary({ path: { id: accountId } }, { staff }, { database, clock }) {
    const question = { staff, accountId, now: clock.now() };
    return { data: await database.transaction((tx) => readAccountSummary(tx, question)) };
  },

  listAccountMoney({ path, query: { page = 0, size = 10 } }, { staff }, { database }) {
    const question = { staff, accountId: path.id, page, size };
    return database.transaction((tx) => listAccountMoney(tx, question));
  },

  async resumeAccount({ path, headers, body }, { staff }, { database, clock, secrets }) {
    const command = {
      staff,
      accountId: path.id,
      reason: body.reason,
      expectedVersion: expectedVersion(headers),
      secrets,
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => resumeAccount(tx, command)));
  },

  async changePool({ path, headers, body }, { staff }, { database, clock }) {
    const command = {
      staff,
      poolId: path.id,
      change: body,
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    return versioned(await database.transaction((tx) => changePoolHealth(tx, command)));
  },

  async getAccountLimit({ path: { peopleAccountId } }, _caller, { database }) {
    return versioned(await database.transaction((tx) => readLimit(tx, peopleAccountId)));
  },

  async changeAccountLimit({ path, headers, body }, { staff }, context) {
    const payload = { ...body, accountId: path.peopleAccountId };
    const outcome = await changeOrRequest(limit, payload, { headers, staff, context });
    return 'approval' in outcome ? pending(outcome.approval) : versioned(outcome.made);
  },

  async addAccountCredential({ path, headers, body }, { staff }, context) {
    const payload = { ...body, accountId: path.peopleAccountId, action: 'add' } as const;
    const outcome = await changeOrRequest(credential, payload, { headers, staff, context });
    return 'approval' in outcome ? pending(outcome.approval) : versioned(outcome.made);
  },

  async changeAccountCredential({ path, headers, body }, { staff }, context) {
    const payload = { ...body, accountId: path.peopleAccountId, action: 'change' } as const;
    const outcome = await changeOrRequest(credential, payload, { headers, staff, context });
    return 'approval' in outcome ? pending(outcome.approval) : versioned(outcome.made);
  },

  async removeAccountCredential({ path, headers, query }, { staff }, context) {
    const payload = { ...query, accountId: path.peopleAccountId, action: 'remove' } as const;
    const outcome = await changeOrRequest(credential, payload, { headers, staff, context });
    return 'approval' in outcome ? pending(outcome.approval) : versioned(outcome.made);
  },

  async listAccountMovements({ path, query: { page = 0, size = 10 } }, _caller, { database }) {
    const question = { accountId: path.id, page, size };
    const { version, ...body } = await database.transaction((tx) => listMovements(tx, question));
    return new Reply(body, { version });
  },

  async moveAccountMoney({ path, headers, body }, { staff }, context) {
    const payload = { ...body, accountId: path.id };
    const reason = body.comment;
    const outcome = await changeOrRequest(movement, payload, { headers, staff, context, reason });
    if ('approval' in outcome) return pending(outcome.approval);
    return new Reply({ data: outcome.made.movement }, { version: outcome.made.version });
  },
};

type Requested = {
  readonly headers: Parameters<typeof expectedVersion>[0];
  readonly staff: PersonRow;
  readonly reason?: string;
  readonly context: ServerContext;
};

/** Makes a change of an account in the version that the person saw, or requests its approval. */
function changeOrRequest<Payload, Result>(
  kind: ApprovableKind<Payload, Result>,
  payload: Payload,
  { headers, staff, reason, context: { database, secrets, clock } }: Requested,
) {
  const change = { payload, staff, reason, secrets, now: clock.now() };
  const versionSeen = expectedVersion(headers);
  return database.transaction((tx) =>
    makeOrRequest(tx, kind, { ...change, expectedVersion: versionSeen }),
  );
}
