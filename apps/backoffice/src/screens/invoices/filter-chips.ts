import type { NamedRef } from '@tiyin/api/types';
import { parseReportDay } from '@tiyin/domain/dates';
import { invoiceStatusById } from '@tiyin/domain/invoices';
import { formatDayUtc, formatMajorUnits } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { conditionsOf, type Condition, type FilterKind } from '../../addresses/filter-fields.ts';
import { isNarrowing, type InvoiceFilter } from '../../addresses/invoice-filter.ts';

/** One thing that narrows the list, in words that are understood alone, and the filter without it. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly without: InvoiceFilter;
}

function dayInWords(day: string): string {
  const read = parseReportDay(day);
  return read.ok ? formatDayUtc(read.ms) : day;
}

const assigneeWords = (choice: string, people: readonly NamedRef[]): string =>
  people.find(({ id }) => String(id) === choice)?.name ??
  (/^\d/.test(choice) ? i18n.t('person {choice}', { choice }) : ownWords(choice));

const ownWords = (choice: string) => (choice === 'me' ? i18n.t('me') : i18n.t('nobody'));

/** The values in words, by the kind of their condition; of a flag the label alone says it. */
const words: {
  readonly [Kind in Exclude<FilterKind, 'flag'>]: (
    value: Condition<Kind>['value'] & {},
    people: readonly NamedRef[],
  ) => string;
} = {
  assignee: assigneeWords,
  day: dayInWords,
  flowType: (code) => code,
  id: (id) => (id === 0 ? 'none' : String(id)),
  method: (name) => name,
  sum: (sum) => formatMajorUnits(sum),
  text: (text) => text,
};

function labelOf(condition: Condition, people: readonly NamedRef[]): string | null {
  if (condition.value === null) return null;
  return condition.kind === 'flag' ? condition.label : valueLabel(condition, people);
}

function valueLabel<Kind extends Exclude<FilterKind, 'flag'>>(
  condition: Condition<Kind>,
  people: readonly NamedRef[],
) {
  const { kind, label, value } = condition;
  return value === null ? null : `${label}: ${words[kind](value, people)}`;
}

/**
 * The conditions of the list, one by one: each status separately.
 * @param people those whose names are known
 */
export function filterChips(
  filter: InvoiceFilter,
  people: readonly NamedRef[] = [],
): readonly FilterChip[] {
  if (!isNarrowing(filter)) return [];
  const { search, statusIds } = filter;
  const statuses = statusIds.map((id) => ({
    id: `status-${id}`,
    label: i18n.t('Status: {id}', { id: invoiceStatusById(id)?.code ?? id }),
    without: { ...filter, statusIds: statusIds.filter((other) => other !== id) },
  }));
  const others = conditionsOf(filter).flatMap((condition) => {
    const label = labelOf(condition, people);
    const id = condition.name;
    return label === null ? [] : [{ id, label, without: { ...filter, [id]: null } }];
  });
  const searched = {
    id: 'search',
    label: i18n.t('Search: {search}', { search }),
    without: { ...filter, search: '' },
  };
  return [...statuses, ...others, ...(search === '' ? [] : [searched])];
}
