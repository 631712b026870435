// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { InvoiceAssigneeListAnswerStruct } from '../../structs/invoice-assignee-list-answer.ts';
import type { InvoiceAssigneeListAnswer } from '../../types.ts';

/** The input of {@link listInvoiceAssignees}. */
export type ListInvoiceAssigneesParameters = NoParameters;

/**
 * Lists the possible assignees of invoices for the user.
 * @throws ApiProblem
 */
export async function listInvoiceAssignees(
  client: ApiClient,
  _parameters: ListInvoiceAssigneesParameters,
  options: CallOptions = {},
): Promise<InvoiceAssigneeListAnswer> {
  return readAnswer<InvoiceAssigneeListAnswer>(
    InvoiceAssigneeListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/invoice/assignee', signal: options.signal }),
    'listInvoiceAssignees',
  );
}
