import type { Invoice } from '@tiyin/api/types';
import { excessAmount, missingAmount } from '@tiyin/domain/invoices';
import { amountFromWire } from '@tiyin/domain/money';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { InvoiceRights } from './invoice-rights.ts';
import { approvalWords, isPending } from './approval-words.ts';
import { isRefundForPerson, refundWords } from './refund-words.ts';
import { sumWords } from './sum-words.ts';
import { type Wait, performers } from './wait.ts';
import { waitOfWithdrawal } from './withdrawal-wait.ts';

/** The received money, and its difference from the amount. */
function moneyOf(invoice: Invoice) {
  const { amount, receivedAmount = 0 } = invoice;
  const money = { amount: amountFromWire(amount), received: amountFromWire(receivedAmount) };
  const [missing, excess] = [missingAmount(money), excessAmount(money)];
  const words = (sum: bigint) => sumWords(invoice, sum);
  return { excess, missing, received: money.received, words };
}

function undecidedDeposit(invoice: Invoice): Wait {
  const right = 'movesStatus';
  const { excess, missing, received, words } = moneyOf(invoice);
  if (received === 0n) {
    return { words: i18n.t('Needs a person: no money is here, decide the status'), right };
  }
  const parts = { received: words(received), missing: words(missing), excess: words(excess) };
  if (missing > 0n) {
    const short = i18n.t('Needs a person: only {received} came, {missing} is missing', parts);
    return { words: short, right };
  }
  if (excess > 0n) {
    const over = i18n.t('Needs a person: {received} came, {excess} too much', parts);
    return { words: over, right };
  }
  return { words: i18n.t('Needs a person: the whole amount came, and is not booked'), right };
}

/** The money that stands in suspense beside what was booked (LEDGER-250). */
function leftOver(invoice: Invoice): Wait | undefined {
  const { excess, words } = moneyOf(invoice);
  const isBooked = invoice.invoiceStatus.code === 'DONE';
  const amount = invoice.suspenseAmount ?? (isBooked ? Number(excess) : 0);
  if (amount === 0) return undefined;
  const left = i18n.t('{amount} is left over and can be returned to its sender', {
    amount: words(BigInt(amount)),
  });
  return { words: left, right: 'confirmsTransfers' };
}

function waitOfDeposit(invoice: Invoice, { decidesTickets }: InvoiceRights): Wait | undefined {
  if (invoice.isReturnRequested === true) {
    if (isPending(invoice, 'RETURN')) {
      return { words: i18n.t('The customer requested the money back') };
    }
    const { suspenseAmount } = invoice;
    const words =
      suspenseAmount === undefined
        ? i18n.t('The customer requested the money back: the request waits for a decision')
        : i18n.t('The customer requested {amount} back: the request waits for a decision', {
            amount: sumWords(invoice, suspenseAmount),
          });
    // Who decides tickets alone may only reject it (OFFICE-330).
    return { words, right: decidesTickets === true ? 'confirmsTransfers' : 'decidesTickets' };
  }
  switch (invoice.invoiceStatus.code) {
    case 'NEW':
      return { words: i18n.t('Waits for the customer to choose how to pay') };
    case 'IN_PROGRESS':
      return { words: i18n.t('Waits for the customer to pay') };
    case 'PENDING': {
      const { missing, received, words } = moneyOf(invoice);
      if (received === 0n || missing === 0n) return forReport();
      const rest = { received: words(received), missing: words(missing) };
      return { words: i18n.t('{received} came, waits for the missing {missing}', rest) };
    }
    case 'PAYED':
      return forReport();
    case 'ERROR':
      return undecidedDeposit(invoice);
    case 'DONE':
    case 'DECLINED':
    case 'CANCELED':
      return leftOver(invoice);
  }
}

const forReport = (): Wait => ({ words: i18n.t('Waits for the provider to report the money') });

function waitOf(invoice: Invoice, rights: InvoiceRights): Wait | undefined {
  return invoice.flowType.code === 'DEPOSIT'
    ? waitOfDeposit(invoice, rights)
    : waitOfWithdrawal(invoice, rights);
}

/** Whether an invoice waits for a person. */
export function isForPerson(invoice: Invoice, rights: InvoiceRights): boolean {
  if (invoice.pendingApprovals !== undefined) return true;
  return waitOf(invoice, rights)?.right !== undefined || isRefundForPerson(invoice);
}

/**
 * The event that an invoice waits for, until when, and who may bring it about where the person may not, the money
 * that is being given back, and the changes that wait for a second person; undefined where nothing more is to come
 * (OFFICE-453, INVOICE-232, INVOICE-455).
 */
export function waitingWords(invoice: Invoice, rights: InvoiceRights): string | undefined {
  const wait = waitOf(invoice, rights);
  const own = wait === undefined ? [] : [ownWords(invoice, wait, rights)];
  const sentences = [...own, ...refundWords(invoice), ...approvalWords(invoice)];
  return sentences.length === 0 ? undefined : sentences.join('. ');
}

function ownWords(invoice: Invoice, { right, words }: Wait, rights: InvoiceRights): string {
  const until =
    invoice.waitsUntil === undefined
      ? words
      : i18n.t('{words}, until {waitsUntil} UTC', {
          words,
          waitsUntil: formatShortUtc(invoice.waitsUntil),
        });
  // While a change waits for a second person, nobody else has to do anything.
  const isOfOthers =
    right !== undefined && rights[right] !== true && invoice.pendingApprovals === undefined;
  return isOfOthers ? `${until}. ${performers[right]}` : until;
}

/** The command that helps an invoice on (OFFICE-453). */
type HelpingStep = 'accept' | 'retry' | 'return';

/** The step that helps, where there is one; what came is accepted only where the person may. */
export function helpingStep(invoice: Invoice, mayAccept = false): HelpingStep | undefined {
  const { amount, invoiceStatus, isRetryable, isReturnRequested, receivedAmount = 0 } = invoice;
  // A second person decides first.
  if (invoice.pendingApprovals !== undefined) return undefined;
  if (isRetryable) return 'retry';
  // Deciding the request does it: it has the customer's own payee.
  if (isReturnRequested === true) return undefined;
  // While the rest may come, nothing has to be done; of too much, the person decides what it was.
  const isShort = invoiceStatus.code === 'ERROR' && receivedAmount < amount;
  if (mayAccept && isShort) return 'accept';
  return invoice.suspenseAmount === undefined ? undefined : 'return';
}
