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
  createForm,
  type CreateFormParameters,
  createPayout,
  type CreatePayoutParameters,
  listMerchantInvoices,
  type ListMerchantInvoicesParameters,
  downloadMerchantInvoices,
  type DownloadMerchantInvoicesParameters,
  listMerchantBalances,
  type ListMerchantBalancesParameters,
  listMerchantTerminals,
  type ListMerchantTerminalsParameters,
  listPayoutBanks,
  type ListPayoutBanksParameters,
  listMerchantEvents,
  type ListMerchantEventsParameters,
  sendTestEvent,
  type SendTestEventParameters,
  listMerchantSettlements,
  type ListMerchantSettlementsParameters,
  getMerchantInvoice,
  type GetMerchantInvoiceParameters,
  createRefund,
  type CreateRefundParameters,
  cancelMerchantInvoice,
  type CancelMerchantInvoiceParameters,
} from '../calls/merchant-api.ts';
import type {
  CreatedForm,
  InvoiceCsv,
  MerchantBalanceList,
  MerchantEventList,
  MerchantInvoice,
  MerchantInvoiceList,
  MerchantRefund,
  MerchantSettlementList,
  MerchantTerminalList,
  PayoutBankList,
  SentTestEvent,
} from '../types.ts';

/** Creates an invoice and its hosted form. */
export function useCreateForm(): Mutation<CreatedForm, CreateFormParameters> {
  return useMutation('createForm', createForm);
}

/** Pays out to a card or phone number without a form. */
export function useCreatePayout(): Mutation<MerchantInvoice, CreatePayoutParameters> {
  return useMutation('createPayout', createPayout);
}

/** The SWR key of {@link listMerchantInvoices}, with all its parameters. */
export function listMerchantInvoicesKey(
  parameters: ListMerchantInvoicesParameters,
): QueryKey<'listMerchantInvoices', ListMerchantInvoicesParameters> {
  return ['listMerchantInvoices', parameters];
}

/** Lists and finds the merchant's own invoices, newest first. Null parameters: no request. */
export function useListMerchantInvoices(
  parameters: ListMerchantInvoicesParameters | null,
  options?: QueryOptions<MerchantInvoiceList>,
): Query<MerchantInvoiceList> {
  return useQuery(
    parameters === null ? null : listMerchantInvoicesKey(parameters),
    listMerchantInvoices,
    options,
  );
}

/** The SWR key of {@link downloadMerchantInvoices}, with all its parameters. */
export function downloadMerchantInvoicesKey(
  parameters: DownloadMerchantInvoicesParameters,
): QueryKey<'downloadMerchantInvoices', DownloadMerchantInvoicesParameters> {
  return ['downloadMerchantInvoices', parameters];
}

/** The merchant's own invoices that match a filter as a CSV file, newest first. Null parameters: no request. */
export function useDownloadMerchantInvoices(
  parameters: DownloadMerchantInvoicesParameters | null,
  options?: QueryOptions<InvoiceCsv>,
): Query<InvoiceCsv> {
  return useQuery(
    parameters === null ? null : downloadMerchantInvoicesKey(parameters),
    downloadMerchantInvoices,
    options,
  );
}

/** The SWR key of {@link listMerchantBalances}, with all its parameters. */
export function listMerchantBalancesKey(
  parameters: ListMerchantBalancesParameters,
): QueryKey<'listMerchantBalances', ListMerchantBalancesParameters> {
  return ['listMerchantBalances', parameters];
}

/** The merchant's own balances, one for each currency, test and production apart. Null parameters: no request. */
export function useListMerchantBalances(
  parameters: ListMerchantBalancesParameters | null,
  options?: QueryOptions<MerchantBalanceList>,
): Query<MerchantBalanceList> {
  return useQuery(
    parameters === null ? null : listMerchantBalancesKey(parameters),
    listMerchantBalances,
    options,
  );
}

/** The SWR key of {@link listMerchantTerminals}, with all its parameters. */
export function listMerchantTerminalsKey(
  parameters: ListMerchantTerminalsParameters,
): QueryKey<'listMerchantTerminals', ListMerchantTerminalsParameters> {
  return ['listMerchantTerminals', parameters];
}

/** The merchant's own terminals with the methods that each offers, their limits and fees. Null parameters: no request. */
export function useListMerchantTerminals(
  parameters: ListMerchantTerminalsParameters | null,
  options?: QueryOptions<MerchantTerminalList>,
): Query<MerchantTerminalList> {
  return useQuery(
    parameters === null ? null : listMerchantTerminalsKey(parameters),
    listMerchantTerminals,
    options,
  );
}

/** The SWR key of {@link listPayoutBanks}, with all its parameters. */
export function listPayoutBanksKey(
  parameters: ListPayoutBanksParameters,
): QueryKey<'listPayoutBanks', ListPayoutBanksParameters> {
  return ['listPayoutBanks', parameters];
}

/** The banks that an Sbp payout can go to: `codeInteger` is the `bankCode` of a payout. Null parameters: no request. */
export function useListPayoutBanks(
  parameters: ListPayoutBanksParameters | null,
  options?: QueryOptions<PayoutBankList>,
): Query<PayoutBankList> {
  return useQuery(
    parameters === null ? null : listPayoutBanksKey(parameters),
    listPayoutBanks,
    options,
  );
}

/** The SWR key of {@link listMerchantEvents}, with all its parameters. */
export function listMerchantEventsKey(
  parameters: ListMerchantEventsParameters,
): QueryKey<'listMerchantEvents', ListMerchantEventsParameters> {
  return ['listMerchantEvents', parameters];
}

/** The merchant's own events of the last 30 days, in order, also those that no address was called with. Null parameters: no request. */
export function useListMerchantEvents(
  parameters: ListMerchantEventsParameters | null,
  options?: QueryOptions<MerchantEventList>,
): Query<MerchantEventList> {
  return useQuery(
    parameters === null ? null : listMerchantEventsKey(parameters),
    listMerchantEvents,
    options,
  );
}

/** Makes an example event of a type and sends its webhook, so that a receiver can be tried. */
export function useSendTestEvent(): Mutation<SentTestEvent, SendTestEventParameters> {
  return useMutation('sendTestEvent', sendTestEvent);
}

/** The SWR key of {@link listMerchantSettlements}, with all its parameters. */
export function listMerchantSettlementsKey(
  parameters: ListMerchantSettlementsParameters,
): QueryKey<'listMerchantSettlements', ListMerchantSettlementsParameters> {
  return ['listMerchantSettlements', parameters];
}

/** Lists the merchant's own settlements, newest first. Null parameters: no request. */
export function useListMerchantSettlements(
  parameters: ListMerchantSettlementsParameters | null,
  options?: QueryOptions<MerchantSettlementList>,
): Query<MerchantSettlementList> {
  return useQuery(
    parameters === null ? null : listMerchantSettlementsKey(parameters),
    listMerchantSettlements,
    options,
  );
}

/** The SWR key of {@link getMerchantInvoice}, with all its parameters. */
export function getMerchantInvoiceKey(
  parameters: GetMerchantInvoiceParameters,
): QueryKey<'getMerchantInvoice', GetMerchantInvoiceParameters> {
  return ['getMerchantInvoice', parameters];
}

/** Returns one of the merchant's invoices. 404 for an invoice of another merchant. Null parameters: no request. */
export function useGetMerchantInvoice(
  parameters: GetMerchantInvoiceParameters | null,
  options?: QueryOptions<MerchantInvoice>,
): Query<MerchantInvoice> {
  return useQuery(
    parameters === null ? null : getMerchantInvoiceKey(parameters),
    getMerchantInvoice,
    options,
  );
}

/** Refunds one of the merchant's own deposits, in part or whole. */
export function useCreateRefund(): Mutation<MerchantRefund, CreateRefundParameters> {
  return useMutation('createRefund', createRefund);
}

/** Cancels one of the merchant's invoices before the customer has paid. */
export function useCancelMerchantInvoice(): Mutation<
  MerchantInvoice,
  CancelMerchantInvoiceParameters
> {
  return useMutation('cancelMerchantInvoice', cancelMerchantInvoice);
}
