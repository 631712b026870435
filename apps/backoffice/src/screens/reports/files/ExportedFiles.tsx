import { useListExportedFiles } from '@tiyin/api/hooks/reports';
import { NoAccess } from '@tiyin/ui/no-access';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { answerOf } from '../../../lists/answer-of.ts';
import { ExportedFilesView } from './ExportedFilesView.tsx';

/** The files that left the system, for people who may read the audit (OFFICE-600). */
export function ExportedFiles() {
  const mayRead = useIsPermitted({ permission: 'audit.read' });
  if (mayRead) return <Files />;
  return (
    <NoAccess title={i18n.t('You have no access to the exported files')}>
      {i18n.t(
        'They are a part of the audit. Ask the person who manages your account for the permission.',
      )}
    </NoAccess>
  );
}

function Files() {
  const [before, setBefore] = useState<string>();
  const list = useListExportedFiles(
    { size: 10, ...(before !== undefined && { before }) },
    { keepPreviousData: true },
  );
  return (
    <ExportedFilesView
      {...answerOf(list)}
      onNewest={before === undefined ? undefined : () => setBefore(undefined)}
      onOlder={setBefore}
    />
  );
}
