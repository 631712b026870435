import type { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { StoreIcon } from '@tiyin/ui/icon';
import { PageHeader } from '@tiyin/ui/page-header';
import { PageProblem } from '@tiyin/ui/page-problem';
import { Skeleton, SkeletonTitle } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';

export interface MerchantPlaceholderProps {
  /** Whether the merchant, or the person's merchant id, is loading. */
  readonly isLoading: boolean;
  /** Why there is no merchant. */
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Clears the chosen merchant; missing for people who may not choose. */
  readonly onForget?: (() => void) | undefined;
  /** New Merchant, for people who may create one. */
  readonly actions?: ReactNode;
}

function Loading() {
  return (
    <Stack gap={24}>
      <PageHeader title={<SkeletonTitle label={i18n.t('Loading the merchant')} />} />
      <Card title={i18n.t('Merchant')}>
        <Stack gap={16}>
          <Skeleton width="short" />
          <Skeleton height="control" />
          <Skeleton height="block" />
        </Stack>
      </Card>
    </Stack>
  );
}

/** Shown instead of a merchant: loading, none yet, removed, no permission, or failed. */
export function MerchantPlaceholder(props: MerchantPlaceholderProps) {
  const { actions, isLoading, isRetrying = false, onForget, onRetry, problem } = props;
  if (isLoading) return <Loading />;
  if (problem === undefined) {
    return (
      <EmptyState icon={StoreIcon} title={i18n.t('There is no merchant yet')} action={actions}>
        {i18n.t('A merchant has its terminals, its API keys and a payment form of its own look.')}
      </EmptyState>
    );
  }
  const first = onForget && <Button onPress={onForget}>{i18n.t('To the first merchant')}</Button>;
  return (
    <PageProblem
      {...{ isRetrying, onRetry, problem }}
      missing={
        <EmptyState title={i18n.t('There is no such merchant')} action={first}>
          {i18n.t('The merchant that was chosen last is not there any more.')}
        </EmptyState>
      }
      failedTitle={i18n.t('The merchant did not load')}
    />
  );
}
