import type {
  BalanceAnswer,
  ChangeMerchantLookData,
  GetMerchantBalanceData,
  GetMerchantLookData,
  GetMerchantTrendData,
  ListMerchantsData,
  MerchantAnswer,
  MerchantListAnswer,
  MerchantLookAnswer,
  MerchantLookChange,
  TrendAnswer,
} from '@tiyin/api/types';
import type { FlowTypeCode } from '@tiyin/domain/invoices';
import type { ServerContext } from '../context.ts';
import { merchantBalance } from '../merchants/balance.ts';
import { changeLook } from '../merchants/look/change-look.ts';
import { readLook } from '../merchants/look/read-look.ts';
import { listMerchants } from '../merchants/list-merchants.ts';
import { ownMerchant } from '../merchants/own-merchant.ts';
import { doneByDay, totalDone } from '../payments/tallies/read-tallies.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag merchants. */
export function merchantOperations({ database, clock, config }: ServerContext) {
  const list: OperationHandler = (request): Promise<MerchantListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListMerchantsData['query']>>(request, 'query');
    const { search, page = 0, size = 50 } = query;
    return database.transaction((tx) => listMerchants(tx, staff, { search, page, size }));
  };

  const getOwnMerchant: OperationHandler = async (request, reply): Promise<MerchantAnswer> => {
    const { staff } = signedIn(request);
    const data = await database.transaction((tx) => ownMerchant(tx, staff));
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const getMerchantBalance: OperationHandler = async (request): Promise<BalanceAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<GetMerchantBalanceData['query']>>(request, 'query');
    const data = await database.transaction((tx) => merchantBalance(tx, staff, query.terminalId));
    return { data };
  };

  const getMerchantLook: OperationHandler = async (request, reply): Promise<MerchantLookAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<GetMerchantLookData['path']>(request, 'params');
    const data = await database.transaction((tx) => readLook(tx, { staff, merchantId }));
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const changeMerchantLook: OperationHandler = async (
    request,
    reply,
  ): Promise<MerchantLookAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<ChangeMerchantLookData['path']>(request, 'params');
    const headers = validated<NonNullable<ChangeMerchantLookData['headers']>>(request, 'headers');
    const order = {
      staff,
      merchantId,
      change: validated<MerchantLookChange>(request, 'body'),
      expectedVersion: expectedVersion(headers),
      isDemo: config.isDemo,
      now: clock.now(),
    };
    const data = await database.transaction((tx) => changeLook(tx, order));
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const totalOf =
    (flowType: FlowTypeCode): OperationHandler =>
    async (request): Promise<BalanceAnswer> => {
      const { staff } = signedIn(request);
      const query = validated<NonNullable<GetMerchantBalanceData['query']>>(request, 'query');
      const question = { staff, flowType, terminalId: query.terminalId };
      return { data: await database.transaction((tx) => totalDone(tx, question)) };
    };

  const getMerchantTrend: OperationHandler = async (request): Promise<TrendAnswer> => {
    const { staff } = signedIn(request);
    const { terminalId } = validated<GetMerchantTrendData['query']>(request, 'query');
    const question = { staff, terminalId, now: clock.now() };
    return { data: await database.transaction((tx) => doneByDay(tx, question)) };
  };

  return {
    listMerchants: list,
    getOwnMerchant,
    getMerchantBalance,
    getMerchantDeposit: totalOf('DEPOSIT'),
    getMerchantWithdrawal: totalOf('WITHDRAWAL'),
    getMerchantTrend,
    getMerchantLook,
    changeMerchantLook,
  };
}
