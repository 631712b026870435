import type {
  CallbackAddressAnswer,
  CallbackAddressChange,
  CallbackAnswer,
  CallbackListAnswer,
  CallbackTestAnswer,
  ChangeCallbackAddressData,
  GetCallbackAddressData,
  ListCallbacksData,
  SendCallbackRequest,
  TestCallbackData,
} from '@tiyin/api/types';
import { listCallbacks } from '../callbacks/list-callbacks.ts';
import { changeMerchantAddress, readMerchantAddress } from '../callbacks/merchant-address.ts';
import { sendAgain } from '../callbacks/send-again.ts';
import { sendTestCallback } from '../callbacks/send-test.ts';
import type { ServerContext } from '../context.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag callbacks. */
export function callbackOperations(context: ServerContext) {
  const { database, clock } = context;
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

  const readAddress: OperationHandler = async (request, reply): Promise<CallbackAddressAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<GetCallbackAddressData['path']>(request, 'params');
    const data = await database.transaction((tx) => readMerchantAddress(tx, { staff, merchantId }));
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const changeAddress: OperationHandler = async (
    request,
    reply,
  ): Promise<CallbackAddressAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<ChangeCallbackAddressData['path']>(request, 'params');
    const headers = validated<NonNullable<ChangeCallbackAddressData['headers']>>(
      request,
      'headers',
    );
    const order = {
      staff,
      merchantId,
      url: validated<CallbackAddressChange>(request, 'body').url,
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    const data = await database.transaction((tx) => changeMerchantAddress(tx, order));
    reply.header('etag', etagOf(data.version));
    return { data };
  };

  const test: OperationHandler = async (request): Promise<CallbackTestAnswer> => {
    const { staff } = signedIn(request);
    const { id: merchantId } = validated<TestCallbackData['path']>(request, 'params');
    return { data: await sendTestCallback({ staff, merchantId }, context) };
  };

  return {
    listCallbacks: list,
    sendCallback: send,
    getCallbackAddress: readAddress,
    changeCallbackAddress: changeAddress,
    testCallback: test,
  };
}
