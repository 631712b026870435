import { asc, eq } from '../../db/drizzle.ts';
import type { Facts } from '../../audit/facts.ts';
import type { Tx } from '../../db/database.ts';
import { terminal, terminalAttribute, terminalMethod } from '../../db/schema.ts';
import type { WhichTerminal } from './read-terminal.ts';

/**
 * A locked terminal as its audit entries show it, amounts in minor units. Of attributes the types alone: their
 * values may be secret.
 */
export async function auditedFacts(tx: Tx, { terminalId }: WhichTerminal): Promise<Facts> {
  const [row] = await tx.select().from(terminal).where(eq(terminal.id, terminalId));
  if (!row) throw new Error(`terminal ${terminalId} is gone`);
  const attributes = await tx
    .select({ typeId: terminalAttribute.typeId })
    .from(terminalAttribute)
    .where(eq(terminalAttribute.terminalId, terminalId))
    .orderBy(asc(terminalAttribute.typeId), asc(terminalAttribute.id));
  const { name, poolId, isTest, shortPayment, overPayment } = row;
  return {
    name,
    poolId,
    inTest: isTest,
    shortPayment,
    overPayment,
    maxAdjustment: String(row.maxAdjustment),
    successPercentLowThreshold: row.successPercentLowThreshold,
    successPercentHighThreshold: row.successPercentHighThreshold,
    attributes: attributes.map(({ typeId }) => typeId).join(' '),
    ...(await methodFacts(tx, { terminalId })),
  };
}

/** A field for each method that was ever offered, so that an entry has the changed ones alone. */
async function methodFacts(tx: Tx, { terminalId }: Pick<WhichTerminal, 'terminalId'>) {
  const rows = await tx
    .select()
    .from(terminalMethod)
    .where(eq(terminalMethod.terminalId, terminalId))
    .orderBy(asc(terminalMethod.methodId));
  return Object.fromEntries(
    rows.map((row) => {
      const { minAmount, maxAmount, feeBasisPoints, feeFixed, isOffered } = row;
      const text = `amount ${minAmount} to ${maxAmount}, fee ${feeBasisPoints} bp + ${feeFixed}`;
      return [`method${row.methodId}`, isOffered ? text : null];
    }),
  );
}
