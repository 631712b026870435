import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';

export interface AccountPlaceholderProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown instead of an account while there is none. */
export function AccountPlaceholder({ isRetrying, onRetry, problem }: AccountPlaceholderProps) {
  if (problem?.status === 403) return <NoAccess />;
  if (problem?.status === 404 || problem?.status === 400) {
    return <EmptyState title="There is no such account">Look it up in the list.</EmptyState>;
  }
  if (problem !== undefined) {
    return (
      <ErrorState title="The account did not load" onRetry={onRetry} isRetrying={isRetrying}>
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
