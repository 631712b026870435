import type { PersonDetails, Session } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { useMemo } from 'react';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { browserText } from '../../texts/lists/browsers.ts';
import type { PersonDialog } from './use-person-commands.ts';

export interface PersonSessionsProps {
  readonly onDialog: (dialog: PersonDialog) => void;
  /** Stable between renders. */
  readonly onEndSession: (session: Session) => void;
  readonly person: PersonDetails;
}

/** Where a person is signed in; ended one by one or all. */
export function PersonSessions({ onDialog, onEndSession, person }: PersonSessionsProps) {
  const { isManageable, sessions } = person;
  const columns = useMemo(
    () => sessionColumns(isManageable ? onEndSession : undefined),
    [isManageable, onEndSession],
  );
  return (
    <Card
      title={i18n.t('Sessions')}
      actions={
        isManageable &&
        sessions.length > 0 && (
          <Button size="sm" onPress={() => onDialog('endSessions')}>
            {i18n.t('Sign out everywhere')}
          </Button>
        )
      }
    >
      <DataTable
        label={i18n.t('Sessions')}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={<EmptyState title={i18n.t('Not signed in anywhere')} />}
      />
    </Card>
  );
}

function sessionColumns(onEnd?: (session: Session) => void): readonly DataColumn<Session>[] {
  return [
    {
      id: 'browser',
      header: i18n.t('Browser'),
      cell: ({ browser }) => browserText(browser),
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'createdDate',
      header: i18n.t('Signed in (UTC)'),
      cell: ({ createdDate }) => formatShortUtc(createdDate),
    },
    {
      id: 'expiryDate',
      header: i18n.t('Ends by itself (UTC)'),
      cell: ({ expiryDate }) => formatShortUtc(expiryDate),
    },
    ...(onEnd
      ? [
          {
            id: 'actions',
            header: i18n.t('Actions'),
            cell: (session: Session) => (
              <Button size="sm" onPress={() => onEnd(session)}>
                {i18n.t('Sign out')}
              </Button>
            ),
            hasControls: true,
            fold: 'aside',
          } as const,
        ]
      : []),
  ];
}
