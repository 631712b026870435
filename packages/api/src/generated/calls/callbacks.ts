// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { CallbackAddressAnswerStruct } from '../structs/callback-address-answer.ts';
import { CallbackTestAnswerStruct } from '../structs/callback-test-answer.ts';
import { WebhookKeyAnswerStruct } from '../structs/webhook-key-answer.ts';
import { WebhookSecretAnswerStruct } from '../structs/webhook-secret-answer.ts';
import { CallbackListAnswerStruct } from '../structs/callback-list-answer.ts';
import { CallbackAnswerStruct } from '../structs/callback-answer.ts';
import { SettlementCallbackListAnswerStruct } from '../structs/settlement-callback-list-answer.ts';
import type {
  CallbackAddressAnswer,
  CallbackAnswer,
  CallbackListAnswer,
  CallbackTestAnswer,
  ChangeCallbackAddressData,
  EndFormerWebhookKeyData,
  GetCallbackAddressData,
  GetWebhookKeyData,
  ListCallbacksData,
  ListSettlementCallbacksData,
  ReadWebhookSecretData,
  RotateWebhookKeyData,
  SendCallbackData,
  SendSettlementCallbackData,
  SettlementCallbackListAnswer,
  TestCallbackData,
  WebhookKeyAnswer,
  WebhookSecretAnswer,
} from '../types.ts';

/** The input of {@link getCallbackAddress}. */
export interface GetCallbackAddressParameters {
  readonly id: NonNullable<GetCallbackAddressData['path']>['id'];
}

/**
 * Returns the merchant's default callback address, used if a form or payout has none of its own.
 * @throws ApiProblem
 */
export async function getCallbackAddress(
  client: ApiClient,
  parameters: GetCallbackAddressParameters,
  options: CallOptions = {},
): Promise<CallbackAddressAnswer> {
  return readAnswer<CallbackAddressAnswer>(
    CallbackAddressAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'getCallbackAddress',
  );
}

/** The input of {@link changeCallbackAddress}. */
export interface ChangeCallbackAddressParameters {
  readonly id: NonNullable<ChangeCallbackAddressData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeCallbackAddressData['headers']>['If-Match'] | undefined;
  readonly body: ChangeCallbackAddressData['body'];
}

/**
 * Sets the merchant's default callback address; null removes it.
 * @throws ApiProblem
 */
export async function changeCallbackAddress(
  client: ApiClient,
  parameters: ChangeCallbackAddressParameters,
  options: CallOptions = {},
): Promise<CallbackAddressAnswer> {
  return readAnswer<CallbackAddressAnswer>(
    CallbackAddressAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeCallbackAddress',
  );
}

/** The input of {@link testCallback}. */
export interface TestCallbackParameters {
  readonly id: NonNullable<TestCallbackData['path']>['id'];
}

/**
 * Sends a test callback to the merchant's address and returns the response.
 * @throws ApiProblem
 */
export async function testCallback(
  client: ApiClient,
  parameters: TestCallbackParameters,
  options: CallOptions = {},
): Promise<CallbackTestAnswer> {
  return readAnswer<CallbackTestAnswer>(
    CallbackTestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/test`,
      signal: options.signal,
    }),
    'testCallback',
  );
}

/** The input of {@link getWebhookKey}. */
export interface GetWebhookKeyParameters {
  readonly id: NonNullable<GetWebhookKeyData['path']>['id'];
}

/**
 * The key that signs the merchant's webhooks, and the former one while it signs as well.
 * @throws ApiProblem
 */
export async function getWebhookKey(
  client: ApiClient,
  parameters: GetWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key`,
      signal: options.signal,
    }),
    'getWebhookKey',
  );
}

/** The input of {@link rotateWebhookKey}. */
export interface RotateWebhookKeyParameters {
  readonly id: NonNullable<RotateWebhookKeyData['path']>['id'];
  readonly body: RotateWebhookKeyData['body'];
}

/**
 * Replaces the key that signs the merchant's webhooks.
 * @throws ApiProblem
 */
export async function rotateWebhookKey(
  client: ApiClient,
  parameters: RotateWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateWebhookKey',
  );
}

/** The input of {@link endFormerWebhookKey}. */
export interface EndFormerWebhookKeyParameters {
  readonly id: NonNullable<EndFormerWebhookKeyData['path']>['id'];
}

/**
 * Ends the overlap. Only the new key signs from now on.
 * @throws ApiProblem
 */
export async function endFormerWebhookKey(
  client: ApiClient,
  parameters: EndFormerWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key/former`,
      signal: options.signal,
    }),
    'endFormerWebhookKey',
  );
}

/** The input of {@link readWebhookSecret}. */
export interface ReadWebhookSecretParameters {
  readonly id: NonNullable<ReadWebhookSecretData['path']>['id'];
}

/**
 * Returns the HMAC secret that verifies the merchant's webhooks. Reading it is audited.
 * @throws ApiProblem
 */
export async function readWebhookSecret(
  client: ApiClient,
  parameters: ReadWebhookSecretParameters,
  options: CallOptions = {},
): Promise<WebhookSecretAnswer> {
  return readAnswer<WebhookSecretAnswer>(
    WebhookSecretAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/secret`,
      signal: options.signal,
    }),
    'readWebhookSecret',
  );
}

/** The input of {@link listCallbacks}. */
export interface ListCallbacksParameters {
  readonly invoiceId: NonNullable<ListCallbacksData['query']>['invoiceId'];
}

/**
 * Lists the callbacks of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listCallbacks(
  client: ApiClient,
  parameters: ListCallbacksParameters,
  options: CallOptions = {},
): Promise<CallbackListAnswer> {
  return readAnswer<CallbackListAnswer>(
    CallbackListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/callback',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listCallbacks',
  );
}

/** The input of {@link sendCallback}. */
export interface SendCallbackParameters {
  readonly body: SendCallbackData['body'];
}

/**
 * Sends the current status of an invoice again as a new callback.
 * @throws ApiProblem
 */
export async function sendCallback(
  client: ApiClient,
  parameters: SendCallbackParameters,
  options: CallOptions = {},
): Promise<CallbackAnswer> {
  return readAnswer<CallbackAnswer>(
    CallbackAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/callback',
      body: parameters.body,
      signal: options.signal,
    }),
    'sendCallback',
  );
}

/** The input of {@link listSettlementCallbacks}. */
export interface ListSettlementCallbacksParameters {
  readonly id: NonNullable<ListSettlementCallbacksData['path']>['id'];
}

/**
 * Lists the callbacks of a settlement with their tries, newest first.
 * @throws ApiProblem
 */
export async function listSettlementCallbacks(
  client: ApiClient,
  parameters: ListSettlementCallbacksParameters,
  options: CallOptions = {},
): Promise<SettlementCallbackListAnswer> {
  return readAnswer<SettlementCallbackListAnswer>(
    SettlementCallbackListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/settlement/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'listSettlementCallbacks',
  );
}

/** The input of {@link sendSettlementCallback}. */
export interface SendSettlementCallbackParameters {
  readonly id: NonNullable<SendSettlementCallbackData['path']>['id'];
}

/**
 * Sends a settlement again as a new callback.
 * @throws ApiProblem
 */
export async function sendSettlementCallback(
  client: ApiClient,
  parameters: SendSettlementCallbackParameters,
  options: CallOptions = {},
): Promise<SettlementCallbackListAnswer> {
  return readAnswer<SettlementCallbackListAnswer>(
    SettlementCallbackListAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/settlement/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'sendSettlementCallback',
  );
}
