// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  getCallbackAddress,
  type GetCallbackAddressParameters,
  changeCallbackAddress,
  type ChangeCallbackAddressParameters,
  testCallback,
  type TestCallbackParameters,
  getWebhookKey,
  type GetWebhookKeyParameters,
  rotateWebhookKey,
  type RotateWebhookKeyParameters,
  endFormerWebhookKey,
  type EndFormerWebhookKeyParameters,
  readWebhookSecret,
  type ReadWebhookSecretParameters,
  listCallbacks,
  type ListCallbacksParameters,
  sendCallback,
  type SendCallbackParameters,
  listSettlementCallbacks,
  type ListSettlementCallbacksParameters,
  sendSettlementCallback,
  type SendSettlementCallbackParameters,
} from '../calls/callbacks.ts';
import type {
  CallbackAddressAnswer,
  CallbackAnswer,
  CallbackListAnswer,
  CallbackTestAnswer,
  SettlementCallbackListAnswer,
  WebhookKeyAnswer,
  WebhookSecretAnswer,
} from '../types.ts';

/** The SWR key of {@link getCallbackAddress}, with all its parameters. */
export function getCallbackAddressKey(
  parameters: GetCallbackAddressParameters,
): QueryKey<'getCallbackAddress', GetCallbackAddressParameters> {
  return ['getCallbackAddress', parameters];
}

/** Returns the merchant's default callback address, used if a form or payout has none of its own. Null parameters: no request. */
export function useGetCallbackAddress(
  parameters: GetCallbackAddressParameters | null,
  options?: QueryOptions<CallbackAddressAnswer>,
): Query<CallbackAddressAnswer> {
  return useQuery(
    parameters === null ? null : getCallbackAddressKey(parameters),
    getCallbackAddress,
    options,
  );
}

/** Sets the merchant's default callback address; null removes it. */
export function useChangeCallbackAddress(): Mutation<
  CallbackAddressAnswer,
  ChangeCallbackAddressParameters
> {
  return useMutation('changeCallbackAddress', changeCallbackAddress);
}

/** Sends a test callback to the merchant's address and returns the response. */
export function useTestCallback(): Mutation<CallbackTestAnswer, TestCallbackParameters> {
  return useMutation('testCallback', testCallback);
}

/** The SWR key of {@link getWebhookKey}, with all its parameters. */
export function getWebhookKeyKey(
  parameters: GetWebhookKeyParameters,
): QueryKey<'getWebhookKey', GetWebhookKeyParameters> {
  return ['getWebhookKey', parameters];
}

/** The key that signs the merchant's webhooks, and the former one while it signs as well. Null parameters: no request. */
export function useGetWebhookKey(
  parameters: GetWebhookKeyParameters | null,
  options?: QueryOptions<WebhookKeyAnswer>,
): Query<WebhookKeyAnswer> {
  return useQuery(
    parameters === null ? null : getWebhookKeyKey(parameters),
    getWebhookKey,
    options,
  );
}

/** Replaces the key that signs the merchant's webhooks. */
export function useRotateWebhookKey(): Mutation<WebhookKeyAnswer, RotateWebhookKeyParameters> {
  return useMutation('rotateWebhookKey', rotateWebhookKey);
}

/** Ends the overlap. Only the new key signs from now on. */
export function useEndFormerWebhookKey(): Mutation<
  WebhookKeyAnswer,
  EndFormerWebhookKeyParameters
> {
  return useMutation('endFormerWebhookKey', endFormerWebhookKey);
}

/** Returns the HMAC secret that verifies the merchant's webhooks. Reading it is audited. */
export function useReadWebhookSecret(): Mutation<WebhookSecretAnswer, ReadWebhookSecretParameters> {
  return useMutation('readWebhookSecret', readWebhookSecret);
}

/** The SWR key of {@link listCallbacks}, with all its parameters. */
export function listCallbacksKey(
  parameters: ListCallbacksParameters,
): QueryKey<'listCallbacks', ListCallbacksParameters> {
  return ['listCallbacks', parameters];
}

/** Lists the callbacks of an invoice, newest first. Null parameters: no request. */
export function useListCallbacks(
  parameters: ListCallbacksParameters | null,
  options?: QueryOptions<CallbackListAnswer>,
): Query<CallbackListAnswer> {
  return useQuery(
    parameters === null ? null : listCallbacksKey(parameters),
    listCallbacks,
    options,
  );
}

/** Sends the current status of an invoice again as a new callback. */
export function useSendCallback(): Mutation<CallbackAnswer, SendCallbackParameters> {
  return useMutation('sendCallback', sendCallback);
}

/** The SWR key of {@link listSettlementCallbacks}, with all its parameters. */
export function listSettlementCallbacksKey(
  parameters: ListSettlementCallbacksParameters,
): QueryKey<'listSettlementCallbacks', ListSettlementCallbacksParameters> {
  return ['listSettlementCallbacks', parameters];
}

/** Lists the callbacks of a settlement with their tries, newest first. Null parameters: no request. */
export function useListSettlementCallbacks(
  parameters: ListSettlementCallbacksParameters | null,
  options?: QueryOptions<SettlementCallbackListAnswer>,
): Query<SettlementCallbackListAnswer> {
  return useQuery(
    parameters === null ? null : listSettlementCallbacksKey(parameters),
    listSettlementCallbacks,
    options,
  );
}

/** Sends a settlement again as a new callback. */
export function useSendSettlementCallback(): Mutation<
  SettlementCallbackListAnswer,
  SendSettlementCallbackParameters
> {
  return useMutation('sendSettlementCallback', sendSettlementCallback);
}
