// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReceiptFileStruct } from '../../structs/receipt-file.ts';
import type { DownloadTicketReceiptData, ReceiptFile } from '../../types.ts';

/** The input of {@link downloadTicketReceipt}. */
export interface DownloadTicketReceiptParameters {
  readonly ticketId: NonNullable<DownloadTicketReceiptData['path']>['ticketId'];
}

/**
 * Downloads the receipt that a customer attached to a ticket.
 * @throws ApiProblem
 */
export async function downloadTicketReceipt(
  client: ApiClient,
  parameters: DownloadTicketReceiptParameters,
  options: CallOptions = {},
): Promise<ReceiptFile> {
  return readAnswer<ReceiptFile>(
    ReceiptFileStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/support/ticket/${encodeURIComponent(parameters.ticketId)}/receipt`,
      signal: options.signal,
    }),
    'downloadTicketReceipt',
  );
}

/** The address, on the page's own origin, of: Downloads the receipt that a customer attached to a ticket. */
export function downloadTicketReceiptAddress(parameters: DownloadTicketReceiptParameters): string {
  return addressOf({
    path: `/api/v1/merchant/support/ticket/${encodeURIComponent(parameters.ticketId)}/receipt`,
  });
}
