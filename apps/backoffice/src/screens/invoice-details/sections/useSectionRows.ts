import type { Query } from '@tiyin/api/swr';
import type { SectionRows } from './InvoiceSection.tsx';
import { useRefreshWith } from './useRefreshWith.ts';

/** A query whose answer has rows, beside a cursor or alone. */
type RowsQuery<Row> = Pick<Query<{ data: Row[] }>, 'data' | 'error' | 'isValidating'> & {
  readonly mutate: () => Promise<unknown>;
};

/**
 * The rows of a section from its query.
 * @param freshness of the invoice: when it changes, requested rows are requested again.
 */
export function useSectionRows<Row>(query: RowsQuery<Row>, freshness: string): SectionRows<Row> {
  const { data, error, isValidating, mutate } = query;
  useRefreshWith(freshness, mutate);
  return {
    isRetrying: isValidating,
    onRetry: () => void mutate(),
    problem: error,
    rows: data?.data,
  };
}
