import { createElement } from 'react';
import { useLoadedView } from '../form/use-loaded-view.ts';
import type { ReceiptUpload, ReceiptUploadProps } from './ReceiptUpload.tsx';

/** Its type alone: its code is in the script of the ticket, which few payments need. */
const load = async (): Promise<typeof ReceiptUpload> =>
  (await import('./TicketForm.tsx')).ReceiptUpload;

/* The connection is watched by the status requests. */
const ignore = (): void => {};

/** The field for the bank's receipt, once its script is there. */
export function LateReceiptUpload(props: ReceiptUploadProps) {
  const Upload = useLoadedView(true, load, ignore);
  return Upload === undefined ? null : createElement(Upload, props);
}
