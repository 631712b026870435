// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceAssignees, type ListInvoiceAssigneesParameters } from './call.ts';
import type { InvoiceAssigneeListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoiceAssignees}, with all its parameters. */
export function listInvoiceAssigneesKey(
  parameters: ListInvoiceAssigneesParameters,
): QueryKey<'listInvoiceAssignees', ListInvoiceAssigneesParameters> {
  return ['listInvoiceAssignees', parameters];
}

/** Lists the possible assignees of invoices for the user. Null parameters: no request. */
export function useListInvoiceAssignees(
  parameters: ListInvoiceAssigneesParameters | null,
  options?: QueryOptions<InvoiceAssigneeListAnswer>,
): Query<InvoiceAssigneeListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceAssigneesKey(parameters),
    listInvoiceAssignees,
    options,
  );
}
