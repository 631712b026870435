import type { ApiProblem } from '@tiyin/api/errors';
import type { Session } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';

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

const none: readonly Session[] = [];

function sessionColumns(onEnd: SessionsViewProps['onEnd']): readonly DataColumn<Session>[] {
  return [
    {
      id: 'browser',
      header: 'Browser',
      cell: ({ browser }) => browser ?? 'Unknown browser',
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'createdDate',
      header: 'Signed in (UTC)',
      cell: ({ createdDate }) => formatShortUtc(createdDate),
    },
    {
      id: 'expiryDate',
      header: 'Ends by itself (UTC)',
      cell: ({ expiryDate }) => formatShortUtc(expiryDate),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (session) =>
        session.isCurrent ? (
          <Badge tone="success" mark="dot">
            This session
          </Badge>
        ) : (
          <Button size="sm" onPress={() => onEnd(session)}>
            Sign out
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
  const hasFailed = sessions === undefined && problem !== undefined;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card title="Where you are signed in" level={3}>
      <Stack gap={16}>
        <DataTable
          label="Sessions"
          columns={columns}
          rows={sessions ?? none}
          rowKey={({ id }) => id}
          isLoading={sessions === undefined && !hasFailed}
          expectedRows={1}
          loadingLabel="Loading the sessions"
          empty={<EmptyState title="No sessions" />}
          {...(hasFailed && {
            error: (
              <ErrorState title="The sessions did not load" {...{ isRetrying, onRetry }}>
                {problem.title}
              </ErrorState>
            ),
          })}
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
        <Button onPress={() => setIsAsked(true)}>Sign out everywhere else</Button>
      </Inline>
      <ConfirmDialog
        title="Sign out everywhere else"
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={() => void end()}
        isPending={isPending}
      >
        Are you sure you want to end all your sessions but this one?
      </ConfirmDialog>
    </>
  );
}
