import type { TerminalId } from '@tiyin/domain/ids';
import type { PaymentRules } from '@tiyin/domain/invoices';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';

/** A terminal's rules for money that is not the amount of its deposit (INVOICE-24). */
export async function readPaymentRules(tx: Tx, terminalId: TerminalId): Promise<PaymentRules> {
  const [row] = await tx
    .select({ shortPayment: terminal.shortPayment, overPayment: terminal.overPayment })
    .from(terminal)
    .where(eq(terminal.id, terminalId));
  if (!row) throw new Error(`terminal ${terminalId} is gone`);
  return row;
}
