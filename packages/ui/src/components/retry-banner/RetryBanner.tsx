import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { say } from '../../locale/language/index.ts';

export type RetryBannerProps = {
  /** The failure: "These invoices may be out of date". */
  readonly title: string;
  /** The cause, for people. */
  readonly problem: { readonly title: string };
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly retryLabel?: string;
};

/** Above older data that stays on the page: a refresh failed, why, and a button to try again. */
export function RetryBanner(props: RetryBannerProps) {
  const { isRetrying = false, onRetry, problem, retryLabel = say('Try again'), title } = props;
  const retry = (
    <Button size="sm" onPress={onRetry} isPending={isRetrying}>
      {retryLabel}
    </Button>
  );
  return (
    <Banner tone="warning" isNews actions={retry} title={title}>
      {problem.title}
    </Banner>
  );
}
