import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/index.ts';
import { NoAccess } from '../no-access/index.ts';

export type PageProblemProps = {
  /** Why the page has no content: the HTTP status of the answer, and a sentence for people. */
  readonly problem: { readonly status: number; readonly title: string };
  /** The failure, with its object: "The invoice did not load". */
  readonly failedTitle: string;
  /** Shown where the address names nothing that is there, an EmptyState. */
  readonly missing: ReactNode;
  /** The way back for people without access, a LinkButton. */
  readonly wayBack?: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** Shown in the place of a page about one object: no access to it, not there, or not loaded. */
export function PageProblem(props: PageProblemProps) {
  const { failedTitle, isRetrying = false, missing, onRetry, problem, wayBack } = props;
  if (problem.status === 403) return <NoAccess action={wayBack} />;
  // 400: the id in the address cannot be one.
  if (problem.status === 404 || problem.status === 400) return missing;
  return (
    <ErrorState title={failedTitle} {...{ isRetrying, onRetry }}>
      {problem.title}
    </ErrorState>
  );
}
