import type { ApiProblem } from '@tiyin/api/errors';
import type { Session } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { browserText } from '../../../texts/lists/browsers.ts';

export interface SessionsViewProps {
  /** Newest first; missing while loading. */
  readonly sessions: readonly Session[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Ends one. Kept between renders by the caller. */
  readonly onEnd: (session: Session) => void;
  /** Ends all but this; resolves when that is done, or its failure was shown. */
  readonly onEndOthers: () => Promise<void>;
}

function sessionColumns(onEnd: SessionsViewProps['onEnd']): readonly DataColumn<Session>[] {
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
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (session) =>
        session.isCurrent ? (
          <Badge tone="success" mark="dot">
            {i18n.t('This session')}
          </Badge>
        ) : (
          <Button size="sm" onPress={() => onEnd(session)}>
            {i18n.t('Sign out')}
          </Button>
        ),
      hasControls: true,
      fold: 'aside',
    },
  ];
}

/** A person's sessions, with a button to end unknown ones (PEOPLE-15). */
export function SessionsView(props: SessionsViewProps) {
  const { isRetrying = false, onEnd, onEndOthers, onRetry, problem, sessions } = props;
  const columns = useMemo(() => sessionColumns(onEnd), [onEnd]);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card title={i18n.t('Where you are signed in')} level={3}>
      <Stack gap={16}>
        <LoadedTable
          label={i18n.t('Sessions')}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          expectedRows={1}
          loadingLabel={i18n.t('Loading the sessions')}
          empty={<EmptyState title={i18n.t('No sessions')} />}
          failedTitle={i18n.t('The sessions did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
        {hasOthers && <EndOthers onEndOthers={onEndOthers} />}
      </Stack>
    </Card>
  );
}

function EndOthers({ onEndOthers }: Pick<SessionsViewProps, 'onEndOthers'>) {
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const end = async () => {
    setIsPending(true);
    await onEndOthers();
    setIsPending(false);
    setIsAsked(false);
  };
  return (
    <>
      <Inline>
        <Button onPress={() => setIsAsked(true)}>{i18n.t('Sign out everywhere else')}</Button>
      </Inline>
      <ConfirmDialog
        title={i18n.t('Sign out everywhere else')}
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={() => void end()}
        isPending={isPending}
      >
        {i18n.t('Are you sure you want to end all your sessions but this one?')}
      </ConfirmDialog>
    </>
  );
}
