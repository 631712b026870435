import { hasPermission } from '@tiyin/domain/permissions';
import { and, eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { terminal, terminalAttribute } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { lockTerminal, type TerminalCommand } from './lock-terminal.ts';
import { readTerminal } from './read-terminal.ts';

/**
 * Removes an attribute of a terminal in a person's scope. 403 without terminal.attr.read, 404 out of scope and
 * where the terminal has no such attribute, 409 `conflict` when the version is stale.
 */
export async function removeAttribute(tx: Tx, command: TerminalCommand & { attributeId: number }) {
  const { staff, terminalId, attributeId, now } = command;
  if (!hasPermission(staff.permissions, 'terminal.attr.read')) throw new ProblemError('forbidden');
  const { version } = await lockTerminal(tx, command);
  const removed = await tx
    .delete(terminalAttribute)
    .where(and(eq(terminalAttribute.id, attributeId), eq(terminalAttribute.terminalId, terminalId)))
    .returning({ typeId: terminalAttribute.typeId });
  const [gone] = removed;
  if (!gone) throw new ProblemError('not_found', { detail: 'The attribute is gone already' });
  await tx
    .update(terminal)
    .set({ version: version + 1 })
    .where(eq(terminal.id, terminalId));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'terminal.attribute_removed',
    subject: `terminal:${terminalId}`,
    before: { attributeId, typeId: gone.typeId },
    now,
  });
  return readTerminal(tx, command);
}
