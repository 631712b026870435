import { asId, type InvoiceId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { merchant } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { untouched } from './create-invoice.ts';
import { writeNewInvoice } from './events.ts';

type NewRefund = {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly reason: string;
  /** The merchant's own id of it; without one it gets a unique one. */
  readonly merchantInvoiceId?: string | undefined;
  readonly deadlineAt: Date;
  readonly actor: Actor;
  readonly now: Date;
};

/**
 * Creates the withdrawal that gives a locked deposit back (INVOICE-230), on the deposit's terminal:
 * the money leaves through the pool that it came to. The limits of the terminal do not bind it.
 */
export async function createRefundInvoice(
  tx: Tx,
  deposit: InvoiceRow,
  { amount, reason, merchantInvoiceId, deadlineAt, actor, now }: NewRefund,
): Promise<InvoiceRow> {
  const id = asId<InvoiceId>(uuidv7({ msecs: now.getTime() }));
  const row: InvoiceRow = {
    ...untouched,
    id,
    refundOf: deposit.id,
    merchantId: deposit.merchantId,
    terminalId: deposit.terminalId,
    merchantInvoiceId: merchantInvoiceId ?? `refund-${id}`,
    flowType: 'WITHDRAWAL',
    amount,
    currency: deposit.currency,
    isTest: deposit.isTest,
    customerExternalId: deposit.customerExternalId,
    customerFirstName: deposit.customerFirstName,
    customerLastName: deposit.customerLastName,
    callbackUrl: deposit.callbackUrl,
    createdAt: now,
    statusAt: now,
    deadlineAt,
  };
  const event = { code: 'created', status: 'NEW', actor, comment: reason, now } as const;
  writeNewInvoice(tx, row, event, await hasCallbackAddress(tx, deposit));
  return row;
}

async function hasCallbackAddress(
  tx: Tx,
  { callbackUrl, merchantId }: InvoiceRow,
): Promise<boolean> {
  if (callbackUrl !== null) return true;
  const [own] = await tx
    .select({ callbackUrl: merchant.callbackUrl })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  return (own?.callbackUrl ?? null) !== null;
}
