import type { AuditEntry, MonitoredTerminal } from '@tiyin/api/types';
import type { ChartEvent } from '@tiyin/ui/line-chart';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { auditAddress } from '../../audit/audit-address.ts';
import { actorWords, objectWords, verbWords } from '../../audit/audit-words.ts';

type Terminals = readonly Pick<MonitoredTerminal, 'terminalId' | 'name'>[];

function subjectOf({ object }: AuditEntry, terminals: Terminals): string {
  const terminal =
    object.kind === 'terminal'
      ? terminals.find(({ terminalId }) => String(terminalId) === object.id)
      : undefined;
  return terminal === undefined
    ? objectWords(object)
    : i18n.t('Terminal {terminal}', { terminal: terminal.name });
}

function verbOf({ action, changes }: AuditEntry): string {
  const switched = changes.find(({ field }) => field === 'enabled');
  if (switched !== undefined)
    return switched.after === 'true' ? i18n.t('enabled') : i18n.t('disabled');
  if (action === 'server.released') return i18n.t('new release');
  return verbWords(action);
}

/** An event in words: "Account 17: limit changed" (OFFICE-781). */
export function eventWords(entry: AuditEntry, terminals: Terminals): string {
  return `${subjectOf(entry, terminals)}: ${verbOf(entry)}`;
}

/** The events as marks of a chart, each with its time and its actor. */
export function chartEvents(
  entries: readonly AuditEntry[],
  terminals: Terminals,
): readonly ChartEvent[] {
  return entries
    .map((entry) => ({
      id: String(entry.id),
      at: Date.parse(entry.createdDate),
      label: `${formatShortUtc(entry.createdDate)} ${eventWords(entry, terminals)}, ${actorWords(entry.actor)}`,
    }))
    .toReversed();
}

/** The audit of the event's object, which begins with the event. */
export function eventAddress({ createdDate, id, object }: AuditEntry): string {
  return auditAddress({
    conditions: { objectKind: object.kind, objectId: object.id },
    before: `${Date.parse(createdDate)}.${id + 1}`,
  });
}
