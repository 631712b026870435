import type { ApiProblem } from '@tiyin/api/errors';
import { ErrorState } from '@tiyin/ui/error-state';
import { RetryBanner } from './RetryBanner.tsx';

/** What it takes. */
export interface LoadProblemProps {
  /** What did not load, in the plural: "invoices". */
  readonly subject: string;
  /** Nothing is shown while there is none. */
  readonly problem: ApiProblem | undefined;
  /** An older answer is on screen and stays there. */
  readonly hasOlder: boolean;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Says that what is looked at did not load: in its place, or above the older answer that stays on screen. */
export function LoadProblem(props: LoadProblemProps) {
  const { hasOlder, isRetrying = false, onRetry, problem, subject: what } = props;
  if (problem === undefined) return null;
  if (!hasOlder) {
    return (
      <ErrorState title={`The ${what} did not load`} onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const title = `These ${what} may be out of date`;
  return <RetryBanner title={title} {...{ isRetrying, onRetry, problem }} />;
}
