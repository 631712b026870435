// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceErrors, type ListInvoiceErrorsParameters } from './call.ts';
import type { InvoiceErrorListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoiceErrors}, with all its parameters. */
export function listInvoiceErrorsKey(
  parameters: ListInvoiceErrorsParameters,
): QueryKey<'listInvoiceErrors', ListInvoiceErrorsParameters> {
  return ['listInvoiceErrors', parameters];
}

/** Lists the errors of an invoice, newest first. Null parameters: no request. */
export function useListInvoiceErrors(
  parameters: ListInvoiceErrorsParameters | null,
  options?: QueryOptions<InvoiceErrorListAnswer>,
): Query<InvoiceErrorListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceErrorsKey(parameters),
    listInvoiceErrors,
    options,
  );
}
