import type {
  AccountLimitAnswer,
  AccountLimitChange,
  AccountMovementAnswer,
  AccountMovementListAnswer,
  AccountMovementRequest,
  ChangeAccountLimitData,
  CredentialChange,
  GetAccountData,
  ListAccountMovementsData,
  ListAccountsData,
  MoveAccountMoneyData,
  NewCredential,
  NewPaymentAccount,
  PaymentAccountAnswer,
  PaymentAccountChange,
  PaymentAccountListAnswer,
  RemoveAccountCredentialData,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
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
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag accounts. */
export function accountOperations(context: ServerContext) {
  return {
    ...ofAccounts(context),
    ...ofLimits(context),
    ...ofCredentials(context),
    ...ofMovements(context),
  };
}

function ofAccounts({ database, clock, secrets }: ServerContext) {
  const list: OperationHandler = async (request): Promise<PaymentAccountListAnswer> => {
    const query = validated<NonNullable<ListAccountsData['query']>>(request, 'query');
    const { page = 0, size = 10, search } = query;
    return database.transaction((tx) => listAccounts(tx, { page, size, search }));
  };

  const create: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<NewPaymentAccount>(request, 'body');
    const order = { ...body, staff, secrets, now: clock.now() };
    reply.code(201);
    return versioned(reply, await database.transaction((tx) => openAccount(tx, order)));
  };

  const get: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const { staff } = signedIn(request);
    const { id: accountId } = validated<GetAccountData['path']>(request, 'params');
    const reading = { staff, accountId, secrets, now: clock.now() };
    return versioned(reply, await database.transaction((tx) => readAccount(tx, reading)));
  };

  const change: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const order = {
      staff: signedIn(request).staff,
      accountId: validated<GetAccountData['path']>(request, 'params').id,
      change: validated<PaymentAccountChange>(request, 'body'),
      expectedVersion: expectedVersion(validated<object>(request, 'headers')),
      secrets,
      now: clock.now(),
    };
    return versioned(reply, await database.transaction((tx) => changeAccount(tx, order)));
  };

  return { listAccounts: list, createAccount: create, getAccount: get, changeAccount: change };
}

function ofLimits({ database, clock }: ServerContext) {
  const accountOf = (request: FastifyRequest) =>
    validated<ChangeAccountLimitData['path']>(request, 'params').peopleAccountId;

  const get: OperationHandler = async (request, reply): Promise<AccountLimitAnswer> =>
    versioned(reply, await database.transaction((tx) => readLimit(tx, accountOf(request))));

  const change: OperationHandler = async (request, reply): Promise<AccountLimitAnswer> => {
    const body = validated<AccountLimitChange>(request, 'body');
    const order = {
      staff: signedIn(request).staff,
      accountId: accountOf(request),
      change: { ...body, limit: amountFromWire(body.limit) },
      expectedVersion: expectedVersion(validated<object>(request, 'headers')),
      now: clock.now(),
    };
    return versioned(reply, await database.transaction((tx) => changeLimit(tx, order)));
  };

  return { getAccountLimit: get, changeAccountLimit: change };
}

function ofCredentials({ database, clock, secrets }: ServerContext) {
  const target = (request: FastifyRequest) => ({
    staff: signedIn(request).staff,
    accountId: validated<RemoveAccountCredentialData['path']>(request, 'params').peopleAccountId,
    expectedVersion: expectedVersion(validated<object>(request, 'headers')),
    secrets,
    now: clock.now(),
  });

  const add: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const order = { ...target(request), ...validated<NewCredential>(request, 'body') };
    reply.code(201);
    return versioned(reply, await database.transaction((tx) => addCredential(tx, order)));
  };

  const change: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const order = { ...target(request), ...validated<CredentialChange>(request, 'body') };
    return versioned(reply, await database.transaction((tx) => changeCredential(tx, order)));
  };

  const remove: OperationHandler = async (request, reply): Promise<PaymentAccountAnswer> => {
    const query = validated<RemoveAccountCredentialData['query']>(request, 'query');
    const order = { ...target(request), ...query };
    return versioned(reply, await database.transaction((tx) => removeCredential(tx, order)));
  };

  return {
    addAccountCredential: add,
    changeAccountCredential: change,
    removeAccountCredential: remove,
  };
}

/** An answer with the ETag of its version (decision 6). */
function versioned<T extends { readonly version: number }>(reply: FastifyReply, data: T) {
  reply.header('etag', etagOf(data.version));
  return { data };
}

function ofMovements({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request, reply): Promise<AccountMovementListAnswer> => {
    const { id: accountId } = validated<ListAccountMovementsData['path']>(request, 'params');
    const query = validated<NonNullable<ListAccountMovementsData['query']>>(request, 'query');
    const { page = 0, size = 10 } = query;
    const { version, ...answer } = await database.transaction((tx) =>
      listMovements(tx, { accountId, page, size }),
    );
    reply.header('etag', etagOf(version));
    return answer;
  };

  const move: OperationHandler = async (request, reply): Promise<AccountMovementAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<AccountMovementRequest>(request, 'body');
    const headers = validated<NonNullable<MoveAccountMoneyData['headers']>>(request, 'headers');
    const order = {
      ...body,
      staff,
      accountId: validated<MoveAccountMoneyData['path']>(request, 'params').id,
      amount: amountFromWire(body.amount),
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    const { movement, version } = await database.transaction((tx) => moveAccountMoney(tx, order));
    reply.code(201).header('etag', etagOf(version));
    return { data: movement };
  };

  return { listAccountMovements: list, moveAccountMoney: move };
}
