import { amountToWire } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Own, isOfMode } from '../../db/own.ts';
import { terminal, terminalMethod } from '../../db/schema.ts';

type MethodRow = typeof terminalMethod.$inferSelect;

/** The terminals of a merchant by id, each with the methods that it offers, their limits and fees (API-463). */
export async function ownTerminals(tx: Tx, own: Own) {
  const rows = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.merchantId, own.merchantId), isOfMode(terminal.isTest, own)))
    .orderBy(asc(terminal.id));
  const offered = await offeredMethods(
    tx,
    rows.map(({ id }) => id),
  );
  const byTerminal = Map.groupBy(offered, ({ terminalId }) => terminalId);
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      type: row.flowType === 'DEPOSIT' ? ('Deposit' as const) : ('Withdrawal' as const),
      currency: row.currency,
      isTest: row.isTest,
      isEnabled: row.isEnabled,
      methods: (byTerminal.get(row.id) ?? []).flatMap(describeMethod),
    })),
  };
}

async function offeredMethods(
  tx: Tx,
  terminalIds: readonly MethodRow['terminalId'][],
): Promise<readonly MethodRow[]> {
  if (terminalIds.length === 0) return [];
  return tx
    .select()
    .from(terminalMethod)
    .where(
      and(inArray(terminalMethod.terminalId, [...terminalIds]), eq(terminalMethod.isOffered, true)),
    )
    .orderBy(asc(terminalMethod.methodId));
}

function describeMethod({ methodId, ...row }: MethodRow) {
  const method = methodById(methodId);
  if (!method) return [];
  return [
    {
      name: method.name,
      minAmount: amountToWire(row.minAmount),
      maxAmount: amountToWire(row.maxAmount),
      feeBasisPoints: row.feeBasisPoints,
      feeFixed: amountToWire(row.feeFixed),
    },
  ];
}
