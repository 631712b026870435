import { pageSizes, type PageSize, totalPages } from '@tiyin/domain/paging';
import { Inline } from '@tiyin/ui/inline';
import { PageSizeSelect } from '@tiyin/ui/page-size-select';
import { Paginator } from '@tiyin/ui/paginator';
import type { ReactNode } from 'react';

/** The paging parameters of a list. */
export interface PagedQuery {
  /** From 0. */
  readonly page: number;
  readonly size: PageSize;
}

export interface ListPagesProps<Query extends PagedQuery> {
  /** The listed objects, in the plural: "invoices". */
  readonly subject: string;
  readonly query: Query;
  readonly onQueryChange: (query: Query) => void;
  /** Rows in all. */
  readonly total: number;
  /** More to know of the total. */
  readonly note?: ReactNode;
}

/** The paginator of a list with the page size; another size returns to the first page. */
export function ListPages<Query extends PagedQuery>(props: ListPagesProps<Query>) {
  const { note, onQueryChange, query, total, subject } = props;
  return (
    <Inline justify="between">
      <Inline gap={16}>
        <Paginator
          label={`Pages of ${subject}`}
          page={query.page}
          totalPages={totalPages(total, query.size)}
          onPageChange={(page) => onQueryChange({ ...query, page })}
        />
        {note}
      </Inline>
      <PageSizeSelect
        sizes={pageSizes}
        value={query.size}
        onChange={(size) => onQueryChange({ ...query, page: 0, size })}
      />
    </Inline>
  );
}
