import { isOneOf } from '@tiyin/domain/names';
import { defaultPageSize, pageSizes, type PageSize } from '@tiyin/domain/paging';
import { type PersonState, personStates } from '@tiyin/domain/permissions';
import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';

/** The path of the people. */
export const peoplePath = '/people';

/** The state of the list of people; the address has all of it (OFFICE-342). */
export interface PeopleQuery {
  readonly tab: 'people' | 'roles';
  readonly search: string;
  /** The id of a role; missing for all. */
  readonly roleId?: number;
  readonly state?: PersonState;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
}

const positive = /^[1-9]\d{0,8}$/;
const longestSearch = 128;

/** The conditions of an address. */
export const peopleConditions: AddressConditions = {
  role: { label: () => i18n.t('Role'), isValid: (text) => positive.test(text) },
  state: { label: () => i18n.t('State'), isValid: (text) => isOneOf(text, personStates) },
};

/** The list for an address; missing or invalid parts get the default. */
export function readPeopleQuery(address: string): PeopleQuery {
  const given = new URLSearchParams(address);
  const text = (name: string) => given.get(name) ?? '';
  const [page, roleId, state] = [text('page'), text('role'), text('state')];
  return {
    tab: text('tab') === 'roles' ? 'roles' : 'people',
    search: text('search').trim().slice(0, longestSearch),
    ...(positive.test(roleId) && { roleId: Number(roleId) }),
    ...(isOneOf(state, personStates) && { state }),
    page: positive.test(page) ? Math.min(Number(page) - 1, 100_000) : 0,
    size: pageSizes.find((offered) => offered === Number(text('size'))) ?? defaultPageSize,
  };
}

/** The address of a list. Pages are counted from one, as people do. */
export function peopleAddress(query: Partial<PeopleQuery>): string {
  const { page = 0, roleId, search = '', size = defaultPageSize, state, tab } = query;
  const parameters = new URLSearchParams();
  if (tab === 'roles') parameters.set('tab', tab);
  if (search !== '') parameters.set('search', search);
  if (roleId !== undefined) parameters.set('role', String(roleId));
  if (state !== undefined) parameters.set('state', state);
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  const text = parameters.toString();
  return text === '' ? peoplePath : `${peoplePath}?${text}`;
}
