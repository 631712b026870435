import type { ApiProblem } from '@tiyin/api/errors';
import { ErrorState } from '@tiyin/ui/error-state';
import { RetryBanner } from './RetryBanner.tsx';

export interface LoadProblemProps {
  /** The content that did not load, in the plural: "invoices". */
  readonly subject: string;
  /** Nothing is rendered without a problem. */
  readonly problem: ApiProblem | undefined;
  /** An older answer is on screen and stays there. */
  readonly hasOlder: boolean;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Says that the content did not load: in its place, or above the old data that stays visible. */
export function LoadProblem(props: LoadProblemProps) {
  const { hasOlder, isRetrying = false, onRetry, problem, subject } = props;
  if (problem === undefined) return null;
  if (!hasOlder) {
    return (
      <ErrorState title={`The ${subject} did not load`} onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const title = `These ${subject} may be out of date`;
  return <RetryBanner title={title} {...{ isRetrying, onRetry, problem }} />;
}
