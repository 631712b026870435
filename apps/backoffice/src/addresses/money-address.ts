import { type PaymentCurrencyCode, paymentCurrencyCodes } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';
import { type Day, isDay } from './filter-fields.ts';
import { defaultPageSize, pageSizes, totalPages, type PageSize } from '@tiyin/domain/paging';

/** The path of the money that needs a person. */
const moneyPath = '/money';

/** The parts of the page. */
export const moneyTabs = ['confirm', 'unmatched', 'suspense', 'all', 'settlements'] as const;

/** A part of the page. */
export type MoneyTab = (typeof moneyTabs)[number];

/** Which transfers the list of all shows. */
export type ShownTransfers = 'all' | 'unmatched' | 'assigned';

/** The reporter of a transfer. */
export const transferReporters = ['provider', 'staff', 'statement'] as const;

/** The reporter of a transfer. */
export type TransferReporter = (typeof transferReporters)[number];

/** The conditions of a list besides its search; days are of UTC, yyyy-MM-dd. */
export interface TransferNarrowing {
  readonly accountId?: number | undefined;
  readonly providerId?: number | undefined;
  readonly currency?: PaymentCurrencyCode | undefined;
  readonly source?: TransferReporter | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The state of the page; the address has all of it (OFFICE-32). */
export interface MoneyQuery extends TransferNarrowing {
  /** Missing: the first that the person may see. */
  readonly tab: MoneyTab | undefined;
  /** The chosen item of a queue: the id of its invoice, or of its unmatched transfer. */
  readonly item: string | undefined;
  readonly search: string;
  readonly state: ShownTransfers;
  /** Of the settlements. */
  readonly merchantId?: number | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
}

const LARGEST_PAGE = 100_000;
const LONGEST_SEARCH = 128;
const states: readonly ShownTransfers[] = ['all', 'unmatched', 'assigned'];

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** The conditions of an address. */
export const moneyConditions: AddressConditions = {
  state: { label: () => i18n.t('Transfers'), isValid: (text) => isOneOf(text, states) },
  merchant: { label: () => i18n.t('Merchant'), isValid: isId },
  account: { label: () => i18n.t('Account'), isValid: isId },
  provider: { label: () => i18n.t('Provider'), isValid: isId },
  currency: {
    label: () => i18n.t('Currency'),
    isValid: (text) => isOneOf(text, paymentCurrencyCodes),
  },
  source: {
    label: () => i18n.t('Reported by'),
    isValid: (text) => isOneOf(text, transferReporters),
  },
  from: { label: () => i18n.t('Days (UTC)'), isValid: isDay },
  to: { label: () => i18n.t('Days (UTC)'), isValid: isDay },
};

/** The page for an address. Missing or invalid parts get the default. */
export function readMoneyQuery(address: string): MoneyQuery {
  const parameters = new URLSearchParams(address);
  const page = parameters.get('page') ?? '';
  const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= LARGEST_PAGE + 1;
  const size = Number(parameters.get('size'));
  const idOf = (name: string) => {
    const id = parameters.get(name) ?? '';
    return isId(id) ? Number(id) : undefined;
  };
  const dayOf = (name: string) => {
    const day = parameters.get(name) ?? '';
    return isDay(day) ? day : undefined;
  };
  return {
    tab: moneyTabs.find((tab) => tab === parameters.get('tab')),
    item: parameters.get('item') ?? undefined,
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: states.find((state) => state === parameters.get('state')) ?? 'all',
    merchantId: idOf('merchant'),
    accountId: idOf('account'),
    providerId: idOf('provider'),
    source: transferReporters.find((source) => source === parameters.get('source')),
    currency: paymentCurrencyCodes.find((code) => code === parameters.get('currency')),
    from: dayOf('from'),
    to: dayOf('to'),
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
  for (const [name, value] of Object.entries(narrowingOf(query))) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  const text = parameters.toString();
  return text === '' ? moneyPath : `${moneyPath}?${text}`;
}

function narrowingOf(query: Partial<MoneyQuery>) {
  const { accountId, currency, from, merchantId, providerId, source, to } = query;
  return {
    merchant: merchantId,
    account: accountId,
    provider: providerId,
    currency,
    source,
    from,
    to,
  };
}

/** The query that has something to show: for a page beyond the end, the last page that there is. */
export function clampMoneyPage(query: MoneyQuery, total: number): MoneyQuery {
  const last = Math.max(totalPages(total, query.size) - 1, 0);
  return query.page > last ? { ...query, page: last } : query;
}
