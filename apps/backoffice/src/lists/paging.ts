import { pageSizes, type PageSize } from '@tiyin/domain/paging';
import type { Paging } from '@tiyin/ui/list-page';

/** The paging parameters of a list. */
export interface PagedQuery {
  /** From 0. */
  readonly page: number;
  readonly size: PageSize;
}

/** The pages of a list whose query is in the address. */
export function pagingOf<Query extends PagedQuery>(
  query: Query,
  onQueryChange: (query: Query) => void,
): Paging {
  const { page, size } = query;
  const onChange = (next: Pick<Paging, 'page' | 'size'>): void =>
    onQueryChange({
      ...query,
      page: next.page,
      size: pageSizes.find((offered) => offered === next.size) ?? size,
    });
  return { page, size, sizes: pageSizes, onChange };
}
