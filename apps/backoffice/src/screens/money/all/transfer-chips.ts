import { parseReportDay } from '@tiyin/domain/dates';
import { formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import type { MoneyQuery, TransferNarrowing } from '../../../addresses/money-address.ts';
import { sourceWords } from '../money-words.ts';

/** The names of what a filter has as an id; its id where the name is not known. */
export interface NarrowingNames {
  readonly account: string | undefined;
  readonly provider: string | undefined;
}

/** One condition in words, and what removes it. */
export interface TransferChip {
  readonly id: string;
  readonly label: string;
  readonly without: Partial<TransferNarrowing>;
}

function dayWords(day: string): string {
  const read = parseReportDay(day);
  return read.ok ? formatDayUtc(read.ms) : day;
}

function daysWords({ from, to }: MoneyQuery): string | undefined {
  if (from === undefined)
    return to === undefined ? undefined : i18n.t('Until {to}', { to: dayWords(to) });
  if (to === undefined) return i18n.t('Since {from}', { from: dayWords(from) });
  return from === to
    ? i18n.t('Day: {from}', { from: dayWords(from) })
    : i18n.t('Days: {from} – {to}', { from: dayWords(from), to: dayWords(to) });
}

/** The conditions of the dialog that hold, one by one (OFFICE-323). */
export function transferChips(query: MoneyQuery, names: NarrowingNames): readonly TransferChip[] {
  const { accountId, currency, providerId, source } = query;
  const account =
    accountId && i18n.t('Account: {account}', { account: names.account ?? accountId });
  const provider =
    providerId && i18n.t('Provider: {provider}', { provider: names.provider ?? providerId });
  const chips = [
    { id: 'days', label: daysWords(query), without: { from: undefined, to: undefined } },
    { id: 'account', label: account, without: { accountId: undefined } },
    { id: 'provider', label: provider, without: { providerId: undefined } },
    {
      id: 'currency',
      label: currency && i18n.t('Currency: {currency}', { currency }),
      without: { currency: undefined },
    },
    {
      id: 'source',
      label: source && i18n.t('Reported by: {source}', { source: sourceWords[source] }),
      without: { source: undefined },
    },
  ];
  return chips.flatMap(({ label, ...chip }) =>
    typeof label === 'string' ? [{ ...chip, label }] : [],
  );
}
