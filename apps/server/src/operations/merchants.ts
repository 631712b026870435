import type { BalanceAnswer, GetMerchantBalanceData, MerchantAnswer } from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { merchantBalance } from '../merchants/balance.ts';
import { ownMerchant } from '../merchants/own-merchant.ts';
import { etagOf } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag merchants. */
export function merchantOperations({ database }: ServerContext) {
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

  return { getOwnMerchant, getMerchantBalance };
}
