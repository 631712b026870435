import type { Life, Stage } from './life.ts';

/** The sandbox reports all of a deposit's money, which is in suspense at once (decision 11). */
export function reportMoney(stage: Stage, life: Life, at: number): void {
  const externalId = `sbx_${life.row.id}`;
  life.row.providerInvoiceId = externalId;
  transferIn(stage, life, { externalId, source: 'provider', personId: null, at });
}

/** The operator vouches for a deposit's money when booking it by hand (decision 11). */
export function vouchForMissing(stage: Stage, life: Life, at: number): void {
  const { id, eventSequence } = life.row;
  const personId = stage.cast.operatorId;
  const externalId = `staff-${id}-${eventSequence}`;
  transferIn(stage, life, { externalId, source: 'staff', personId, at });
}

type Report = {
  readonly externalId: string;
  readonly source: 'provider' | 'staff';
  readonly personId: number | null;
  readonly at: number;
};

function transferIn({ batch, ledger }: Stage, life: Life, { at, ...report }: Report): void {
  const { row } = life;
  const { id: invoiceId, accountId, merchantId, terminalId, amount } = row;
  if (accountId === null) throw new Error(`nobody was told where to pay invoice ${invoiceId}`);
  const createdAt = new Date(at);
  const providerId = report.source === 'provider' ? (life.providerId ?? null) : null;
  const transfer = batch.transfers.length;
  batch.transfers.push({ ...report, accountId, providerId, amount, invoiceId, createdAt });
  ledger.post({
    kind: 'money_reported',
    invoiceId,
    ...(report.source === 'provider' && { transfer }),
    terminalId,
    book: row,
    legs: [
      { account: { kind: 'payment_account', paymentAccountId: accountId }, amount: -amount },
      { account: { kind: 'suspense', merchantId }, amount },
    ],
    at,
  });
}
