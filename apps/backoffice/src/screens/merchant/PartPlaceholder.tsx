import type { ApiProblem } from '@tiyin/api/errors';
import { ErrorState } from '@tiyin/ui/error-state';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';

/** What it takes. */
export interface PartPlaceholderProps {
  /** What to say where it did not load. */
  readonly title: string;
  /** Missing while it is on its way. */
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Stands where a part of the merchant is to be shown. */
export function PartPlaceholder({ isRetrying, onRetry, problem, title }: PartPlaceholderProps) {
  if (problem !== undefined) {
    return (
      <ErrorState title={title} {...{ isRetrying, onRetry }}>
        {problem.title}
      </ErrorState>
    );
  }
  return (
    <Stack gap={12}>
      <Skeleton width="medium" />
      <Skeleton height="badge" />
      <Skeleton width="long" />
      <VisuallyHidden>
        <span role="status">Loading</span>
      </VisuallyHidden>
    </Stack>
  );
}
