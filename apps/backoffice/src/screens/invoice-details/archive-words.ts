import type { StatusEvent } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

export const eventsInArchive = (): string => i18n.t('Earlier events are in the archive');

export const callbacksInArchive = (): string =>
  i18n.t('Earlier callbacks, if there were any, are in the archive');

export const postingsInArchive = (): string => i18n.t('The postings are in the archive');

/** Whether the history lacks its beginning: every invoice begins with the event of its first status (INVOICE-640). */
export function isHistoryArchived(events: readonly StatusEvent[] | undefined): boolean {
  return events !== undefined && !events.some(({ sequence }) => sequence === 1);
}
