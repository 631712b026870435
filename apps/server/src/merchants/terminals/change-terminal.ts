import type { PoolId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { listPools } from '../pools.ts';
import { type TerminalChange, requireMayChange, requireRightValues } from './judge-change.ts';
import { auditedFacts } from './audited-facts.ts';
import { keepAttributes } from './keep-attributes.ts';
import { keepMethods, methodRules } from './keep-methods.ts';
import { lockTerminal, type TerminalCommand } from './lock-terminal.ts';
import { readTerminal } from './read-terminal.ts';

type Command = TerminalCommand & { readonly change: TerminalChange };

/**
 * Changes the given fields of a terminal in a person's scope (ROUTING-2, PEOPLE-36). 403 for a
 * field that the person may not change, 404 out of scope, 409 `conflict` when the version is stale,
 * 422 with each invalid field. A terminal can move from test to production, never back (ROUTING-7).
 */
export async function changeTerminal(tx: Tx, command: Command) {
  const { staff, terminalId, change, now } = command;
  requireMayChange(staff, change);
  const row = await lockTerminal(tx, command);
  requireRightValues(change, row.currency);
  if (change.poolId !== undefined) await requirePool(tx, command, change.poolId);
  if (change.inTest === true && !row.isTest) {
    throw notAllowed('/inTest', 'A terminal in production does not go back to test');
  }
  const former = await auditedFacts(tx, command);
  await tx
    .update(terminal)
    .set({ ...columnsOf(change), version: row.version + 1 })
    .where(eq(terminal.id, terminalId));
  if (change.attributes !== undefined) await keepAttributes(tx, terminalId, change.attributes);
  if (change.methods !== undefined) await keepMethods(tx, terminalId, methodRules(change.methods));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'terminal.changed',
    subject: `terminal:${terminalId}`,
    ...changedFacts(former, await auditedFacts(tx, command)),
    now,
  });
  return readTerminal(tx, command);
}

function columnsOf(change: TerminalChange) {
  const { name, poolId, inTest, thresholds, maxAdjustment, shortPayment, overPayment } = change;
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(poolId !== undefined && { poolId }),
    ...(inTest === false && { isTest: false }),
    ...(maxAdjustment !== undefined && { maxAdjustment: amountFromWire(maxAdjustment) }),
    ...(shortPayment && { shortPayment }),
    ...(overPayment && { overPayment }),
    ...thresholds,
  };
}

async function requirePool(tx: Tx, { staff }: Command, poolId: PoolId): Promise<void> {
  const pools = await listPools(tx, staff);
  if (!pools.some(({ id }) => id === poolId)) throw notAllowed('/poolId', 'There is no such pool');
}
