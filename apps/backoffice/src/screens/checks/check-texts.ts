import type { Check } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

type CheckTexts = Pick<Check, 'description' | 'title'>;

const texts: Readonly<Record<string, () => CheckTexts>> = {
  'currencies-sum-to-zero': () => ({
    title: i18n.t('The balances of each currency sum to zero'),
    description: i18n.t(
      'Every posting moves money from one ledger account to another, so all balances of a currency, test and production apart, cancel out. A rest means that an entry or a balance was changed outside the system.',
    ),
  }),
  'postings-balance': () => ({
    title: i18n.t('Every posting sums to zero'),
    description: i18n.t(
      'The entries of one posting cancel out in their currency, and are all test or all production.',
    ),
  }),
  'balances-match-entries': () => ({
    title: i18n.t('The balance of every ledger account is the sum of its entries'),
    description: i18n.t(
      'The stored balance is compared with the counted entries and those after them. All entries of an account are counted again in slices.',
    ),
  }),
  'days-match-balances': () => ({
    title: i18n.t('The last day of every balance, reserve and payment account ends in its balance'),
    description: i18n.t(
      'Reports read the sums that are kept of each day of these ledger accounts. The closing balance of the last day is compared with the stored balance.',
    ),
  }),
  'unmatched-in-suspense': () => ({
    title: i18n.t('Money without an invoice stands in the suspense without a merchant'),
    description: i18n.t(
      'The suspense that belongs to nobody holds exactly the transfers that found no invoice, less their returns.',
    ),
  }),
  'returns-in-reserve': () => ({
    title: i18n.t('The reserve of returns is the money on its way back'),
    description: i18n.t('It holds the amounts of the returns whose outcome is not known yet.'),
  }),
  'done-is-booked': () => ({
    title: i18n.t('Every DONE invoice is booked'),
    description: i18n.t(
      'A DONE deposit has given its amount less the fee to the merchant; a DONE withdrawal has taken its amount and fee. The fee stands in our fees.',
    ),
  }),
  'booked-is-done': () => ({
    title: i18n.t('Nothing is booked of an invoice that is not DONE'),
    description: i18n.t(
      'Until DONE a deposit gives the merchant nothing, a withdrawal takes nothing from a payment account, and there is no fee.',
    ),
  }),
  'withdrawals-are-reserved': () => ({
    title: i18n.t('The reserve holds amount and fee of every withdrawal under way'),
    description: i18n.t(
      'From IN_PROGRESS to ERROR amount and fee of a withdrawal are in the merchant’s reserve and nowhere else; before and after it holds nothing.',
    ),
  }),
  'suspense-is-unbooked-money': () => ({
    title: i18n.t('The suspense of every invoice is what came, less what was booked and returned'),
    description: i18n.t(
      'Money that was reported for an invoice stays in suspense until it is booked, returned or reversed.',
    ),
  }),
  'history-gives-status': () => ({
    title: i18n.t('The history of every invoice is complete and ends in its status'),
    description: i18n.t(
      'The events of an invoice are numbered from 1 without a gap, and the last one with a status names the status that the invoice has.',
    ),
  }),
  'refunds-within-deposit': () => ({
    title: i18n.t('The refunds of a deposit never exceed it'),
    description: i18n.t(
      'The refunds that count sum to the amount of their deposit at most, and it stays DONE. One that counts again without being sent again is left out: its money had left, as its provider or a person said.',
    ),
  }),
  'callbacks-without-gaps': () => ({
    title: i18n.t('The callbacks of every invoice have no gap'),
    description: i18n.t(
      'Every status of an invoice with a callback address has its callback. A merchant that takes its address away and sets another one later has gaps, which are allowed.',
    ),
  }),
  'waiting-callbacks-have-jobs': () => ({
    title: i18n.t('Every callback that waits will be sent'),
    description: i18n.t(
      'A callback that waits for its delivery has a job in the queue that delivers it.',
    ),
  }),
  'leases-have-open-deposit': () => ({
    title: i18n.t('Every open lease belongs to an open deposit'),
    description: i18n.t(
      'An invoice that has ended releases its amount on the account. A lease that stays keeps other customers from paying this amount.',
    ),
  }),
  'payouts-known-within-an-hour': () => ({
    title: i18n.t('The outcome of every payout is known within an hour'),
    description: i18n.t(
      'A payout of production whose provider has not named its outcome for an hour: ask the provider, then enter the outcome. Payouts by hand are not among them.',
    ),
  }),
  'suspense-is-young': () => ({
    title: i18n.t('No money stands in suspense for more than 30 days'),
    description: i18n.t(
      'Money of production that belongs to no invoice, or to one that could not take it, is to be assigned or returned. The figures are all that stands in suspense now.',
    ),
  }),
};

/** A check in the language of the person; in English, and where it is new, as the server describes it. */
export function checkTexts({ description, id, title }: Check): CheckTexts {
  const own = i18n.locale === 'en' ? undefined : texts[id];
  return own?.() ?? { description, title };
}
