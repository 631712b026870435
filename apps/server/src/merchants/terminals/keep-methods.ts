import { asId, type MethodId, type TerminalId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import type { TerminalMethodRule } from '@tiyin/domain/terminals';
import type { TerminalMethodList } from '@tiyin/api/types';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminalMethod } from '../../db/schema.ts';

/**
 * Replaces the methods of a terminal; amounts in minor units. Removed ones are kept disabled,
 * because existing invoices need their fees.
 */
export async function keepMethods(
  tx: Tx,
  terminalId: TerminalId,
  rules: readonly TerminalMethodRule[],
): Promise<void> {
  await tx
    .update(terminalMethod)
    .set({ isOffered: false })
    .where(eq(terminalMethod.terminalId, terminalId));
  for (const { id, minAmount, maxAmount, fee } of rules) {
    const methodId = asId<MethodId>(id);
    const { basisPoints: feeBasisPoints, fixed: feeFixed } = fee;
    const columns = { minAmount, maxAmount, feeBasisPoints, feeFixed, isOffered: true };
    const { methodId: idColumn, terminalId: terminalColumn } = terminalMethod;
    await tx
      .insert(terminalMethod)
      .values({ terminalId, methodId, ...columns })
      .onConflictDoUpdate({ target: [terminalColumn, idColumn], set: columns });
  }
}

/** The methods as the wire names them, for the rules of domain. */
export function methodRules(list: TerminalMethodList): TerminalMethodRule[] {
  return list.map(({ id, minAmount, maxAmount, feeBasisPoints, feeFixed }) => ({
    id,
    minAmount: amountFromWire(minAmount),
    maxAmount: amountFromWire(maxAmount),
    fee: { basisPoints: feeBasisPoints, fixed: amountFromWire(feeFixed) },
  }));
}
