import type { FormStatusAnswer } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { graceMs } from '@tiyin/domain/invoices';
import { amountToWire, type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type { EndScreen } from '@tiyin/domain/payment-form';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { reportedTotal } from '../invoices/judge-money.ts';
import { formFollowUp } from './form-follow-up.ts';

type FormProgress = Pick<
  FormStatusAnswer,
  | 'statusDate'
  | 'lookedForUntil'
  | 'receivedAmount'
  | 'endedOn'
  | 'ticket'
  | 'returnable'
  | 'moneyReturn'
>;

/** The form's data besides the status: the deadlines, its end, the money that came, and what staff said. */
export async function formProgress(tx: Tx, row: InvoiceRow, now: Date): Promise<FormProgress> {
  const lookedForUntil = whenLookingEnds(row);
  const received = await receivedFor(tx, row);
  return {
    statusDate: row.statusAt.toISOString(),
    ...(lookedForUntil !== undefined &&
      lookedForUntil > now && { lookedForUntil: lookedForUntil.toISOString() }),
    ...describeDifference(row, received),
    ...(hasEnded(row) && { endedOn: await endScreen(tx, row) }),
    ...(await formFollowUp(tx, row, received)),
  };
}

/** Statuses in which a deposit may have other money than its amount. */
const mayDiffer = ['PENDING', 'DONE', 'ERROR'] as const;

/** All money of a deposit that was not returned, in minor units. */
async function receivedFor(tx: Tx, row: InvoiceRow): Promise<MinorUnits> {
  const mayHave =
    row.flowType === 'DEPOSIT' &&
    (isOneOf(row.status, mayDiffer) || (hasEnded(row) && row.accountId));
  return mayHave ? reportedTotal(tx, row.id) : zeroUnits;
}

/** The money that the customer sent, if it is not the amount (FORM-257). */
function describeDifference(
  row: InvoiceRow,
  received: MinorUnits,
): Pick<FormProgress, 'receivedAmount'> {
  const isDifferent = received > 0n && received !== row.amount;
  return isDifferent && isOneOf(row.status, mayDiffer)
    ? { receivedAmount: amountToWire(received) }
    : {};
}

const hasEnded = ({ status }: InvoiceRow): boolean =>
  status === 'CANCELED' || status === 'DECLINED';

/**
 * The end of the time in which exact money is booked automatically (FORM-205); undefined outside
 * it.
 */
function whenLookingEnds(row: InvoiceRow): Date | undefined {
  if (row.flowType === 'WITHDRAWAL' || row.accountId === null) return undefined;
  if (row.status === 'PENDING') return row.matchUntil ?? undefined;
  const isBookable = hasEnded(row) && !row.wasRefused && !row.wasMovedByPerson;
  return isBookable ? new Date(row.statusAt.getTime() + graceMs) : undefined;
}

/**
 * The status before an invoice's end, from stored data, so that every page gets the same
 * (FORM-212).
 */
async function endScreen(tx: Tx, row: InvoiceRow): Promise<EndScreen> {
  if (row.flowType === 'WITHDRAWAL') {
    if (row.payoutRound > 0) return 'processing';
    return row.methodId === null ? 'choice' : 'credential';
  }
  if (row.matchUntil !== null) return 'processing';
  if (row.accountId !== null) return 'credential';
  return (await hasWaited(tx, row.id)) ? 'waiting' : 'choice';
}

async function hasWaited(tx: Tx, invoiceId: InvoiceId): Promise<boolean> {
  const found = await tx
    .select({ id: invoiceEvent.id })
    .from(invoiceEvent)
    .where(
      and(eq(invoiceEvent.invoiceId, invoiceId), eq(invoiceEvent.code, 'requisites_unavailable')),
    )
    .limit(1);
  return found.length > 0;
}
