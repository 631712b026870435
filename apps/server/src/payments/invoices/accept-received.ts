import { hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../../db/database.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { type AmountChange, applyAmount } from './change-amount.ts';
import { reportedTotal } from './judge-money.ts';

/**
 * Makes the sum that came for a deposit its amount, on a person's decision, before the same transaction books it
 * (INVOICE-226). 403 without invoice.amount.change, 422 at `/amount` for another sum than the one that came;
 * otherwise as `changeAmount`.
 */
export async function acceptReceived(tx: Tx, change: AmountChange): Promise<void> {
  // Test processing lifts the permission for a status alone.
  if (!hasPermission(change.staff.permissions, 'invoice.amount.change')) {
    throw new ProblemError('forbidden');
  }
  await applyAmount(tx, { ...change, isBookedNext: true });
  if (change.amount !== (await reportedTotal(tx, change.invoiceId))) {
    throw notAllowed('/amount', 'This is not the sum that came for the deposit');
  }
}
