import { defaultPageSize, pageSizes, totalPages, type PageSize } from '@tiyin/domain/paging';

/** The path of the money that needs a person. */
const moneyPath = '/money';

/** The parts of the page. */
export const moneyTabs = ['confirm', 'unmatched', 'all'] as const;

/** A part of the page. */
export type MoneyTab = (typeof moneyTabs)[number];

/** Which transfers the list of all shows. */
export type ShownTransfers = 'all' | 'unmatched' | 'assigned';

/** The state of the page; the address has all of it (OFFICE-32). */
export interface MoneyQuery {
  /** Missing: the first that the person may see. */
  readonly tab: MoneyTab | undefined;
  /** The chosen item of a queue: an invoice's id to confirm, a transfer's id of the unmatched. */
  readonly item: string | undefined;
  readonly search: string;
  readonly state: ShownTransfers;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
}

const LARGEST_PAGE = 100_000;
const LONGEST_SEARCH = 128;
const states: readonly ShownTransfers[] = ['all', 'unmatched', 'assigned'];

/** The page for an address. Missing or invalid parts get the default. */
export function readMoneyQuery(address: string): MoneyQuery {
  const parameters = new URLSearchParams(address);
  const page = parameters.get('page') ?? '';
  const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= LARGEST_PAGE + 1;
  const size = Number(parameters.get('size'));
  return {
    tab: moneyTabs.find((tab) => tab === parameters.get('tab')),
    item: parameters.get('item') ?? undefined,
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: states.find((state) => state === parameters.get('state')) ?? 'all',
    page: isPage ? Number(page) - 1 : 0,
    size: pageSizes.find((offered) => offered === size) ?? defaultPageSize,
  };
}

/** The address of the page; pages are counted from one, as people do. */
export function moneyAddress(query: Partial<MoneyQuery>): string {
  const { item, page = 0, search = '', size = defaultPageSize, state = 'all', tab } = query;
  const parameters = new URLSearchParams();
  if (tab !== undefined) parameters.set('tab', tab);
  if (item !== undefined) parameters.set('item', item);
  if (search !== '') parameters.set('search', search);
  if (state !== 'all') parameters.set('state', state);
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  const text = parameters.toString();
  return text === '' ? moneyPath : `${moneyPath}?${text}`;
}

/** The query that has something to show: for a page beyond the end, the last page that there is. */
export function clampMoneyPage(query: MoneyQuery, total: number): MoneyQuery {
  const last = Math.max(totalPages(total, query.size) - 1, 0);
  return query.page > last ? { ...query, page: last } : query;
}
