import type { ApiProblem } from '@tiyin/api/errors';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';

/** What it takes. */
export interface RetryBannerProps {
  /** What is the matter: "These invoices may be out of date". */
  readonly title: string;
  readonly problem: ApiProblem;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Above what stays on screen: that it could not be asked for anew, why, and a way to try again. */
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
