import type { Invoice, StatusEvent } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

export const eventsInArchive = (): string => i18n.t('Earlier events are in the archive');

export const callbacksInArchive = (): string =>
  i18n.t('Earlier callbacks, if there were any, are in the archive');

/** Where the postings of an invoice are, if they are not listed: one that is DONE has some (RUN-972). */
export function postingsInArchive(
  { invoiceStatus }: Pick<Invoice, 'invoiceStatus'>,
  listed: readonly unknown[] | undefined,
): string | undefined {
  const areGone = invoiceStatus.code === 'DONE' && listed?.length === 0;
  return areGone ? i18n.t('The postings are in the archive') : undefined;
}

/** Whether the history lacks its beginning: every invoice begins with the event of its first status (INVOICE-640). */
export function isHistoryArchived(events: readonly StatusEvent[] | undefined): boolean {
  return events !== undefined && !events.some(({ sequence }) => sequence === 1);
}
