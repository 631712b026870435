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

/** What the form shows first, and where it stood when it was left. */
export function useInitForm(): Mutation<FormInit, InitFormParameters> {
  return useMutation('initForm', initForm);
}

/** Fixes method and amount and answers the requisites to send money to. */
export function useRequestFormCredential(): Mutation<
  FormCredentialAnswer,
  RequestFormCredentialParameters
> {
  return useMutation('requestFormCredential', requestFormCredential);
}

/** The customer says "I have paid", or where a withdrawal shall be paid out to. */
export function useCompleteForm(): Mutation<FormCompleteAnswer, CompleteFormParameters> {
  return useMutation('completeForm', completeForm);
}

/** The SWR key of {@link getFormStatus}, with all its parameters. */
export function getFormStatusKey(
  parameters: GetFormStatusParameters,
): QueryKey<'getFormStatus', GetFormStatusParameters> {
  return ['getFormStatus', parameters];
}

/** How the invoice stands; polled every 5 seconds. Null parameters: not asked. */
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

/** The customer gives up. */
export function useCancelForm(): Mutation<FormStatusAnswer, CancelFormParameters> {
  return useMutation('cancelForm', cancelForm);
}

/** The customer says what went wrong. */
export function useOpenFormTicket(): Mutation<FormTicket, OpenFormTicketParameters> {
  return useMutation('openFormTicket', openFormTicket);
}

/** The SWR key of {@link listFormSbpBanks}, with all its parameters. */
export function listFormSbpBanksKey(
  parameters: ListFormSbpBanksParameters,
): QueryKey<'listFormSbpBanks', ListFormSbpBanksParameters> {
  return ['listFormSbpBanks', parameters];
}

/** The banks that an Sbp withdrawal can go to. Null parameters: not asked. */
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
