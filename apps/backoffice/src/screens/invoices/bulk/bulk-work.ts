import {
  getInvoice,
  previewInvoiceChange,
  changeInvoiceStatus,
  retryInvoice,
} from '@tiyin/api/calls/invoices';
import { requestTransactionStatus } from '@tiyin/api/calls/transactions';
import type { ApiClient } from '@tiyin/api/request';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import type { ChangePreview, Invoice, InvoiceListItem } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import type { InvoiceStatus } from '@tiyin/domain/invoices';

/** An action on several invoices. */
export type BulkAction =
  | { readonly kind: 'status'; readonly status: InvoiceStatus; readonly reason: string }
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

const refused = (invoice: InvoiceListItem, words: string): BulkResult => ({
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
    const now = checked.invoiceStatus.code;
    if (now !== invoice.invoiceStatus.code) return refused(invoice, `It is ${now} meanwhile`);
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
      case 'retry':
        return checked.isRetryable
          ? possible('A new payout is sent')
          : refused(invoice, 'Retry is not possible in this state');
      case 'query':
        return checked.openPayout === undefined || checked.openPayout.isMadeByHand
          ? refused(invoice, 'No payout of it can be queried')
          : possible('The status is requested from its provider');
    }
  });
}

/** Applies an action to an invoice that was checked, in the version that was checked. */
export async function applyRow(
  client: ApiClient,
  { checked, invoice }: BulkResult,
  action: BulkAction,
): Promise<BulkResult> {
  if (checked === undefined) return refused(invoice, 'It was not checked');
  return orRefused(invoice, async () => {
    const { invoiceId, openPayout, version } = checked;
    const ifMatch = etagOf(version);
    const made = (words: string) => ({ invoice, outcome: 'made', words }) as const;
    switch (action.kind) {
      case 'status': {
        const body = { invoiceId, statusId: action.status.id, reason: action.reason };
        const answer = await changeInvoiceStatus(client, { ifMatch, body });
        return 'approval' in answer
          ? { invoice, outcome: 'requested', words: 'Sent for approval' }
          : made(`Now ${answer.data.invoiceStatus.code}`);
      }
      case 'retry':
        await retryInvoice(client, { ifMatch, body: { invoiceId } });
        return made('A new payout was sent');
      case 'query':
        await requestTransactionStatus(client, { id: openPayout?.id ?? '' });
        return made('The status was requested');
    }
  });
}

/**
 * Works on rows one after another; a failure ends only its own row.
 * @param onResult called after each row, so that nothing is done without a word.
 */
export async function workEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<BulkResult>,
  onResult: (results: readonly BulkResult[]) => void,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = [];
  for (const row of rows) {
    // One after another: each sees the balance that the last one left.
    results.push(await work(row));
    onResult([...results]);
  }
  return results;
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
      return refused(invoice, 'No answer: look at it before you try again');
    return refused(invoice, error.errors[0]?.message ?? error.title);
  }
}

function effectWords(invoice: Invoice, to: InvoiceStatus, preview: ChangePreview): string {
  const { code, dimension } = invoice.currency;
  const money = (amount: number) => `${formatAmount(BigInt(amount), dimension)} ${code}`;
  const { balance, isApprovalRequired, isPayoutUnderWay, vouchedAmount } = preview;
  return [
    `${invoice.invoiceStatus.code} → ${to.code}`,
    ...(balance === undefined || balance.before === balance.after
      ? []
      : [`balance ${money(balance.before)} → ${money(balance.after)}`]),
    ...(vouchedAmount > 0 ? [`${money(vouchedAmount)} without a report`] : []),
    ...(isPayoutUnderWay ? ['a payout is under way'] : []),
    ...(isApprovalRequired ? ['needs approval'] : []),
  ].join(', ');
}
