import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import { type WhichTerminal, readTerminal } from './read-terminal.ts';

/** The terminal to change, in the version that the person saw. */
export type TerminalCommand = WhichTerminal & {
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Locks a terminal in a person's scope, to change it. 404 out of scope, 409 `conflict` when the
 * version is stale (OFFICE-69).
 */
export async function lockTerminal(tx: Tx, command: TerminalCommand) {
  const { staff, terminalId, expectedVersion } = command;
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict', { current: await readTerminal(tx, command) });
  }
  return row;
}
