// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { FormInitStruct } from '../structs/form-init.ts';
import { FormCredentialAnswerStruct } from '../structs/form-credential-answer.ts';
import { FormCompleteAnswerStruct } from '../structs/form-complete-answer.ts';
import { FormStatusAnswerStruct } from '../structs/form-status-answer.ts';
import { FormTicketStruct } from '../structs/form-ticket.ts';
import { SbpBankListStruct } from '../structs/sbp-bank-list.ts';
import type {
  AttachFormReceiptData,
  CancelFormData,
  CompleteFormData,
  FormCompleteAnswer,
  FormCredentialAnswer,
  FormInit,
  FormStatusAnswer,
  FormTicket,
  GetFormStatusData,
  InitFormData,
  ListFormSbpBanksData,
  OpenFormTicketData,
  RequestFormCredentialData,
  RequestFormReturnData,
  SbpBankList,
} from '../types.ts';

/** The input of {@link initForm}. */
export interface InitFormParameters {
  readonly formId: NonNullable<InitFormData['path']>['formId'];
}

/**
 * Returns the form's initial state, including the progress made before a reload.
 * @throws ApiProblem
 */
export async function initForm(
  client: ApiClient,
  parameters: InitFormParameters,
  options: CallOptions = {},
): Promise<FormInit> {
  return readAnswer<FormInit>(
    FormInitStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/init`,
      signal: options.signal,
    }),
    'initForm',
  );
}

/** The input of {@link requestFormCredential}. */
export interface RequestFormCredentialParameters {
  readonly formId: NonNullable<RequestFormCredentialData['path']>['formId'];
  readonly body: RequestFormCredentialData['body'];
}

/**
 * Fixes the method and amount and returns the requisites to pay to.
 * @throws ApiProblem
 */
export async function requestFormCredential(
  client: ApiClient,
  parameters: RequestFormCredentialParameters,
  options: CallOptions = {},
): Promise<FormCredentialAnswer> {
  return readAnswer<FormCredentialAnswer>(
    FormCredentialAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/credential`,
      body: parameters.body,
      signal: options.signal,
    }),
    'requestFormCredential',
  );
}

/** The input of {@link completeForm}. */
export interface CompleteFormParameters {
  readonly formId: NonNullable<CompleteFormData['path']>['formId'];
  readonly body: CompleteFormData['body'];
}

/**
 * Confirms "I have paid" for a deposit, or gives the payee of a withdrawal.
 * @throws ApiProblem
 */
export async function completeForm(
  client: ApiClient,
  parameters: CompleteFormParameters,
  options: CallOptions = {},
): Promise<FormCompleteAnswer> {
  return readAnswer<FormCompleteAnswer>(
    FormCompleteAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/complete`,
      body: parameters.body,
      signal: options.signal,
    }),
    'completeForm',
  );
}

/** The input of {@link getFormStatus}. */
export interface GetFormStatusParameters {
  readonly formId: NonNullable<GetFormStatusData['path']>['formId'];
}

/**
 * Returns the status of the invoice. The form polls it every 5 seconds.
 * @throws ApiProblem
 */
export async function getFormStatus(
  client: ApiClient,
  parameters: GetFormStatusParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/status`,
      signal: options.signal,
    }),
    'getFormStatus',
  );
}

/** The input of {@link cancelForm}. */
export interface CancelFormParameters {
  readonly formId: NonNullable<CancelFormData['path']>['formId'];
}

/**
 * Cancels the payment at the customer's request.
 * @throws ApiProblem
 */
export async function cancelForm(
  client: ApiClient,
  parameters: CancelFormParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/cancel`,
      signal: options.signal,
    }),
    'cancelForm',
  );
}

/** The input of {@link openFormTicket}. */
export interface OpenFormTicketParameters {
  readonly formId: NonNullable<OpenFormTicketData['path']>['formId'];
  readonly body: OpenFormTicketData['body'];
}

/**
 * Opens a support ticket about the payment for the customer.
 * @throws ApiProblem
 */
export async function openFormTicket(
  client: ApiClient,
  parameters: OpenFormTicketParameters,
  options: CallOptions = {},
): Promise<FormTicket> {
  return readAnswer<FormTicket>(
    FormTicketStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/ticket`,
      body: parameters.body,
      signal: options.signal,
    }),
    'openFormTicket',
  );
}

/** The input of {@link attachFormReceipt}. */
export interface AttachFormReceiptParameters {
  readonly formId: NonNullable<AttachFormReceiptData['path']>['formId'];
  readonly kind?: NonNullable<AttachFormReceiptData['query']>['kind'] | undefined;
  readonly body: AttachFormReceiptData['body'];
}

/**
 * Attaches a picture of the bank's receipt to the customer's open ticket.
 * @throws ApiProblem
 */
export async function attachFormReceipt(
  client: ApiClient,
  parameters: AttachFormReceiptParameters,
  options: CallOptions = {},
): Promise<FormTicket> {
  return readAnswer<FormTicket>(
    FormTicketStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/ticket/receipt`,
      query: { kind: parameters.kind },
      body: parameters.body,
      signal: options.signal,
    }),
    'attachFormReceipt',
  );
}

/** The input of {@link requestFormReturn}. */
export interface RequestFormReturnParameters {
  readonly formId: NonNullable<RequestFormReturnData['path']>['formId'];
  readonly body: RequestFormReturnData['body'];
}

/**
 * Requests the return of the money that is not booked, for the customer.
 * @throws ApiProblem
 */
export async function requestFormReturn(
  client: ApiClient,
  parameters: RequestFormReturnParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/return`,
      body: parameters.body,
      signal: options.signal,
    }),
    'requestFormReturn',
  );
}

/** The input of {@link listFormSbpBanks}. */
export interface ListFormSbpBanksParameters {
  readonly formId: NonNullable<ListFormSbpBanksData['path']>['formId'];
}

/**
 * Lists the banks that an Sbp withdrawal can be paid to.
 * @throws ApiProblem
 */
export async function listFormSbpBanks(
  client: ApiClient,
  parameters: ListFormSbpBanksParameters,
  options: CallOptions = {},
): Promise<SbpBankList> {
  return readAnswer<SbpBankList>(
    SbpBankListStruct,
    await client({
      method: 'GET',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/banks/sbp`,
      signal: options.signal,
    }),
    'listFormSbpBanks',
  );
}
