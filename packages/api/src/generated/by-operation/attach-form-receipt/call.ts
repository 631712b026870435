// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormTicketStruct } from '../../structs/form-ticket.ts';
import type { AttachFormReceiptData, FormTicket } from '../../types.ts';

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
