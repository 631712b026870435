// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAssigneeAnswerStruct } from '../../structs/invoice-assignee-answer.ts';
import type { AssignInvoiceData, InvoiceAssigneeAnswer } from '../../types.ts';

/** The input of {@link assignInvoice}. */
export interface AssignInvoiceParameters {
  readonly id: NonNullable<AssignInvoiceData['path']>['id'];
  readonly body: AssignInvoiceData['body'];
}

/**
 * Assigns an invoice to a person or to nobody.
 * @throws ApiProblem
 */
export async function assignInvoice(
  client: ApiClient,
  parameters: AssignInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAssigneeAnswer> {
  return readAnswer<InvoiceAssigneeAnswer>(
    InvoiceAssigneeAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/assignee`,
      body: parameters.body,
      signal: options.signal,
    }),
    'assignInvoice',
  );
}
