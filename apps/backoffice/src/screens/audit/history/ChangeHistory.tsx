import { useListAuditEntries } from '@tiyin/api/hooks/audit';
import { Disclosure } from '@tiyin/ui/disclosure';
import { NoAccess } from '@tiyin/ui/no-access';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { answerOf } from '../../../lists/answer-of.ts';
import { auditAddress } from '../audit-address.ts';
import type { FactWords } from './change-rows.ts';
import { ChangeHistoryView } from './ChangeHistoryView.tsx';

export interface ChangeHistoryProps {
  /** The object, as the audit names it. */
  readonly objectKind: 'merchant' | 'terminal';
  readonly objectId: number;
  /** Changes with each change of the object: newer entries are requested then. */
  readonly version: number;
  readonly words: FactWords;
}

/** The history of an object from the audit; requested when it is opened (OFFICE-574). */
export function ChangeHistory(props: ChangeHistoryProps) {
  const mayRead = useIsPermitted({ permission: 'audit.read' });
  return (
    <Disclosure title={i18n.t('History of changes')} headingLevel={2}>
      {mayRead ? (
        // Another object or version begins with its newest changes.
        <Entries key={`${props.objectId} ${props.version}`} {...props} />
      ) : (
        <NoAccess title={i18n.t('You have no access to the history')}>
          {i18n.t(
            'It is a part of the audit. Ask the person who manages your account for the permission.',
          )}
        </NoAccess>
      )}
    </Disclosure>
  );
}

function Entries({ objectId, objectKind, words }: ChangeHistoryProps) {
  const [before, setBefore] = useState<string>();
  const object = { objectKind, objectId: String(objectId) };
  const list = useListAuditEntries(
    { ...object, size: 10, ...(before !== undefined && { before }) },
    { keepPreviousData: true },
  );
  return (
    <ChangeHistoryView
      {...answerOf(list)}
      words={words}
      auditHref={auditAddress({ conditions: object })}
      onNewest={before === undefined ? undefined : () => setBefore(undefined)}
      onOlder={setBefore}
    />
  );
}
