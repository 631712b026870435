import { ErrorState } from '../error-state/index.ts';
import { RetryBanner } from '../retry-banner/index.ts';
import { sayWith } from '../../locale/language/index.ts';

export type LoadProblemProps = {
  /** The content that did not load, in the plural: "invoices". */
  readonly subject: string;
  /** For people. Nothing is drawn without a problem. */
  readonly problem: { readonly title: string } | undefined;
  /** An older answer is on the page and stays there. */
  readonly hasOlder: boolean;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** Says that content did not load: in its place, or above the older content that stays. */
export function LoadProblem(props: LoadProblemProps) {
  const { hasOlder, isRetrying = false, onRetry, problem, subject } = props;
  if (problem === undefined) return null;
  if (hasOlder) {
    const title = sayWith('These {subject} may be out of date', { subject });
    return <RetryBanner {...{ isRetrying, onRetry, problem, title }} />;
  }
  return (
    <ErrorState
      title={sayWith('The {subject} did not load', { subject })}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {problem.title}
    </ErrorState>
  );
}
