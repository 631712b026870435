import { exportAuditEntriesAddress } from '@tiyin/api/calls/audit';
import { useListAuditEntries } from '@tiyin/api/hooks/audit';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { beginDownload } from '../../lists/begin-download.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { AuditView } from './AuditView.tsx';
import { type AuditQuery, auditAddress, auditConditions, readAuditQuery } from './audit-address.ts';

const AuditFilter = lazyScreen(
  'audit-filter',
  async () => (await import('./filter/AuditFilterDialog.tsx')).AuditFilterDialog,
);

/** The audit; the address has its filter and its page (OFFICE-350). */
export function AuditScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readAuditQuery(search), [search]);
  const { before, conditions } = query;
  const { permissions } = useCurrentUser();
  const [isFiltering, setIsFiltering] = useState(false);
  const list = useListAuditEntries(
    { ...conditions, ...(before !== undefined && { before }) },
    { keepPreviousData: true },
  );
  const show = (next: AuditQuery) => navigate(auditAddress(next));
  useDocumentTitle(i18n.t('Audit'));
  return (
    <>
      <ValidAddress conditions={auditConditions} />
      <AuditView
        query={query}
        onQueryChange={show}
        onOpenFilter={() => setIsFiltering(true)}
        onDownload={() => beginDownload(exportAuditEntriesAddress(conditions), 'Audit.csv')}
        permissions={permissions}
        {...answerOf(list)}
      />
      <Late isWanted={isFiltering} onFailed={() => setIsFiltering(false)}>
        {isFiltering && (
          <AuditFilter
            conditions={conditions}
            isOpen
            onOpenChange={setIsFiltering}
            onApply={(applied) => show({ conditions: applied, before: undefined })}
          />
        )}
      </Late>
    </>
  );
}
