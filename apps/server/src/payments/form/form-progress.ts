import type { FormStatusAnswer } from '@tiyin/api/types';
import { graceMs } from '@tiyin/domain/invoices';
import type { EndScreen } from '@tiyin/domain/payment-form';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

type FormProgress = Pick<FormStatusAnswer, 'statusDate' | 'lookedForUntil' | 'endedOn'>;

/** What a form is told beside the status: how long it waits, and where and until when it ended. */
export async function formProgress(tx: Tx, row: InvoiceRow, now: Date): Promise<FormProgress> {
  const lookedForUntil = whenLookingEnds(row);
  return {
    statusDate: row.statusAt.toISOString(),
    ...(lookedForUntil !== undefined &&
      lookedForUntil > now && { lookedForUntil: lookedForUntil.toISOString() }),
    ...(hasEnded(row) && { endedOn: await endScreen(tx, row) }),
  };
}

const hasEnded = ({ status }: InvoiceRow): boolean =>
  status === 'CANCELED' || status === 'DECLINED';

/** Until when exact money is booked without a person (FORM-205); undefined where it is not. */
function whenLookingEnds(row: InvoiceRow): Date | undefined {
  if (row.flowType === 'WITHDRAWAL' || row.accountId === null) return undefined;
  if (row.status === 'PENDING') return row.matchUntil ?? undefined;
  const isBookable = hasEnded(row) && !row.wasRefused && !row.wasMovedByPerson;
  return isBookable ? new Date(row.statusAt.getTime() + graceMs) : undefined;
}

/** Where an invoice stood when it ended, from what is stored, so that every page is told the same (FORM-212). */
async function endScreen(tx: Tx, row: InvoiceRow): Promise<EndScreen> {
  if (row.flowType === 'WITHDRAWAL') {
    if (row.payoutRound > 0) return 'processing';
    return row.methodId === null ? 'choice' : 'credential';
  }
  if (row.matchUntil !== null) return 'processing';
  if (row.accountId !== null) return 'credential';
  return (await hasWaited(tx, row.id)) ? 'waiting' : 'choice';
}

async function hasWaited(tx: Tx, invoiceId: string): Promise<boolean> {
  const found = await tx
    .select({ id: invoiceEvent.id })
    .from(invoiceEvent)
    .where(
      and(eq(invoiceEvent.invoiceId, invoiceId), eq(invoiceEvent.code, 'requisites_unavailable')),
    )
    .limit(1);
  return found.length > 0;
}
