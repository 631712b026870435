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
  initForm,
  type InitFormParameters,
  requestFormCredential,
  type RequestFormCredentialParameters,
  completeForm,
  type CompleteFormParameters,
  getFormStatus,
  type GetFormStatusParameters,
  cancelForm,
  type CancelFormParameters,
  openFormTicket,
  type OpenFormTicketParameters,
  attachFormReceipt,
  type AttachFormReceiptParameters,
  requestFormReturn,
  type RequestFormReturnParameters,
  listFormSbpBanks,
  type ListFormSbpBanksParameters,
} from '../calls/form.ts';
import type {
  FormCompleteAnswer,
  FormCredentialAnswer,
  FormInit,
  FormStatusAnswer,
  FormTicket,
  SbpBankList,
} from '../types.ts';

/** Returns the form's initial state, including the progress made before a reload. */
export function useInitForm(): Mutation<FormInit, InitFormParameters> {
  return useMutation('initForm', initForm);
}

/** Fixes the method and amount and returns the requisites to pay to. */
export function useRequestFormCredential(): Mutation<
  FormCredentialAnswer,
  RequestFormCredentialParameters
> {
  return useMutation('requestFormCredential', requestFormCredential);
}

/** Confirms "I have paid" for a deposit, or gives the payee of a withdrawal. */
export function useCompleteForm(): Mutation<FormCompleteAnswer, CompleteFormParameters> {
  return useMutation('completeForm', completeForm);
}

/** The SWR key of {@link getFormStatus}, with all its parameters. */
export function getFormStatusKey(
  parameters: GetFormStatusParameters,
): QueryKey<'getFormStatus', GetFormStatusParameters> {
  return ['getFormStatus', parameters];
}

/** Returns the status of the invoice. The form polls it every 5 seconds. Null parameters: no request. */
export function useGetFormStatus(
  parameters: GetFormStatusParameters | null,
  options?: QueryOptions<FormStatusAnswer>,
): Query<FormStatusAnswer> {
  return useQuery(
    parameters === null ? null : getFormStatusKey(parameters),
    getFormStatus,
    options,
  );
}

/** Cancels the payment at the customer's request. */
export function useCancelForm(): Mutation<FormStatusAnswer, CancelFormParameters> {
  return useMutation('cancelForm', cancelForm);
}

/** Opens a support ticket about the payment for the customer. */
export function useOpenFormTicket(): Mutation<FormTicket, OpenFormTicketParameters> {
  return useMutation('openFormTicket', openFormTicket);
}

/** Attaches a picture of the bank's receipt to the customer's open ticket. */
export function useAttachFormReceipt(): Mutation<FormTicket, AttachFormReceiptParameters> {
  return useMutation('attachFormReceipt', attachFormReceipt);
}

/** Requests the return of the money that is not booked, for the customer. */
export function useRequestFormReturn(): Mutation<FormStatusAnswer, RequestFormReturnParameters> {
  return useMutation('requestFormReturn', requestFormReturn);
}

/** The SWR key of {@link listFormSbpBanks}, with all its parameters. */
export function listFormSbpBanksKey(
  parameters: ListFormSbpBanksParameters,
): QueryKey<'listFormSbpBanks', ListFormSbpBanksParameters> {
  return ['listFormSbpBanks', parameters];
}

/** Lists the banks that an Sbp withdrawal can be paid to. Null parameters: no request. */
export function useListFormSbpBanks(
  parameters: ListFormSbpBanksParameters | null,
  options?: QueryOptions<SbpBankList>,
): Query<SbpBankList> {
  return useQuery(
    parameters === null ? null : listFormSbpBanksKey(parameters),
    listFormSbpBanks,
    options,
  );
}
