import type { ApiProblem } from '@tiyin/api/errors';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';

export interface RetryBannerProps {
  /** The problem: "These invoices may be out of date". */
  readonly title: string;
  readonly problem: ApiProblem;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Above old data: that a refresh failed, why, and a retry button. */
export function RetryBanner({ isRetrying = false, onRetry, problem, title }: RetryBannerProps) {
  const retry = (
    <Button size="sm" onPress={onRetry} isPending={isRetrying}>
      Try again
    </Button>
  );
  return (
    <Banner tone="warning" isNews actions={retry} title={title}>
      {problem.title}
    </Banner>
  );
}
