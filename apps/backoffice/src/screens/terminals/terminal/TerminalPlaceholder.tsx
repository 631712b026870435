import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LinkButton } from '@tiyin/ui/link-button';
import { PageProblem } from '@tiyin/ui/page-problem';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { terminalsPath } from '../../../addresses/terminals-address.ts';

export interface TerminalPlaceholderProps {
  /** Why there is no terminal; missing while loading. */
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A card of fields that are not there yet. */
export const fieldsSkeleton = (
  <Card>
    <Stack gap={12}>
      <Skeleton width="short" />
      <Skeleton height="control" />
      <Skeleton width="medium" />
      <Skeleton height="control" />
    </Stack>
  </Card>
);

function Loading() {
  return (
    <Stack gap={24}>
      <SkeletonStatus label={i18n.t('Loading the terminal')} />
      {fieldsSkeleton}
      {fieldsSkeleton}
    </Stack>
  );
}

/** Shown instead of a terminal: loading, not found, no permission, or failed. */
export function TerminalPlaceholder(props: TerminalPlaceholderProps) {
  const { isRetrying = false, onRetry, problem } = props;
  if (problem === undefined) return <Loading />;
  const back = <LinkButton href={terminalsPath}>{i18n.t('To the terminals')}</LinkButton>;
  return (
    <PageProblem
      {...{ isRetrying, onRetry, problem }}
      wayBack={back}
      missing={
        <EmptyState title={i18n.t('There is no such terminal')} action={back}>
          {i18n.t('The link may be wrong, or the terminal belongs to somebody else.')}
        </EmptyState>
      }
      failedTitle={i18n.t('The terminal did not load')}
    />
  );
}
