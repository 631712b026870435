import { parseReportDay } from '@tiyin/domain/dates';
import { isPeriodInOrder } from '@tiyin/domain/reports';
import { utcDayOf } from '../../addresses/filter-fields.ts';
import type { AddressConditions } from '../../addresses/address-conditions.ts';
import { terminalCondition } from '../../addresses/invoice-list-address.ts';
import { pages } from '../../routing/pages.ts';
import { i18n } from '../../texts/i18n.ts';
import type { ReportDays } from './report-periods.ts';

/** The address of Reports. The terminal is always named, as in the list's (OFFICE-32). */
export function reportsAddress(terminalId: number | null): string {
  const parameters = new URLSearchParams({ terminal: String(terminalId ?? 'all') });
  return `${pages.reports.route}?${parameters.toString()}`;
}

const hasDays = (_: string, parameters: URLSearchParams) =>
  linkedDays(parameters.toString()) !== undefined;

/** The conditions of an address: the days are two, in order. */
export const reportConditions: AddressConditions = {
  ...terminalCondition,
  from: { label: () => i18n.t('Date From'), isValid: hasDays },
  to: { label: () => i18n.t('Date To'), isValid: hasDays },
};

/** The days that a link names, as that of a scheduled report does; none where they are not two days in order. */
export function linkedDays(search: string): ReportDays | undefined {
  const parameters = new URLSearchParams(search);
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const areDays = parseReportDay(from).ok && parseReportDay(to).ok;
  return areDays && isPeriodInOrder({ periodStart: from, periodEnd: to })
    ? { from: utcDayOf(Date.parse(from)), to: utcDayOf(Date.parse(to)) }
    : undefined;
}
