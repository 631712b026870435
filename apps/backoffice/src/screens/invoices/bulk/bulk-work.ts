import {
  assignInvoice,
  getInvoice,
  previewInvoiceChange,
  changeInvoiceStatus,
  retryInvoice,
} from '@tiyin/api/calls/invoices';
import { sendCallback } from '@tiyin/api/calls/callbacks';
import { requestTransactionStatus } from '@tiyin/api/calls/transactions';
import type { ApiClient } from '@tiyin/api/request';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import type { ChangePreview, Invoice, InvoiceListItem, NamedRef } from '@tiyin/api/types';
import type { InvoiceStatus } from '@tiyin/domain/invoices';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** An action on several invoices. */
export type BulkAction =
  | { readonly kind: 'status'; readonly status: InvoiceStatus; readonly reason: string }
  | { readonly kind: 'assign'; readonly person: NamedRef | null }
  | { readonly kind: 'callback' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'query' };

/** The state of one invoice in the work: checked, or done. */
export interface BulkResult {
  readonly invoice: InvoiceListItem;
  readonly outcome: 'made' | 'possible' | 'refused' | 'requested';
  readonly words: string;
  /** The invoice as it was checked; missing where the action is not possible. */
  readonly checked?: Invoice | undefined;
}

/** The result of an invoice that is left as it is, and why. */
export const refused = (invoice: InvoiceListItem, words: string): BulkResult => ({
  invoice,
  outcome: 'refused',
  words,
});

/** Checks whether an action is possible for an invoice as the person saw it, and its effect (OFFICE-300). */
export async function checkRow(
  client: ApiClient,
  invoice: InvoiceListItem,
  action: BulkAction,
): Promise<BulkResult> {
  return orRefused(invoice, async () => {
    const { data: checked } = await getInvoice(client, { id: invoice.invoiceId });
    if (action.kind === 'assign') return checkAssignment(invoice, checked, action.person);
    const now = checked.invoiceStatus.code;
    if (now !== invoice.invoiceStatus.code)
      return refused(invoice, i18n.t('It is {now} meanwhile', { now }));
    const possible = (words: string) => ({ invoice, outcome: 'possible', words, checked }) as const;
    switch (action.kind) {
      case 'status': {
        const ifMatch = etagOf(checked.version);
        const body = { statusId: action.status.id };
        const { data } = await previewInvoiceChange(client, {
          id: checked.invoiceId,
          ifMatch,
          body,
        });
        return possible(effectWords(checked, action.status, data));
      }
      case 'callback':
        return checked.hasCallbackAddress === false
          ? refused(invoice, i18n.t('It has no callback address'))
          : possible(i18n.t('The merchant gets {now} once more', { now }));
      case 'retry':
        return checked.isRetryable
          ? possible(retryWords(checked))
          : refused(invoice, i18n.t('Retry is not possible in this state'));
      case 'query':
        return checked.openPayout === undefined || checked.openPayout.isMadeByHand
          ? refused(invoice, i18n.t('No payout of it can be queried'))
          : possible(i18n.t('The status is requested from its provider'));
    }
  });
}

/** Applies an action to an invoice that was checked, in the version that was checked. */
export async function applyRow(
  client: ApiClient,
  { checked, invoice }: BulkResult,
  action: BulkAction,
): Promise<BulkResult> {
  if (checked === undefined) return refused(invoice, i18n.t('It was not checked'));
  return orRefused(invoice, async () => {
    const { invoiceId, openPayout, version } = checked;
    const ifMatch = etagOf(version);
    const made = (words: string) => ({ invoice, outcome: 'made', words }) as const;
    const requested = {
      invoice,
      outcome: 'requested',
      words: i18n.t('Sent for approval'),
    } as const;
    switch (action.kind) {
      case 'assign': {
        const body = { personId: action.person?.id ?? null };
        const { data } = await assignInvoice(client, { id: invoiceId, body });
        return made(i18n.t('Now assigned to {assignee}', { assignee: nameOf(data.assignee) }));
      }
      case 'status': {
        const body = { invoiceId, statusId: action.status.id, reason: action.reason };
        const answer = await changeInvoiceStatus(client, { ifMatch, body });
        return 'approval' in answer
          ? requested
          : made(i18n.t('Now {status}', { status: answer.data.invoiceStatus.code }));
      }
      case 'callback':
        await sendCallback(client, { body: { invoiceId } });
        return made(i18n.t('The callback is on its way'));
      case 'retry':
        return 'approval' in (await retryInvoice(client, { ifMatch, body: { invoiceId } }))
          ? requested
          : made(i18n.t('A new payout was sent'));
      case 'query':
        await requestTransactionStatus(client, { id: openPayout?.id ?? '' });
        return made(i18n.t('The status was requested'));
    }
  });
}

/**
 * Works on rows, a few at once; a failure ends only its own row.
 * @param onResult called after each row with the results so far, in the order of the rows.
 * @param atOnce how many are worked on at the same time.
 */
export async function workEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<BulkResult>,
  onResult: (results: readonly BulkResult[]) => void,
  atOnce = 1,
): Promise<readonly BulkResult[]> {
  const results: (BulkResult | undefined)[] = rows.map(() => undefined);
  const known = () => results.filter((result) => result !== undefined);
  const waiting = rows.entries();
  const takeEach = async () => {
    // Each of those at once takes the next row as soon as its last one is done.
    for (const [place, row] of waiting) {
      results[place] = await work(row);
      onResult(known());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeEach));
  return known();
}

const nameOf = (person: NamedRef | null | undefined): string => person?.name ?? i18n.t('nobody');

/** Whatever became of its status: somebody may still have to look at it. */
function checkAssignment(
  invoice: InvoiceListItem,
  checked: Invoice,
  person: NamedRef | null,
): BulkResult {
  const { assignee } = checked;
  if ((assignee?.id ?? null) === (person?.id ?? null)) {
    return refused(
      invoice,
      i18n.t('It is assigned to {person} already', { person: nameOf(person) }),
    );
  }
  const words = i18n.t('Assigned to {assignee} → {person}', {
    assignee: nameOf(assignee),
    person: nameOf(person),
  });
  return { invoice, outcome: 'possible', words, checked };
}

async function orRefused(
  invoice: InvoiceListItem,
  work: () => Promise<BulkResult>,
): Promise<BulkResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.kind !== 'http')
      return refused(invoice, i18n.t('No answer: look at it before you try again'));
    return refused(invoice, error.errors[0]?.message ?? error.title);
  }
}

/** The merchant already received DECLINED, which staff must know before paying out (OFFICE-49). */
function retryWords({ invoiceStatus }: Invoice): string {
  const words = i18n.t('A new payout is sent');
  return invoiceStatus.code === 'DECLINED'
    ? i18n.t('{words}; the merchant was notified of DECLINED', { words })
    : words;
}

function effectWords(invoice: Invoice, to: InvoiceStatus, preview: ChangePreview): string {
  const money = (amount: number) => formatMoney(BigInt(amount), invoice.currency);
  const { balance, isApprovalRequired, isPayoutUnderWay, vouchedAmount } = preview;
  return [
    `${invoice.invoiceStatus.code} → ${to.code}`,
    ...(balance === undefined || balance.before === balance.after
      ? []
      : [
          i18n.t('balance {before} → {after}', {
            before: money(balance.before),
            after: money(balance.after),
          }),
        ]),
    ...(vouchedAmount > 0
      ? [i18n.t('{vouchedAmount} without a report', { vouchedAmount: money(vouchedAmount) })]
      : []),
    ...(isPayoutUnderWay ? [i18n.t('a payout is under way')] : []),
    ...(isApprovalRequired ? [i18n.t('needs approval')] : []),
  ].join(', ');
}
