import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';
import { defaultPageSize, pageSizes, type PageSize } from '@tiyin/domain/paging';

/** Which approvals are shown: those that wait for the person's decision, their own, or all. */
export type ShownApprovals = 'toDecide' | 'own' | 'all';

/** The state of the list; the address has all of it. */
export interface ApprovalsQuery {
  readonly shown: ShownApprovals;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
  /** The id of the request that is open over the list. */
  readonly request?: string | undefined;
}

const route = '/approvals';
const largestPage = 100_000;

/** The conditions of an address. */
export const approvalsConditions: AddressConditions = {
  shown: {
    label: () => i18n.t('Approvals'),
    isValid: (text) => ['toDecide', 'own', 'all'].includes(text),
  },
};

/** The list for an address; the first tab by default. */
export function readApprovalsQuery(search: string): ApprovalsQuery {
  const parameters = new URLSearchParams(search);
  const shown = parameters.get('shown');
  const page = Number(parameters.get('page') ?? 1);
  const size = Number(parameters.get('size'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= largestPage;
  return {
    shown: shown === 'own' || shown === 'all' ? shown : 'toDecide',
    page: isPage ? page - 1 : 0,
    size: pageSizes.find((offered) => offered === size) ?? defaultPageSize,
    request: parameters.get('request') ?? undefined,
  };
}

/** The address of a list; pages are counted from one, as people do. */
export function approvalsAddress({
  page = 0,
  request,
  shown = 'toDecide',
  size = defaultPageSize,
}: Partial<ApprovalsQuery>): string {
  const parameters = new URLSearchParams();
  if (shown !== 'toDecide') parameters.set('shown', shown);
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  if (request !== undefined) parameters.set('request', request);
  const query = parameters.toString();
  return query === '' ? route : `${route}?${query}`;
}
