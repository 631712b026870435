import type { ListTerminalsData, PoolListAnswer, TerminalListAnswer } from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { listPools } from '../merchants/pools.ts';
import { listTerminals } from '../merchants/terminals.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag terminals. */
export function terminalOperations({ database }: ServerContext) {
  const list: OperationHandler = async (request): Promise<TerminalListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListTerminalsData['query']>>(request, 'query');
    const data = await database.transaction((tx) => listTerminals(tx, staff, query.merchantId));
    return { data };
  };

  const pools: OperationHandler = async (request): Promise<PoolListAnswer> => {
    const { staff } = signedIn(request);
    return { data: await database.transaction((tx) => listPools(tx, staff)) };
  };

  return { listTerminals: list, listPools: pools };
}
