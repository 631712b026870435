import { invoiceStatusByCode, type InvoiceStatusCode } from '@tiyin/domain/invoices';
import { noFilter, type InvoiceFilter } from '../../addresses/invoice-filter.ts';
import { utcDayOf } from '../../addresses/filter-fields.ts';
import { invoiceListAddress, type InvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { defaultSort } from '../../addresses/invoice-sort.ts';
import { i18n } from '../../texts/i18n.ts';
import type { NamedView } from './named-views.ts';

/** A list that everybody has; it leaves the columns as they are. */
export type ReadyView = Pick<NamedView, 'address' | 'name'>;

const idsOf = (...codes: readonly InvoiceStatusCode[]) =>
  codes.map((code) => invoiceStatusByCode(code).id);

/**
 * The lists of a person's daily work, for the terminal and the page size of the current one (OFFICE-461).
 * @param now Unix ms; days are those of UTC
 * @param may without the permission for payouts or assignments such a list would be empty (INVOICE-465, INVOICE-621)
 */
export function readyViews(
  query: InvoiceListQuery,
  now: number,
  may: { readonly seePayouts: boolean; readonly seeAssignees: boolean },
): readonly ReadyView[] {
  const today = utcDayOf(now);
  const filters: readonly (readonly [name: string, conditions: Partial<InvoiceFilter>])[] = [
    [i18n.t('Needs a person'), { statusIds: idsOf('ERROR') }],
    ...(may.seeAssignees ? [[i18n.t('Assigned to me'), { assignee: 'me' }] as const] : []),
    [i18n.t('Customer says it is paid'), { statusIds: idsOf('PENDING'), flowType: 'DEPOSIT' }],
    [
      i18n.t('Payouts under way'),
      { statusIds: idsOf('IN_PROGRESS', 'PAYED'), flowType: 'WITHDRAWAL' },
    ],
    ...(may.seePayouts ? [[i18n.t('Unknown payouts'), { isPayoutUnknown: true }] as const] : []),
    [i18n.t('Today'), { dateFrom: today, dateTo: today }],
    [i18n.t('Large today'), { isLarge: true, dateFrom: today, dateTo: today }],
    [i18n.t('Declined today'), { statusIds: idsOf('DECLINED'), dateFrom: today, dateTo: today }],
  ];
  return filters.map(([name, conditions]) => ({
    name,
    address: invoiceListAddress({
      ...query,
      filter: { ...noFilter, ...conditions },
      page: 0,
      sort: defaultSort,
    }),
  }));
}
