// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadTicketReceipt, type DownloadTicketReceiptParameters } from './call.ts';
import type { ReceiptFile } from '../../types.ts';

/** The SWR key of {@link downloadTicketReceipt}, with all its parameters. */
export function downloadTicketReceiptKey(
  parameters: DownloadTicketReceiptParameters,
): QueryKey<'downloadTicketReceipt', DownloadTicketReceiptParameters> {
  return ['downloadTicketReceipt', parameters];
}

/** Downloads the receipt that a customer attached to a ticket. Null parameters: no request. */
export function useDownloadTicketReceipt(
  parameters: DownloadTicketReceiptParameters | null,
  options?: QueryOptions<ReceiptFile>,
): Query<ReceiptFile> {
  return useQuery(
    parameters === null ? null : downloadTicketReceiptKey(parameters),
    downloadTicketReceipt,
    options,
  );
}
