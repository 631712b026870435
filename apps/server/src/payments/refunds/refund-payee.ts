import type { MethodId } from '@tiyin/domain/ids';
import { methodByName } from '@tiyin/domain/requisites';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminalMethod } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { methodNotOffered } from '../invoices/check-offer.ts';
import { readPayee } from '../payouts/payee.ts';

/** Where a refund is paid to, as it was given. */
export type RefundPayee = {
  /** By default the method of the deposit. */
  readonly paymentMethodName?: string | undefined;
  readonly credential: string;
  readonly bankCodeInteger?: number | undefined;
};

/** Validates the payee of a refund by its method; 422 with the field. */
export async function readRefundPayee(tx: Tx, deposit: InvoiceRow, payee: RefundPayee) {
  const methodId = await readMethod(tx, deposit, payee);
  return readPayee({ ...payee, methodId, at: '/payee' });
}

/** The deposit's own method, or another that its terminal offers. */
async function readMethod(
  tx: Tx,
  { methodId: ownMethodId, terminalId }: InvoiceRow,
  { paymentMethodName: name }: RefundPayee,
): Promise<MethodId> {
  const methodId = name === undefined ? ownMethodId : methodByName(name)?.id;
  const path = '/payee/paymentMethodName';
  if (methodId === null) throw notAllowed(path, 'The deposit has no method: name one');
  if (methodId !== undefined && methodId === ownMethodId) return methodId;
  const offered = await tx
    .select({ methodId: terminalMethod.methodId })
    .from(terminalMethod)
    .where(and(eq(terminalMethod.terminalId, terminalId), eq(terminalMethod.isOffered, true)));
  const chosen = offered.find((each) => each.methodId === methodId);
  if (!chosen) throw methodNotOffered(path, offered);
  return chosen.methodId;
}
