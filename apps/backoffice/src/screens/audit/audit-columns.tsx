import type { AuditEntry } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { lines, quiet } from './AuditView.css.ts';
import { auditAddress } from './audit-address.ts';
import { actionWords, actorWords, objectWords } from './audit-words.ts';
import { ObjectLink } from './ObjectLink.tsx';

/** The name leads to all entries of the actor. */
function Actor({ actor }: AuditEntry) {
  const { apiKeyId, id, type } = actor;
  const conditions = { actorType: type, ...(id !== null && { actorId: id }) };
  return (
    <div className={lines}>
      <Link href={auditAddress({ conditions })}>{actorWords(actor)}</Link>
      {apiKeyId !== null && (
        <div className={quiet}>{i18n.t('API key {apiKeyId}', { apiKeyId })}</div>
      )}
    </div>
  );
}

/** The address has a column of its own. */
const furtherFacts = ({ address, details }: AuditEntry) =>
  details.filter(({ name, value }) => name !== 'address' || value !== address);

type OfEntry = { readonly entry: AuditEntry; readonly permissions: readonly string[] };

function Subject({ entry: { merchant, object }, permissions }: OfEntry) {
  return (
    <div className={lines}>
      <div>
        <ObjectLink {...{ object, permissions }}>{objectWords(object)}</ObjectLink>
      </div>
      {merchant !== null && <div className={quiet}>{merchant.name}</div>}
    </div>
  );
}

/** The columns of the audit; an object is a link where the person may go. */
export function auditColumns(permissions: readonly string[]): readonly DataColumn<AuditEntry>[] {
  return [
    {
      id: 'time',
      header: i18n.t('Time (UTC)'),
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
      fold: 'aside',
    },
    { id: 'actor', header: i18n.t('Actor'), cell: Actor, hasControls: true },
    {
      id: 'action',
      header: i18n.t('Action'),
      cell: ({ action }) => <div className={lines}>{actionWords(action)}</div>,
      fold: 'title',
    },
    {
      id: 'object',
      header: i18n.t('Object'),
      cell: (entry) => <Subject entry={entry} permissions={permissions} />,
      size: 'fill',
      hasControls: true,
    },
    {
      id: 'changes',
      header: i18n.t('Changes'),
      cell: (entry) => {
        const details = furtherFacts(entry);
        if (entry.changes.length + details.length === 0) return '—';
        return <AuditChanges {...{ changes: entry.changes, details, permissions }} />;
      },
      size: 'fill',
      hasControls: true,
    },
    { id: 'address', header: i18n.t('Address'), cell: ({ address }) => address ?? '—' },
  ];
}
