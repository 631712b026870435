import type { FormStatusAnswer } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { graceMs } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type { EndScreen } from '@tiyin/domain/payment-form';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { reportedTotal } from '../invoices/judge-money.ts';

type FormProgress = Pick<
  FormStatusAnswer,
  'statusDate' | 'lookedForUntil' | 'receivedAmount' | 'endedOn'
>;

/** The form's data besides the status: the deadlines, and the place and time of its end. */
export async function formProgress(tx: Tx, row: InvoiceRow, now: Date): Promise<FormProgress> {
  const lookedForUntil = whenLookingEnds(row);
  return {
    statusDate: row.statusAt.toISOString(),
    ...(lookedForUntil !== undefined &&
      lookedForUntil > now && { lookedForUntil: lookedForUntil.toISOString() }),
    ...(await describeDifference(tx, row)),
    ...(hasEnded(row) && { endedOn: await endScreen(tx, row) }),
  };
}

/** Statuses in which a deposit may have other money than its amount. */
const mayDiffer = ['PENDING', 'DONE', 'ERROR'] as const;

/** The money that the customer sent, if it is not the amount (FORM-257). */
async function describeDifference(
  tx: Tx,
  row: InvoiceRow,
): Promise<Pick<FormProgress, 'receivedAmount'>> {
  if (row.flowType === 'WITHDRAWAL' || !isOneOf(row.status, mayDiffer)) return {};
  const received = await reportedTotal(tx, row.id);
  const isDifferent = received > 0n && received !== row.amount;
  return isDifferent ? { receivedAmount: amountToWire(received) } : {};
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
