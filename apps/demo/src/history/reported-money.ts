import { money } from '@tiyin/domain/money';
import type { Step } from '../scenarios/scenario.ts';
import { auditReport } from './audit.ts';
import type { Life, HistoryContext } from './life.ts';

/** All of a deposit's money is reported, and is in suspense at once (LEDGER-15). */
export function reportMoney(context: HistoryContext, life: Life, { doer, at }: Step): void {
  const { id, accountId } = life.row;
  const isStaff = doer === 'staff';
  const externalId = isStaff ? bankReference(life) : `sbx_${id}`;
  life.row.providerInvoiceId = externalId;
  const transfer = transferIn(context, life, {
    externalId,
    source: isStaff ? 'staff' : 'provider',
    personId: isStaff ? context.participants.operatorId : null,
    providerId: isStaff ? null : (life.providerId ?? null),
    namedInvoiceId: id,
    comment: isStaff ? 'Seen on the statement' : null,
    isNamed: true,
    at,
  });
  if (isStaff) auditReport(context, life, { transfer, accountId, at });
}

/** The bank's id of a transfer that a person has seen, in or out. */
export function bankReference({ scenario }: Life): string {
  return `TR-${String(scenario.number).padStart(8, '0')}`;
}

/** Why a person changed a status; a change in production needs a reason (INVOICE-211). */
export const reasonOfPerson = 'The bank statement shows it';

/** The operator vouches for a deposit's money when booking it by hand (LEDGER-18). */
export function vouchForMissing(context: HistoryContext, life: Life, at: number): void {
  const { id, eventSequence } = life.row;
  const personId = context.participants.operatorId;
  const externalId = `staff-${id}-${eventSequence}`;
  transferIn(context, life, {
    externalId,
    source: 'staff',
    personId,
    providerId: null,
    namedInvoiceId: null,
    comment: reasonOfPerson,
    isNamed: true,
    at,
  });
}

type Report = Pick<
  Required<HistoryContext['batch']['transfers'][number]>,
  'comment' | 'externalId' | 'namedInvoiceId' | 'personId' | 'providerId' | 'source'
> & {
  /** Whether its posting names it. */
  readonly isNamed: boolean;
  readonly at: number;
};

/** Returns its place among the transfers of the batch. */
function transferIn(
  { batch, ledger }: HistoryContext,
  { row }: Life,
  { at, isNamed, ...report }: Report,
): number {
  const { id: invoiceId, accountId, merchantId, terminalId, amount } = row;
  if (accountId === null) throw new Error(`Invoice ${invoiceId} has no account`);
  const createdAt = new Date(at);
  const transfer = batch.transfers.push({ ...report, accountId, amount, invoiceId, createdAt }) - 1;
  ledger.post({
    kind: 'money_reported',
    ...(isNamed && { transfer }),
    invoiceId,
    terminalId,
    isTest: row.isTest,
    movements: [
      {
        from: { kind: 'payment_account', paymentAccountId: accountId },
        to: { kind: 'suspense', merchantId },
        money: money(amount, row.currency),
      },
    ],
    at,
  });
  return transfer;
}
