import type {
  CallbackAnswer,
  CallbackListAnswer,
  ListCallbacksData,
  SendCallbackRequest,
} from '@tiyin/api/types';
import { listCallbacks } from '../callbacks/list-callbacks.ts';
import { sendAgain } from '../callbacks/send-again.ts';
import type { ServerContext } from '../context.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag callbacks. */
export function callbackOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request): Promise<CallbackListAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListCallbacksData['query']>(request, 'query');
    const data = await database.transaction((tx) => listCallbacks(tx, staff, invoiceId));
    return { data };
  };

  const send: OperationHandler = async (request, reply): Promise<CallbackAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<SendCallbackRequest>(request, 'body');
    const now = clock.now();
    const data = await database.transaction((tx) => sendAgain(tx, { staff, invoiceId, now }));
    reply.code(201);
    return { data };
  };

  return { listCallbacks: list, sendCallback: send };
}
