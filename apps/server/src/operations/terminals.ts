import type { ListTerminalsData, TerminalListAnswer } from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
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
  return { listTerminals: list };
}
