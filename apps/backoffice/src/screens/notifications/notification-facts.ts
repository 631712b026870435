import type { Notification } from '@tiyin/api/types';
import { currencies, isCurrencyCode } from '@tiyin/domain/money';
import { shortId } from '../../identifier/short-id.ts';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { approvalFacts } from './approval-facts.ts';

/** The amounts that a notification may carry, with their words, in the order in which they are read. */
const amounts: readonly (readonly [string, () => string])[] = [
  ['amount', () => i18n.t('Amount')],
  ['saidAmount', () => i18n.t('Then said')],
  ['balance', () => i18n.t('Balance')],
  ['standing', () => i18n.t('Stands there')],
  ['limit', () => i18n.t('Limit')],
];

/** The known facts of a notification, in words: amounts with their currency (PEOPLE-43), the type of a webhook (API-243), a broken invariant (RUN-263), a request for approval (OFFICE-890). */
export function factsOf({ details }: Pick<Notification, 'details'>): string {
  const known = new Map(details.map(({ name, value }) => [name, value]));
  const webhook = known.get('webhook');
  if (webhook !== undefined) return i18n.t('Webhook: {webhook}', { webhook });
  const unpaid = known.get('unpaid');
  if (unpaid !== undefined) return pauseWords(unpaid, known);
  const unchecked = known.get('unchecked');
  if (unchecked !== undefined) return incompleteWords(unchecked, known);
  const check = known.get('check');
  if (check !== undefined)
    return i18n.t('{check} · Found: {violations}', {
      check,
      violations: known.get('violations') ?? '',
    });
  const saidReference = known.get('saidReference');
  if (saidReference !== undefined)
    return [
      `${i18n.t('Reference')}: ${known.get('reference') ?? ''}`,
      `${i18n.t('Then said')}: ${saidReference}`,
    ].join(' · ');
  return approvalFacts(known, amountsOf(known)) ?? amountsOf(known);
}

function amountsOf(known: ReadonlyMap<string, string>): string {
  const code = known.get('currency');
  if (code === undefined || !isCurrencyCode(code)) return '';
  return amounts
    .flatMap(([name, words]) => {
      const value = known.get(name);
      if (value === undefined || !/^-?\d+$/.test(value)) return [];
      return [`${words()}: ${formatMoney(BigInt(value), currencies[code])}`];
    })
    .join(' · ');
}

/** The omissions of a run of the checks, in words (OFFICE-395). */
function incompleteWords(unchecked: string, known: ReadonlyMap<string, string>): string {
  const parts: readonly (readonly [boolean, string])[] = [
    [unchecked !== '0', i18n.t('Checks without a result: {unchecked}', { unchecked })],
    [known.get('changes') === '1', i18n.t('More changed since the last run than one run looks at')],
    [known.get('entries') === '1', i18n.t('The entries of the ledger were not counted')],
  ];
  return parts.flatMap(([isSo, words]) => (isSo ? [words] : [])).join(' · ');
}

/** Why an account paused itself: the deposits, their pool and their invoices (OFFICE-313). */
function pauseWords(unpaid: string, known: ReadonlyMap<string, string>): string {
  const invoices = (known.get('invoices') ?? '').split(' ');
  const shortIds = invoices.map((id) => shortId(id.toUpperCase())).join(', ');
  return i18n.t('{unpaid} deposits in a row without money · Pool: {pool} · Invoices: {shortIds}', {
    unpaid,
    pool: known.get('pool') ?? '',
    shortIds,
  });
}

/** When the notification was closed that this one reopens; undefined for the first (PEOPLE-232). */
export function closedBeforeOf({ details }: Pick<Notification, 'details'>): string | undefined {
  return details.find(({ name }) => name === 'closedBefore')?.value;
}
