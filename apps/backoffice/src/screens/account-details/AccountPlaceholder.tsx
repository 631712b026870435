import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PageProblem } from '@tiyin/ui/page-problem';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { i18n } from '../../texts/i18n.ts';

export interface AccountPlaceholderProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown instead of an account while there is none. */
export function AccountPlaceholder({ isRetrying, onRetry, problem }: AccountPlaceholderProps) {
  if (problem !== undefined) {
    return (
      <PageProblem
        {...{ isRetrying, onRetry, problem }}
        missing={
          <EmptyState title={i18n.t('There is no such account')}>
            {i18n.t('Look it up in the list.')}
          </EmptyState>
        }
        failedTitle={i18n.t('The account did not load')}
      />
    );
  }
  return (
    <Card>
      <SkeletonLines label={i18n.t('Loading the account')} />
    </Card>
  );
}
