import type { AuditEntry, MonitoredTerminal } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { AuditChanges } from '../../audit/AuditChanges.tsx';
import { actorWords } from '../../audit/audit-words.ts';
import { eventWords } from './event-words.ts';

/** Each event with its time, its actor and the changed fields. */
export function eventColumns(
  terminals: readonly MonitoredTerminal[],
): readonly DataColumn<AuditEntry>[] {
  return [
    {
      id: 'time',
      header: i18n.t('Time (UTC)'),
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    },
    {
      id: 'event',
      header: i18n.t('Event'),
      cell: (entry) => eventWords(entry, terminals),
      fold: 'title',
    },
    { id: 'actor', header: i18n.t('Actor'), cell: ({ actor }) => actorWords(actor) },
    { id: 'changes', header: i18n.t('Changes'), cell: AuditChanges, size: 'fill' },
  ];
}
