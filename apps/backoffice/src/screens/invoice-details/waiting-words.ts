import type { Invoice } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';

type Words = Readonly<Partial<Record<InvoiceStatusCode, string>>>;

const ofDeposit: Words = {
  get NEW() {
    return i18n.t('Waits for the customer to choose how to pay');
  },
  get IN_PROGRESS() {
    return i18n.t('Waits for the customer to pay');
  },
  get PENDING() {
    return i18n.t('Waits for the provider to report the money');
  },
  get PAYED() {
    return i18n.t('Waits for the provider to report the money');
  },
  get ERROR() {
    return i18n.t('Needs a person: look at what came, and decide the status');
  },
};

const ofWithdrawal: Words = {
  get NEW() {
    return i18n.t('Waits for the customer to say where the money goes');
  },
  get IN_PROGRESS() {
    return i18n.t('Waits for the payout');
  },
  get PENDING() {
    return i18n.t('Waits for the payout');
  },
  get PAYED() {
    return i18n.t('Waits for the provider to report that it was paid');
  },
  get ERROR() {
    return i18n.t('Needs a person: look at its transactions, and decide the status');
  },
};

/** The event that an invoice waits for, and until when, in words; undefined where nothing more is to come (OFFICE-453). */
export function waitingWords(invoice: Invoice): string | undefined {
  const { flowType, invoiceStatus, isRetryable, isReturnRequested, waitsUntil } = invoice;
  const { code } = invoiceStatus;
  if (isReturnRequested === true) {
    return i18n.t('The customer requested the money back: decide the request in Support History');
  }
  if (isRetryable) return i18n.t('The payout was not made: it can be sent again');
  const words = (flowType.code === 'DEPOSIT' ? ofDeposit : ofWithdrawal)[code];
  if (words === undefined || waitsUntil === undefined) return words;
  return i18n.t('{words}, until {waitsUntil} UTC', {
    words,
    waitsUntil: formatShortUtc(waitsUntil),
  });
}

/** The command that helps an invoice on (OFFICE-453). */
type HelpingStep = 'accept' | 'retry' | 'return';

/** The step that helps, where there is one; what came is accepted only where the person may. */
export function helpingStep(invoice: Invoice, mayAccept = false): HelpingStep | undefined {
  const { amount, invoiceStatus, isRetryable, isReturnRequested, receivedAmount = 0 } = invoice;
  if (isRetryable) return 'retry';
  // Deciding the request does it: it has the customer's own payee.
  if (isReturnRequested === true) return undefined;
  // While the rest may come, nothing has to be done; of too much, the person decides what it was.
  const isShort = invoiceStatus.code === 'ERROR' && receivedAmount < amount;
  if (mayAccept && isShort) return 'accept';
  return invoice.suspenseAmount === undefined ? undefined : 'return';
}
