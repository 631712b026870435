import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';

export interface AccountPlaceholderProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown instead of an account while there is none. */
export function AccountPlaceholder({ isRetrying, onRetry, problem }: AccountPlaceholderProps) {
  if (problem?.status === 403) return <NoAccess />;
  if (problem?.status === 404 || problem?.status === 400) {
    return (
      <EmptyState title={i18n.t('There is no such account')}>
        {i18n.t('Look it up in the list.')}
      </EmptyState>
    );
  }
  if (problem !== undefined) {
    return (
      <ErrorState
        title={i18n.t('The account did not load')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {problem.title}
      </ErrorState>
    );
  }
  return (
    <Card>
      <Stack gap={12}>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Stack>
    </Card>
  );
}
