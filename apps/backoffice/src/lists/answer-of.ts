import type { ApiProblem } from '@tiyin/api/errors';

/** The state of a list's request, as the hooks of the contract return it. */
interface RequestState<Page> {
  readonly data: Page | undefined;
  readonly error: ApiProblem | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** A request with `keepPreviousData` as the answer of a list: old rows are stale while others load. */
export function answerOf<Page>(list: RequestState<Page>) {
  return {
    page: list.data,
    problem: list.error,
    onRetry: () => void list.mutate(),
    isRetrying: list.isValidating,
    isStale: list.isLoading && list.data !== undefined,
  };
}
