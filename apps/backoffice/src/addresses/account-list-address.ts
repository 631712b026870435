import type { AccountSort } from '@tiyin/api/types';
import { isOneOf } from '@tiyin/domain/names';
import { defaultPageSize, pageSizes, totalPages, type PageSize } from '@tiyin/domain/paging';

/** The path of the list of payment accounts. */
export const accountsPath = '/accounts';

/** The state of the list; the address has all of it (OFFICE-32). */
export interface AccountListQuery {
  readonly search: string;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
  readonly sort: AccountSort;
}

const sorts = ['newest', 'oldest', 'most_used', 'least_used'] as const satisfies AccountSort[];

const LARGEST_PAGE = 100_000;
const LONGEST_SEARCH = 128;

/** The list for an address. Missing or invalid parts get the default. */
export function readAccountListQuery(address: string): AccountListQuery {
  const parameters = new URLSearchParams(address);
  const page = parameters.get('page') ?? '';
  const size = Number(parameters.get('size'));
  const sort = parameters.get('sort') ?? '';
  const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= LARGEST_PAGE + 1;
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: isPage ? Number(page) - 1 : 0,
    size: pageSizes.find((offered) => offered === size) ?? defaultPageSize,
    sort: isOneOf(sort, sorts) ? sort : 'newest',
  };
}

/** The address of a list. Pages are counted from one, as people do. */
export function accountListAddress({ page, search, size, sort }: AccountListQuery): string {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  if (sort !== 'newest') parameters.set('sort', sort);
  const text = parameters.toString();
  return text === '' ? accountsPath : `${accountsPath}?${text}`;
}

/** The query that has something to show: for a page beyond the end, the last page that there is. */
export function clampAccountPage(query: AccountListQuery, total: number): AccountListQuery {
  const last = Math.max(totalPages(total, query.size) - 1, 0);
  return query.page > last ? { ...query, page: last } : query;
}
