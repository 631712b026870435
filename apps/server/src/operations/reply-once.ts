import { asId, type InvoiceId } from '@tiyin/domain/ids';
import { is, string, type } from 'superstruct';
import type { Tx } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { seesMode } from '../db/own.ts';
import { invoice } from '../db/schema.ts';
import type { Outcome } from '../idempotency/once.ts';
import { Reply } from './handler.ts';

/** The response of a request with an Idempotency-Key, marked where an earlier request had it (API-447). */
export function replyOnce<Answer>({ answer, isReplayed }: Outcome<Answer>): Reply<Answer> {
  return new Reply(answer, { isReplayed });
}

const aboutInvoice = type({ invoiceId: string() });

/** Whether a stored response is about an invoice that a key of this mode sees (API-492). */
export function sameMode(tx: Tx, isTest: boolean | null): (answer: unknown) => Promise<boolean> {
  return async (answer) => {
    if (isTest === null || !is(answer, aboutInvoice)) return true;
    const id = asId<InvoiceId>(answer.invoiceId);
    const [row] = await tx
      .select({ isTest: invoice.isTest })
      .from(invoice)
      .where(eq(invoice.id, id));
    return row !== undefined && seesMode({ isTest }, row);
  };
}
