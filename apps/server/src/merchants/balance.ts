import type { TerminalId } from '@tiyin/domain/ids';
import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { and, asc, eq, sum } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { ledgerTotal, terminal } from '../db/schema.ts';
import { ledgerBalance } from '../payments/ledger/accounts.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/**
 * The balance of a terminal's merchant in the terminal's currency, in minor units (LEDGER-28); without
 * a terminal, of all merchants in the person's scope, an entry per currency.
 */
export async function merchantBalance(tx: Tx, staff: Staff, terminalId: TerminalId | undefined) {
  if (terminalId === undefined) return balancesInScope(tx, staff);
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!row) throw new ProblemError('not_found');
  const name = { kind: 'merchant_balance', merchantId: row.merchantId } as const;
  const { amount: balance } = await ledgerBalance(tx, name, row);
  return [{ sum: amountToWire(balance), currency: describeCurrency(row.currency) }];
}

async function balancesInScope(tx: Tx, staff: Staff) {
  const rows = await tx
    .select({ currency: ledgerTotal.currency, sum: sum(ledgerTotal.balance) })
    .from(ledgerTotal)
    .where(
      and(
        eq(ledgerTotal.kind, 'merchant_balance'),
        eq(ledgerTotal.isTest, staff.testDashboard),
        inScope(staff, ledgerTotal.merchantId),
      ),
    )
    .groupBy(ledgerTotal.currency)
    .orderBy(asc(ledgerTotal.currency));
  return rows.map((row) => ({
    sum: amountToWire(minorUnits(BigInt(row.sum ?? '0'))),
    currency: describeCurrency(row.currency),
  }));
}
