import type { Invoice, MissingPayout } from '@tiyin/api/types';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { isPending } from './approval-words.ts';
import type { InvoiceRights } from './invoice-rights.ts';
import type { Wait } from './wait.ts';

/** Whether a person makes the payout by hand, and has not confirmed it yet (ROUTING-41). */
export function isPaidByHand({ invoiceStatus, openPayout }: Invoice): boolean {
  return openPayout?.isMadeByHand === true && invoiceStatus.code === 'IN_PROGRESS';
}

function waitInProgress(invoice: Invoice): Wait {
  const { missingPayout } = invoice;
  if (missingPayout !== undefined) return waitWithoutPayout(missingPayout);
  return isPaidByHand(invoice)
    ? {
        words: i18n.t('Waits for a person to make the payout, and to confirm it in Money'),
        right: 'confirmsTransfers',
      }
    : { words: i18n.t('Waits for the provider to pay it out') };
}

/** The next payout is planned, or a person moved it here and sends one by Retry (INVOICE-38). */
function waitWithoutPayout({ isSendable, nextTryDate }: MissingPayout): Wait {
  if (nextTryDate !== null) {
    const words = i18n.t(
      'The last payout was not made: the next one is sent at {nextTryDate} UTC',
      {
        nextTryDate: formatShortUtc(nextTryDate),
      },
    );
    return { words };
  }
  const words = isSendable
    ? i18n.t(
        'Needs a person: no payout is under way. To send one, change the status to ERROR, then Retry',
      )
    : i18n.t('Needs a person: no payout is under way, and none can be sent. Decide the status');
  return { words, right: 'movesStatus' };
}

/** The event that a withdrawal waits for. */
export function waitOfWithdrawal(
  invoice: Invoice,
  { seesPayouts }: InvoiceRights,
): Wait | undefined {
  if (invoice.isRetryable) {
    const words = i18n.t('The payout was not made: it can be sent again');
    return { words, right: 'movesStatus' };
  }
  // Without a payout only a person leads here, and nothing is sent by itself (INVOICE-38).
  const hasNone = seesPayouts === true && invoice.openPayout === undefined;
  switch (invoice.invoiceStatus.code) {
    case 'NEW':
      // The customer of a refund has named the payee, and a second person approves them (PEOPLE-520).
      if (isPending(invoice, 'REFUND')) return undefined;
      return { words: i18n.t('Waits for the customer to say where the money goes') };
    case 'IN_PROGRESS':
      return waitInProgress(invoice);
    case 'PENDING':
    case 'PAYED':
      return hasNone
        ? {
            words: i18n.t('Needs a person: no payout is under way, decide the status'),
            right: 'movesStatus',
          }
        : { words: i18n.t('Waits for the provider to report that it was paid') };
    case 'ERROR':
      return {
        words: seesPayouts
          ? i18n.t('Needs a person: look at its transactions, and decide the status')
          : i18n.t('Needs a person: it is not known to be paid, decide the status'),
        right: 'movesStatus',
      };
    default:
      return undefined;
  }
}
